import { version } from '../../package.json'
import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import { settlesWithin, systemTimers } from '../kernel/timers.ts'
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
  3000: 'A call was refused.',
} as const

type Id = keyof typeof texts

/** A system that takes nothing must not keep the program from ending. */
const lastWaitMs = 1_000

function event(id: Id, data: SystemEvent['data']): SystemEvent {
  return { id, level: id === 3000 ? 'Warning' : 'Information', text: texts[id], data }
}

/** The record of changes, whose lines the event log of Windows gets too, as far as they concern an administrator. */
export function withSystemEvents(log: AuditLog, host: string, write: WriteSystemEvent): AuditLog {
  void write(event(1000, { host, version, openIntents: log.opened.openIntents.length }))
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
      await settlesWithin(write(event(1001, { host, version })), lastWaitMs, systemTimers)
      return log.close()
    },
  }
}

function eventOf({ kind, callId = null, tool = null, confirmedBy = null, outcome = null, summary }: AuditEvent) {
  if (kind === 'intent') return event(2000, { tool, callId, confirmedBy })
  if (kind === 'result') return event(2001, { tool, callId, outcome })
  if (kind === 'undo') return event(2010, { tool, callId, outcome })
  if (kind === 'denied') return event(3000, { tool, callId, outcome })
  if (kind === 'setting' && confirmedBy === 'policy') return event(1010, { key: String(summary?.['key'] ?? '') })
  return null
}
