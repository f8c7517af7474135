import type { ConfirmationView } from '../../../shared/ipc/confirmation-view.ts'
import type { ObjectNames, PlannedChange } from '../../../shared/domain/tool-call.ts'
import { asCalled } from '../../contract/as-called.ts'
import { commandOf, withCommandNotice } from '../../policy/commands/command-of-call.ts'
import { commandView } from '../../views/command-words.ts'
import { noticeWords, undoWords } from '../../views/notice-words.ts'
import { diffViews, shownInDiffs } from '../../views/diff-view.ts'
import { previewList } from '../../views/preview-text.ts'
import { undoValues } from '../../views/undo-values.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { freeArguments } from '../../contract/free-arguments.ts'
import type { AskedChange } from '../../settings/what-opens.ts'
import { changeViews } from '../../views/change-views.ts'
import { argumentViews, readerIn, type ViewContext } from '../chats/view-context.ts'
import { deletionStep, type AskedDeletion } from './deletion-question.ts'
import { settingStep } from './setting-question.ts'

/** What a person is asked about: a setting with its new value, records to delete, or tools with validated arguments; nothing else. */
export type Question =
  | { readonly kind: 'setting'; readonly change: AskedChange }
  | { readonly kind: 'delete'; readonly deletion: AskedDeletion }
  | ToolQuestion

type ToolQuestion = {
  readonly kind: 'fix' | 'undo'
  readonly steps: readonly {
    readonly tool: Tool
    readonly args: Readonly<Record<string, unknown>>
    /** Digest of the call. */
    readonly digest: string
    /** Values before and after, where a check has read them: yes and no, numbers and single words, never sentences. */
    readonly changes?: readonly PlannedChange[]
    readonly object?: ObjectNames
    /** Of an undo: the stored result, after its schema. */
    readonly kept?: Readonly<Record<string, unknown>>
    /** What a dry run of it said. */
    readonly preview?: Readonly<Record<string, unknown>> | null
    /** Names of arguments whose value somebody else can have written. */
    readonly outside?: readonly string[]
  }[]
}

/** The steps of a confirmation: metadata and validated values only, in the user's language. */
export function confirmationSteps(question: Question, context: ViewContext): ConfirmationView['steps'] {
  const { translator } = context
  if (question.kind === 'setting') return [settingStep(question.change, translator)]
  if (question.kind === 'delete') return [deletionStep(question.deletion, context)]
  const { locale } = translator
  const reader = readerIn(context)
  return question.steps.map(({ tool: asked, args, object, kept, preview = null, changes = [], outside = [] }) => {
    const tool = withCommandNotice(asCalled(asked, args), args)
    const command = question.kind === 'fix' ? commandOf(tool, args) : null
    const free = freeArguments(tool)
    const diffs = kept === undefined ? diffViews(tool, preview ?? {}) : diffViews(tool, kept, 'backwards')
    const inDiffs = shownInDiffs(tool, kept ?? preview ?? {})
    return {
      ...(question.kind === 'undo'
        ? undoWords(tool, { args, object }, locale)
        : noticeWords(tool, { args, object }, reader)),
      diffs,
      list: preview === null ? null : previewList(tool, preview, { translator }),
      command: command === null ? null : commandView(command, translator),
      file: object?.names['program'] ?? null,
      risk: tool.access.risk,
      needsAdmin: tool.access.requiresAdmin,
      needsIdle: tool.access.requiresIdleCheck,
      tool: tool.name,
      stored: kept === undefined ? [] : undoValues(tool, kept, translator),
      args: argumentViews({ tool: tool.name, args, object }, context).map((each) => ({
        ...each,
        plain: each.plain && !inDiffs.includes(each.name),
        free: free.has(each.name) && !inDiffs.includes(each.name),
        ...(outside.includes(each.name) ? { isOutside: true as const } : {}),
      })),
      changes: changeViews(tool.name, changes, context).map(({ label, before, planned }) => ({
        label,
        before,
        planned,
      })),
    }
  })
}
