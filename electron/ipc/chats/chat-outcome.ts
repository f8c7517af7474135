import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import { wasPutOff } from '../../conversation/handled-steps.ts'
import type { FixResult } from '../../conversation/items.ts'
import { callTitleOf } from '../../views/tool-titles.ts'
import { headlineView } from './entry-views.ts'
import type { ViewContext } from './view-context.ts'

type Log = Conversation['log']
type Glyph = ChatSummary['verdict']

/** How a chat has ended so far, what was found in it last, and what was repaired and still is. */
export function chatOutcome(log: Log, verdict: Glyph, context: ViewContext): ChatSummary['story'] {
  const results = log.after('fixes', '').flatMap((item) => item.results)
  const fixed = results.filter((result) => result.verdict === 'fixed' && !result.undone && result.error === null)
  const checks = log.last('checks')
  return {
    outcome: outcomeOf({ log, verdict, results, isFixed: fixed.length > 0 }),
    found: checks ? (headlineView(checks, context)?.text ?? null) : null,
    done: fixed.map(({ args = {}, ...result }) => callTitleOf({ ...result, args }, context)),
  }
}

type Ending = {
  readonly log: Log
  readonly verdict: Glyph
  readonly results: readonly FixResult[]
  readonly isFixed: boolean
}

/** What could not be judged is open: nobody is told that nothing was found. */
function outcomeOf({ log, verdict, results, isFixed }: Ending): ChatSummary['story']['outcome'] {
  if (verdict === 'running' || verdict === 'waiting') return verdict
  const isLeft = verdict === 'problem' || verdict === 'warning'
  const last = results.at(-1)
  const isPutOff = log.last('plan')?.state === 'not_now' || (last !== undefined && wasPutOff(last))
  if (isLeft && isPutOff) return 'postponed'
  if (isLeft) return 'open'
  if (isFixed) return 'fixed'
  return verdict === 'healthy' ? 'nothing_found' : 'open'
}
