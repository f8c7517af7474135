import type { Clock, Ids } from '../kernel/ports.ts'
import { pause, type Timers } from '../kernel/timers.ts'
import type { ItemWork } from './calls.ts'
import type { Chats } from './chats.ts'
import type { Found, Telling } from './driver.ts'
import type { FixValues } from './fix-values.ts'
import type { ItemLog } from './item-log.ts'
import { planItem, type PlanItem } from './items.ts'
import { shortPlan } from './kept-findings.ts'
import type { SessionMemory } from './session-memory.ts'

export type EarlyPlan = {
  /** Absent = nothing is offered before the end. */
  readonly offers: Telling['early']
  /** The plan of the end: a new one, or what was offered before, as long as nobody has answered it. */
  settle(log: ItemLog, found: Found): void
}

type Deps = {
  readonly chats: Pick<Chats, 'change'>
  readonly memory: Pick<SessionMemory, 'remember'>
  readonly values: FixValues
  readonly offersAfterMs?: number | undefined
  readonly timers: Timers
  readonly ids: Ids
  readonly clock: Clock
}

type Offered = Pick<Found, 'fixes' | 'checks' | 'known' | 'conclusion'>

/** What can be done about a sure cause is offered while the rest is still looked at, once somebody has waited a while. */
export function createEarlyPlan({ chat, signal }: Pick<ItemWork, 'chat' | 'signal'>, deps: Deps): EarlyPlan {
  const { chats, memory, values, ids, clock, timers, offersAfterMs } = deps
  const startedAt = clock.now()
  let offered: string | null = null
  const itemOf = (id: string, { fixes, checks, known, conclusion }: Offered): PlanItem => {
    memory.remember(id, { checks, conclusion })
    const changes = values.planned(fixes.proposed, checks)
    return planItem({ id, at: clock.now(), changes }, shortPlan(fixes), known)
  }
  return {
    offers:
      offersAfterMs === undefined
        ? undefined
        : {
            ready: (over) => pause(startedAt + offersAfterMs - clock.now(), over, timers),
            onOffer: (fixes, seen) => {
              offered = ids.newId()
              const item = itemOf(offered, { ...seen, fixes, known: chat.log.known() })
              chats.change(chat, (log) => log.add(item), 'save')
            },
          },
    settle: (log, found) => {
      const isOffer = !signal.aborted && found.fixes.proposed.length > 0
      if (offered === null) {
        if (isOffer) log.add(itemOf(ids.newId(), found))
        return
      }
      const { state, waiting } = log.get('plan', offered) ?? {}
      if (signal.aborted || state !== 'open' || waiting?.length !== 0) return
      const { withheld, ...item } = itemOf(offered, found)
      // Without a step it is drawn nowhere: what is held back stands with the look itself.
      log.replace('plan', offered, ({ at }) => ({ ...item, at, withheld: isOffer ? withheld : [] }))
    },
  }
}
