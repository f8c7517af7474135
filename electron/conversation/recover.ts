import type { Target } from '../../shared/domain/target.ts'
import { appError } from '../kernel/result.ts'
import { isOpen } from './call-cards.ts'
import type { CallCard, ChatRecord, ChecksItem, FixesItem, NoticeItem, PlanItem } from './items.ts'

export type RecoverPorts = {
  readonly nowMs: number
  readonly newId: () => string
  /** The check that shows how the PC is after this fix; null = there is none. */
  readonly proofOf: (tool: string) => string | null
  /** The kind of PC that is looked at. */
  readonly ownKind: () => Target['kind']
}

export type Recovered = {
  readonly record: ChatRecord
  readonly changed: boolean
  /** True when a person still has to do something here: the chat goes on instead of being shown only. */
  readonly revived: boolean
  /** Fixes whose end nobody saw, told in this chat. */
  readonly toldCalls: readonly string[]
}

/** A chat whose program ended in between: nothing that ran is said to be done, nothing that waited goes on by itself. */
export function recoverRecord(record: ChatRecord, ports: RecoverPorts): Recovered {
  const unknown: CallCard[] = []
  const begun = new Map<string, boolean>()
  const settled = record.entries.map((entry) => {
    if (entry.kind === 'checks' && entry.running) return interruptedChecks(entry)
    if ((entry.kind === 'watch' || entry.kind === 'model') && entry.running)
      return { ...entry, running: false, ended: 'interrupted' as const }
    if (entry.kind !== 'fixes' || !entry.running) return entry
    unknown.push(...entry.cards.filter((card) => isOpen(card) && wasBegun(card)))
    begun.set(entry.planId, entry.cards.some(wasBegun))
    return interruptedFixes(entry)
  })
  const entries = settled.map((entry) =>
    entry.kind === 'plan' ? waitingPlan(entry, begun.get(entry.id) ?? false) : entry,
  )
  const notices = unknown.map((card) => unknownNotice(card, ports))
  const { queued = [], ...rest } = record
  // What nobody heard stands in the field again: it does not begin by itself.
  const draft = [...queued.map(({ text }) => text), record.draft].filter((text) => text !== '').join('\n')
  const recovered = { ...rest, draft, entries: [...entries, ...notices] }
  const waiting = entries.some((entry) => entry.kind === 'plan' && entry.state === 'open' && entry.waiting.length > 0)
  return {
    record: recovered,
    changed: queued.length > 0 || recovered.entries.some((entry, index) => entry !== record.entries[index]),
    revived: waiting || notices.length > 0 || draft !== '',
    toldCalls: unknown.map(({ callId }) => callId),
  }
}

type Unseen = Pick<CallCard, 'tool'> & { readonly target?: Pick<Target, 'kind'> | null }

/** The notice of a fix whose end nobody saw. */
export function unknownNotice({ tool, target }: Unseen, ports: RecoverPorts): NoticeItem {
  const checkTool = ports.proofOf(tool)
  const error = appError('unknown_after_crash', { tool })
  const base = { kind: 'notice', id: ports.newId(), at: ports.nowMs } as const
  const elsewhere = target && target.kind !== ports.ownKind() ? { elsewhere: target.kind } : {}
  return { ...base, tone: 'warning', message: 'unknownCall', tool, error, checkTool, ...elsewhere }
}

function interruptedChecks(entry: ChecksItem): ChecksItem {
  return { ...entry, running: false, ended: 'interrupted', cards: entry.cards.map(endedUnseen) }
}

function interruptedFixes(entry: FixesItem): FixesItem {
  const cards = entry.cards.map((card) => (wasBegun(card) ? endedUnseen(card) : neverBegun(card)))
  return { ...entry, running: false, cards }
}

/** What a card says only while its call goes on. */
const nothingGoesOn = { phase: null, phases: [], since: null, idleReason: null, quiet: null, opensAt: null } as const

function endedUnseen(card: CallCard): CallCard {
  if (!isOpen(card)) return card
  return { ...card, ...nothingGoesOn, state: 'unknown', error: appError('unknown_after_crash', { tool: card.tool }) }
}

function neverBegun(card: CallCard): CallCard {
  if (!isOpen(card)) return card
  return { ...card, ...nothingGoesOn, state: 'cancelled', error: appError('cancelled', { tool: card.tool }) }
}

function wasBegun({ startedAt }: CallCard): boolean {
  return startedAt !== null
}

/** A plan that was asked about, or that waited before its first step, waits for a new answer. */
function waitingPlan(entry: PlanItem, begun: boolean): PlanItem {
  if (entry.state === 'running' && begun) return { ...entry, state: 'done', waiting: [] }
  if (entry.state !== 'running' && entry.state !== 'confirming') return entry
  const ticked = entry.proposed.filter((fix) => fix.ticked).map((fix) => fix.digest)
  return { ...entry, state: 'open', waiting: entry.waiting.length > 0 ? entry.waiting : ticked }
}
