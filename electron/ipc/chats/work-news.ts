import type { FixVerdict } from '../../../shared/domain/finding.ts'
import { onlyWaits } from '../../conversation/call-cards.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import type { FixesItem } from '../../conversation/items.ts'

type Watched = Pick<Conversation, 'id' | 'log'>

/** A repair that came to its end: the call to show, and how the whole ended. */
export type EndedRepair = { readonly chatId: string; readonly callId: string; readonly verdict: FixVerdict }

export type WorkNewsDeps = {
  /** Told when something begins to run where nothing did, and when nothing runs any more. */
  readonly showWorking: (isWorking: boolean) => void
  readonly repairEnded: (ended: EndedRepair) => void
}

/** Hears every change of a conversation. What waits for a free PC does not run. */
export function createWorkNews({ showWorking, repairEnded }: WorkNewsDeps): (changed: Watched) => void {
  const working = new Set<string>()
  /** The repair that runs in a conversation. */
  const repairs = new Map<string, string>()
  return ({ id, log }) => {
    const before = working.size > 0
    if (log.running().some((card) => !onlyWaits(card))) working.add(id)
    else working.delete(id)
    if (before !== working.size > 0) showWorking(!before)
    const last = log.last('fixes')
    if (last?.running === true) repairs.set(id, last.id)
    else if (last && repairs.get(id) === last.id) {
      repairs.delete(id)
      const ended = endOf(last)
      if (ended !== null) repairEnded({ chatId: id, ...ended })
    }
  }
}

/** Null = nothing was run. What did not help counts before what nobody can tell. */
function endOf({ results }: FixesItem): Omit<EndedRepair, 'chatId'> | null {
  const verdicts = results.map(({ verdict }) => verdict)
  const last = results.at(-1)
  if (last === undefined) return null
  const verdict = (['not_fixed', 'cannot_tell'] as const).find((each) => verdicts.includes(each)) ?? last.verdict
  return { callId: last.callId, verdict }
}
