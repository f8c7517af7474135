import type { ConfirmationView } from '../../../shared/ipc/confirmation-view.ts'
import { type ViewContext } from '../chats/view-context.ts'
import { callTitleOf } from '../../views/tool-titles.ts'

/** What is to be deleted for good. */
export type AskedDeletion = {
  /** Title of the chat; null = everything that is kept. */
  readonly chat: string | null
  /** Fixes that can then not be undone any more. */
  readonly undoable: readonly {
    readonly callId: string
    readonly tool: string
    readonly args: Readonly<Record<string, unknown>>
  }[]
}

const fixesShown = 20

/** A deletion as the one step of a question: what goes, what stays, and every fix that has no way back any more. */
export function deletionStep(
  { chat, undoable }: AskedDeletion,
  context: ViewContext,
): ConfirmationView['steps'][number] {
  const { translator } = context
  const what = chat === null ? 'all' : 'one'
  const more = undoable.length - fixesShown
  const items = undoable.slice(0, fixesShown).map((fix) => ({ name: callTitleOf(fix, context), size: '' }))
  return {
    title: translator.text(`ui.delete.${what}`),
    what: translator.text(`ui.delete.${what}.about`),
    lose: undoable.length === 0 ? null : translator.text('ui.delete.lose', { count: undoable.length }),
    undo: null,
    duration: null,
    risk: 'elevated',
    needsAdmin: false,
    needsIdle: false,
    tool: translator.text(`ui.delete.${what}`),
    args:
      chat === null
        ? []
        : [{ name: 'chat', label: translator.text('ui.delete.title'), value: chat, plain: true, free: true }],
    command: null,
    undoes: null,
    stored: [],
    list:
      items.length === 0 ? null : { items, more: more > 0 ? translator.text('preview.more', { count: more }) : null },
    changes: [],
    diffs: [],
    file: null,
  }
}
