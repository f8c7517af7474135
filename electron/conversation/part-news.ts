import type { ProposedFix } from '../../shared/domain/diagnosis.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { callKey } from './call-cards.ts'
import type { ItemLog } from './item-log.ts'
import type { CallCard, NoticeItem } from './items.ts'

type Log = Pick<ItemLog, 'last' | 'after' | 'since' | 'version'>

/** A step of a plan, and how far it is. */
export type PlanStep = { readonly fix: ProposedFix; readonly state: 'pending' | 'in_progress' | 'completed' }

export type PartNews = {
  readonly calls: readonly { readonly card: CallCard; readonly isFix: boolean }[]
  readonly notices: readonly NoticeItem[]
  /** Of the last plan: none once it was refused or put off; null = nothing has changed in it. */
  readonly steps: readonly PlanStep[] | null
}

/** For a host that shows calls, notices and the plan by themselves: those that are new or have changed since it last asked. */
export function createPartNews(): (log: Log) => PartNews {
  let version = 0
  const told = new Map<string, string>()
  const isNews = (key: string, part: unknown): boolean => {
    const text = canonicalJson(part)
    if (told.get(key) === text) return false
    told.set(key, text)
    return true
  }
  return (log) => {
    const items = log.since(version)
    version = log.version()
    const cards = items.flatMap((item) =>
      'cards' in item ? item.cards.map((card) => ({ card, isFix: item.kind === 'fixes' })) : [],
    )
    const steps = planSteps(log)
    return {
      // How long the PC has been quiet moves with every look.
      calls: cards.filter(({ card }) => isNews(card.callId, { ...card, quiet: null })),
      notices: items.flatMap((item) => (item.kind === 'notice' && isNews(item.id, item) ? [item] : [])),
      steps: steps !== null && isNews('plan', steps) ? steps : null,
    }
  }
}

function planSteps(log: Log): readonly PlanStep[] | null {
  const plan = log.last('plan')
  if (plan === null) return null
  if (plan.state === 'refused' || plan.state === 'not_now' || plan.state === 'superseded') return []
  const run = log.after('fixes', plan.id).find(({ planId }) => planId === plan.id)
  const ended = new Set(run?.results.map(callKey))
  const begun = new Set(run?.cards.map(callKey))
  return plan.proposed.map((fix) => {
    if (ended.has(callKey(fix))) return { fix, state: 'completed' }
    return { fix, state: begun.has(callKey(fix)) ? 'in_progress' : 'pending' }
  })
}
