import type { ConfirmationView } from '../../../shared/ipc/views.ts'
import type { PlannedChange } from '../../policy/changes.ts'
import type { Tool } from '../../tools/define-tool.ts'
import { changeViews } from '../chats/fix-changes.ts'
import { argumentViews, type ViewContext } from '../chats/view-context.ts'

/** What a person is asked about: tools with validated arguments, nothing else. */
export type Question = {
  readonly kind: 'fix' | 'undo'
  readonly steps: readonly {
    readonly tool: Tool
    readonly args: Readonly<Record<string, unknown>>
    /** Digest of the call. */
    readonly digest: string
    /** Values before and after, where a check has read them: yes and no, numbers and single words, never sentences. */
    readonly changes?: readonly PlannedChange[]
  }[]
}

/** The steps of a confirmation: metadata and validated arguments only, in the user's language. */
export function confirmationSteps(question: Question, context: ViewContext): ConfirmationView['steps'] {
  const { locale } = context.translator
  return question.steps.map(({ tool, args, changes = [] }) => {
    const { title, notice, purpose } = tool.texts
    return {
      title: title[locale],
      what: (notice?.what ?? purpose)[locale],
      lose: notice?.whatYouLose[locale] ?? null,
      undo: notice?.undo[locale] ?? null,
      duration: notice?.duration[locale] ?? null,
      risk: tool.access.risk,
      needsAdmin: tool.access.requiresAdmin,
      needsIdle: tool.access.requiresIdleCheck,
      tool: tool.name,
      args: argumentViews(tool.name, args, context),
      changes: changeViews(tool.name, changes, context).map(({ label, before, planned }) => ({
        label,
        before,
        planned,
      })),
    }
  })
}
