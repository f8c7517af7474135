import { toldVerdict } from '../../../shared/domain/tool-call.ts'
import type { UndoableView } from '../../../shared/ipc/undoable-view.ts'
import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import { wasPutOff } from '../../conversation/handled-steps.ts'
import type { ChecksItem, FixesItem, FixResult } from '../../conversation/items.ts'
import { asCalled } from '../../contract/as-called.ts'
import { undoWords } from '../../views/notice-words.ts'
import { callTitleOf } from '../../views/tool-titles.ts'
import { headlineView } from './entry-views.ts'
import { toldReason } from './fix-result-view.ts'
import type { ViewContext } from './view-context.ts'

type Log = Conversation['log']
type Glyph = ChatSummary['verdict']

/** How a chat has ended so far, what was found in it last, and what was repaired and still is. */
export function chatOutcome(log: Log, verdict: Glyph, context: ViewContext): ChatSummary['story'] {
  const results = log.after('fixes', '').flatMap((item) => item.results)
  const fixed = results.filter((result) => result.verdict === 'fixed' && !result.undone && result.error === null)
  const isRepaired = log
    .after('fixes', '')
    .some((item) => item.results.some((result) => fixed.includes(result) && isRepair(result, item, log)))
  const checks = log.last('checks')
  const isShown = checks !== null && verdict === 'healthy' && onlyShows(checks, context)
  const isDone = fixed.length > 0 || isShown
  return {
    outcome: outcomeOf({ log, verdict, results, good: isRepaired ? 'fixed' : isDone ? 'done' : null }),
    found: checks && !isShown ? (headlineView(checks, context)?.text ?? null) : null,
    done: fixed.map(({ args = {}, ...result }) => callTitleOf({ ...result, args }, context)),
    undoable: log.after('fixes', '').flatMap((item) => undoableOf(item, context)),
  }
}

/** Who has a file opened or looked for wants to see it: there is nothing that could be found wrong. */
function onlyShows({ cards }: ChecksItem, { registry }: ViewContext): boolean {
  return cards.length > 0 && cards.every(({ tool }) => registry.find(tool)?.fileTexts !== undefined)
}

/** A change that a person wished for repaired nothing. */
function isRepair(result: FixResult, item: FixesItem, log: Log): boolean {
  return toldVerdict(result.verdict, toldReason(result, item, { log })) === 'fixed'
}

function undoableOf({ results, cards, at }: FixesItem, context: ViewContext): readonly UndoableView[] {
  return results.flatMap(({ callId, tool: name, args = {}, object, undoUntil: until, undone }) => {
    const tool = context.registry.find(name)
    if (tool === null || undone || until === null) return []
    const { undoes, what } = undoWords(asCalled(tool, args), { args, object }, context.translator.locale)
    const doneAt = cards.find((card) => card.callId === callId)?.endedAt ?? at
    return [{ callId, title: undoes ?? what, say: what, doneAt, until }]
  })
}

type Ending = {
  readonly log: Log
  readonly verdict: Glyph
  readonly results: readonly FixResult[]
  /** What came of what was done; null = nothing good did. */
  readonly good: 'fixed' | 'done' | null
}

/** What could not be judged is open: nobody is told that nothing was found. */
function outcomeOf({ log, verdict, results, good }: Ending): ChatSummary['story']['outcome'] {
  if (verdict === 'running' || verdict === 'waiting') return verdict
  const isLeft = verdict === 'problem' || verdict === 'warning'
  const last = results.at(-1)
  const isPutOff = log.last('plan')?.state === 'not_now' || (last !== undefined && wasPutOff(last))
  if (isLeft && isPutOff) return 'postponed'
  if (isLeft) return 'open'
  if (good !== null) return good
  if (results.length > 0 && results.every(({ undone }) => undone)) return 'undone'
  if (results.length === 0 && isRefusedWish(log)) return 'not_run'
  return verdict === 'healthy' ? 'nothing_found' : 'open'
}

/** Who changed their mind about a change of their own wish has no problem that is open. */
function isRefusedWish(log: Log): boolean {
  const plan = log.last('plan')
  return plan?.state === 'refused' && plan.proposed.every(({ because }) => because === 'request')
}
