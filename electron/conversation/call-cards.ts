import type { BegunPhase, ToolCall, WaitOfCall } from '../../shared/domain/tool-call.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { appError } from '../kernel/result.ts'
import type { Item, CallCard } from './items.ts'

const lineCharacters = 500

/** The card of a call in its present state. `size` = characters of its result as text. */
export function cardOf(call: ToolCall, size: number | null): CallCard {
  const started = 'startedAt' in call
  return {
    callId: call.id,
    tool: call.tool,
    args: call.args,
    ...(call.object ? { object: call.object } : {}),
    state: call.state,
    verdict: call.state === 'succeeded' && call.proof === null ? call.verdict : null,
    phase: call.state === 'running' || call.state === 'preparing' ? call.phase : null,
    since: call.state === 'preparing' ? call.since : null,
    startedAt: started ? call.startedAt : null,
    endedAt: 'endedAt' in call ? call.endedAt : null,
    lastLine: null,
    quiet: call.state === 'awaiting_idle' ? call.quiet : null,
    ...waitOf(call),
    allowedBy: started ? call.allowedBy.kind : null,
    error: errorOf(call),
    resultSize: size,
  }
}

function waitOf(call: ToolCall): WaitOfCall {
  if (call.state !== 'awaiting_idle') return { idleReason: null, opensAt: null }
  const { reason } = call
  return reason === 'outside_hours'
    ? { idleReason: reason, opensAt: call.opensAt }
    : { idleReason: reason, opensAt: null }
}

function errorOf(call: ToolCall): CallCard['error'] {
  if (call.state === 'denied') return call.reasons[0] ?? appError('internal')
  return 'error' in call ? call.error : null
}

/** The same for every call of this tool with these arguments. */
export function callKey({ tool, args = {} }: Partial<Pick<CallCard, 'tool' | 'args'>>): string {
  return canonicalJson([tool, args])
}

/** The cards with this one: the place of a call never changes, and a call that is being stopped stays so until its end. */
export function withCard(cards: readonly CallCard[], card: CallCard, nowMs: number): readonly CallCard[] {
  const before = cards.find((other) => other.callId === card.callId)
  const phases = phasesOf(card, before?.phases ?? [], nowMs)
  const told = phases.length === 0 ? card : { ...card, phases }
  if (!before) return [...cards, told]
  const stopping = before.state === 'stopping' && card.endedAt === null
  const next = { ...told, lastLine: before.lastLine, ...(stopping ? { state: before.state } : {}) }
  return cards.map((other) => (other === before ? next : other))
}

/** How far it is, and since when; while it waits for rights it stays where it was. */
function phasesOf(card: CallCard, begun: readonly BegunPhase[], nowMs: number): readonly BegunPhase[] {
  if (card.endedAt !== null) return []
  const phase = card.phase ?? null
  if (phase === null || begun.some((one) => one.phase === phase)) return begun
  return [...begun, { phase, at: begun.length === 0 ? (card.since ?? nowMs) : nowMs }]
}

export function withLine(card: CallCard, line: string): CallCard {
  return { ...card, lastLine: line.slice(0, lineCharacters) }
}

/** True while a call can still be stopped. */
export function isOpen({ endedAt, state }: CallCard): boolean {
  return endedAt === null && state !== 'unknown' && state !== 'cancelled' && state !== 'denied'
}

/** A step that waits for a free PC does nothing: nothing may move for it. */
export function onlyWaits(item: Item): boolean {
  const open = item.kind === 'fixes' ? item.cards.filter(isOpen) : []
  return open.length > 0 && open.every(({ state }) => state === 'awaiting_idle')
}
