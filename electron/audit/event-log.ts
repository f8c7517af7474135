import { version } from '../../package.json'
import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import type { CallOutcome } from '../../shared/domain/call-outcome.ts'
import { settlesWithin, systemTimers } from '../kernel/timers.ts'
import type { Anchor } from './anchor.ts'
import type { AuditLog } from './audit-log.ts'

/** One entry of the event log of Windows: its text is fixed by its number, what differs is data. */
export type SystemEvent = {
  readonly id: number
  readonly level: 'Information' | 'Warning'
  readonly text: string
  /** Ids, codes and names of tools: nothing of the person. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}

/** Hands an entry to the system; no effect waits for it or depends on it. @throws never */
export type WriteSystemEvent = (event: SystemEvent) => Promise<void>

const texts = {
  1000: 'Deskmedic has started.',
  1001: 'Deskmedic has ended.',
  1010: 'What the policy fixes has changed.',
  2000: 'A change of this PC begins.',
  2001: 'A change of this PC has ended.',
  2010: 'A change of this PC was undone.',
  2011: 'It was checked whether a change of this PC helped.',
  3000: 'A call was refused.',
  3010: 'The part of Deskmedic with administrator rights was started, was refused or has ended.',
  4000: 'How far the record of changes is.',
  4001: 'The record of changes is damaged, or its end is missing.',
} as const

type Id = keyof typeof texts

/** A system that takes nothing must not keep the program from ending. */
const lastWaitMs = 1_000

const warnings: readonly Id[] = [3000, 4001]

function event(id: Id, data: SystemEvent['data']): SystemEvent {
  return { id, level: warnings.includes(id) ? 'Warning' : 'Information', text: texts[id], data }
}

/** The same, as long as it is wanted: a policy can say otherwise at any moment. */
export function writtenWhile(isWanted: () => boolean, write: WriteSystemEvent): WriteSystemEvent {
  return (one) => (isWanted() ? write(one) : Promise.resolve())
}

/** `host` = the chain. Whoever changes the record afterwards cannot change this copy of its head. */
export function headEvent(host: string, { seq, hash }: Pick<Anchor, 'seq' | 'hash'>): SystemEvent {
  return event(4000, { host, seq, hash })
}

/** What became of a part with administrator rights; `by` = who tells it: the part itself, or the app that has asked for it. */
export function brokerEvent(
  by: 'app' | 'broker',
  what: 'started' | 'refused' | 'ended',
  code: string | null,
): SystemEvent {
  return event(3010, { by, what, code })
}

type Step = { readonly tool?: string; readonly callId?: string; readonly outcome?: string }

/** What that part did itself: nobody has to believe the app for it. */
export function brokerStepEvent(kind: 'begun' | 'ended' | 'refused', step: Step): SystemEvent {
  const { tool = null, callId = null, outcome = null } = step
  if (kind === 'begun') return event(2000, { by: 'broker', tool, callId })
  return event(kind === 'ended' ? 2001 : 3000, { by: 'broker', tool, callId, outcome })
}

type Ended = { readonly callId: string; readonly tool: { readonly name: string }; readonly outcome: CallOutcome }

const verdicts: readonly CallOutcome[] = ['fixed', 'not_fixed', 'cannot_tell']

/** How fixes end is passed on as before; what a check said of one afterwards is told, too. */
export function withVerdictEvents<Fix extends Ended>(
  passOn: (ended: Fix) => void,
  write: WriteSystemEvent | undefined,
): (ended: Fix) => void {
  return (ended) => {
    const { callId, tool, outcome } = ended
    if (verdicts.includes(outcome)) void write?.(event(2011, { tool: tool.name, callId, outcome }))
    passOn(ended)
  }
}

type EventsDeps = {
  readonly host: string
  readonly write: WriteSystemEvent
  /** What is told of the start beside version and host. */
  readonly started: SystemEvent['data']
}

/** The record of changes, whose lines the event log of Windows gets too, as far as they concern an administrator. */
export function withSystemEvents(log: AuditLog, { host, write, started }: EventsDeps): AuditLog {
  void write(event(1000, { host, version, ...started, openIntents: log.opened.openIntents.length }))
  const lost = log.opened.problems.map(({ code }) => code).filter((code) => code !== 'torn_tail')
  if (lost.length > 0) void write(event(4001, { host, problems: [...new Set(lost)].join(' ') }))
  return {
    ...log,
    append: async (entry, durability) => {
      // What is made late is a record of reading: no administrator misses it.
      const told = typeof entry === 'function' ? null : eventOf(entry)
      const written = await log.append(entry, durability)
      if (told !== null && written.ok) void write(told)
      return written
    },
    close: async () => {
      // The record tells its head while it closes; what is written is written in this order.
      const closed = await log.close()
      await settlesWithin(write(event(1001, { host, version })), lastWaitMs, systemTimers)
      return closed
    },
  }
}

function eventOf({ kind, callId = null, tool = null, confirmedBy = null, outcome = null, summary }: AuditEvent) {
  if (kind === 'intent') return event(2000, { tool, callId, confirmedBy })
  if (kind === 'result') return event(2001, { tool, callId, outcome })
  if (kind === 'undo') return event(2010, { tool, callId, outcome })
  if (kind === 'denied') return event(3000, { tool, callId, outcome })
  if (kind === 'setting' && confirmedBy === 'policy')
    return event(1010, { key: String(summary?.['key'] ?? ''), place: summary?.['place'] ?? null })
  return null
}
