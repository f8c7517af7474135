import { toldVerdict } from '../../../shared/domain/tool-call.ts'
import type { FixResultView } from '../../../shared/ipc/views.ts'
import { asCalled } from '../../contract/as-called.ts'
import { stepBehind, stepToRepeat } from '../../conversation/handled-steps.ts'
import type { FixesItem, FixResult } from '../../conversation/items.ts'
import { diffViews } from '../../views/diff-view.ts'
import { withoutUndo } from '../../views/notice-words.ts'
import { proofText } from '../../views/proof-words.ts'
import { callTitleOf, findingText } from '../../views/tool-titles.ts'
import { changeViews } from '../../views/change-views.ts'
import { clearedFinding } from './cleared-finding.ts'
import { errorView, type EntryContext, type ViewContext } from './view-context.ts'

/** What came of a fix, and what can be said of undoing it. */
export function resultView(result: FixResult, entry: FixesItem, context: EntryContext): FixResultView {
  const {
    callId,
    tool,
    args = {},
    object,
    verdict,
    reason,
    error,
    notes,
    undoUntil,
    undone,
    changes = [],
    mended = null,
  } = result
  const cleared = clearedFinding(entry, result, context.log)
  const step = stepToRepeat(entry, result, context.log)
  const said = reason ? proofText(reason, mended, context) : error ? context.translator.error(error).why : ''
  return {
    callId,
    title: callTitleOf({ tool, args, object }, context),
    verdict,
    reason: toldReason(result, entry, context),
    reasonText: said,
    notes: notes.map((finding) => findingText(finding, context)),
    changes: changeViews(tool, changes, context),
    diffs: resultDiffs(result, entry, context),
    pictures: undone ? null : pairView(result, entry, context),
    error: error ? errorView(error, context) : null,
    undoUntil,
    withoutUndo: withoutUndoText(result, entry, context),
    undone,
    cleared: cleared && { ...cleared, at: entry.cards.find((card) => card.callId === callId)?.endedAt ?? entry.at },
    isBack: result.isBack ?? false,
    again: step && { planId: entry.planId, digest: step.digest },
  }
}

/** Nobody undoes what has not been done. */
function withoutUndoText(result: FixResult, entry: FixesItem, context: EntryContext): string | null {
  const { tool: name, args = {}, object, error } = result
  const tool = context.registry.find(name)
  if (tool === null || error !== null) return null
  const verdict = toldVerdict(result.verdict, toldReason(result, entry, context))
  return withoutUndo(asCalled(tool, args), { call: { args, object }, verdict }, context.translator)
}

/** A change that a person wished for heals nothing: it is done. */
export function toldReason(
  result: FixResult,
  { planId }: FixesItem,
  { log }: Pick<EntryContext, 'log'>,
): FixResultView['reason'] {
  const isWish = stepBehind(result, log.get('plan', planId))?.because === 'request'
  return result.reason === 'improved' && isWish ? 'reached' : result.reason
}

/** What was agreed to is what was done: the difference that the person saw is that of the result. */
function resultDiffs(
  result: FixResult,
  { planId }: FixesItem,
  { registry, log }: EntryContext,
): FixResultView['diffs'] {
  const tool = registry.find(result.tool)
  if (tool === null || result.undone || result.error !== null) return []
  return diffViews(tool, stepBehind(result, log.get('plan', planId))?.preview ?? {})
}

function pairView({ callId, pictures }: FixResult, { cards, at }: FixesItem, { translator }: ViewContext) {
  const pair = pictures?.[translator.locale]
  const card = cards.find((one) => one.callId === callId)
  return pair === undefined ? null : { ...pair, beforeAt: card?.startedAt ?? at, afterAt: card?.endedAt ?? at }
}
