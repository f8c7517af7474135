import { definePart } from './part.ts'

/** One kind of event at one moment. `level` is the number of Windows: 1 critical, 2 error, 3 warning. */
export type LoggedEvent = {
  log: 'System' | 'Application'
  provider: string
  id: number
  level: 1 | 2 | 3
  utc: string
  count: number
  /** Values of the event as the summary shows them. */
  sample: string
  /** The whole message; absent = only its values are kept. */
  message?: string
}

export type EventLogState = { events: LoggedEvent[] }

/** Events of one kind within the hours that were asked for. */
export type EventGroup = Omit<LoggedEvent, 'utc'> & { lastUtc: string }

const keptDays = 30
const msPerHour = 3_600_000

/** The noise that every healthy Windows has. */
function initialEventLog(): EventLogState {
  return {
    events: [
      {
        log: 'System',
        provider: 'Microsoft-Windows-DistributedCOM',
        id: 10_016,
        level: 3,
        utc: '2025-11-22T06:40:00.000Z',
        count: 8,
        sample: 'application-specific | Local | Activation',
      },
      {
        log: 'Application',
        provider: 'ESENT',
        id: 455,
        level: 2,
        utc: '2025-11-22T06:38:00.000Z',
        count: 6,
        sample: 'svchost | 4120 | -1811',
      },
    ],
  }
}

/** The System and Application logs. They are history: a cure ends new entries, old ones stay until their window has passed. */
export type EventLog = {
  /** Adds `count` events of one kind; `utc` defaults to now. */
  readonly record: (
    event: Omit<LoggedEvent, 'utc' | 'sample'> & { readonly utc?: string; readonly sample?: string },
  ) => void
  /** The entry of the Service Control Manager when a service did not stay up. */
  readonly serviceFailed: (service: { readonly displayName: string }) => void
  /** Events of the last hours, the newest first, with those of what other parts keep as history. */
  readonly entries: (hours: number) => LoggedEvent[]
  /** All that is kept of one provider, newest first. */
  readonly writtenBy: (provider: string) => LoggedEvent[]
  /** Kinds of events of the last hours, the most frequent first. */
  readonly read: (hours: number) => EventGroup[]
  /** Drops what a log of usual size would have overwritten by now. */
  readonly forgetOld: () => void
}

export type EventLogDeps = {
  readonly now: () => number
  /** What other parts keep as their own history and Windows writes as events. */
  readonly history: () => readonly LoggedEvent[]
}

function createEventLog(eventLog: EventLogState, { now, history }: EventLogDeps): EventLog {
  const since = (events: readonly LoggedEvent[], ageMs: number): LoggedEvent[] =>
    events.filter((event) => Date.parse(event.utc) >= now() - ageMs)
  const entries: EventLog['entries'] = (hours) =>
    newestFirst(since([...eventLog.events, ...history()], hours * msPerHour))
  const record: EventLog['record'] = (event) => {
    eventLog.events.push({ utc: new Date(now()).toISOString(), sample: '', ...event })
  }
  return {
    record,
    serviceFailed: ({ displayName }) => {
      record({ log: 'System', provider: 'Service Control Manager', id: 7034, level: 2, count: 1, sample: displayName })
    },
    entries,
    writtenBy: (provider) => newestFirst(eventLog.events.filter((event) => event.provider === provider)),
    read: (hours) => groupEvents(entries(hours)),
    forgetOld: () => {
      eventLog.events = since(eventLog.events, keptDays * 24 * msPerHour)
    },
  }
}

function newestFirst(events: readonly LoggedEvent[]): LoggedEvent[] {
  return events.toSorted((a, b) => b.utc.localeCompare(a.utc))
}

function groupEvents(events: readonly LoggedEvent[]): EventGroup[] {
  const groups = new Map<string, EventGroup>()
  for (const { utc, ...event } of events) {
    const key = [event.log, event.provider, event.id, event.level].join('|')
    const known = groups.get(key)
    if (!known) {
      groups.set(key, { ...event, lastUtc: utc })
      continue
    }
    known.count += event.count
    if (utc > known.lastUtc) Object.assign(known, { lastUtc: utc, sample: event.sample })
  }
  // Among as many, Group-Object of PowerShell gives them by name.
  return [...groups.values()].toSorted(
    (a, b) => b.count - a.count || a.log.localeCompare(b.log) || a.provider.localeCompare(b.provider) || a.id - b.id,
  )
}

export const eventLogPart = definePart({ healthy: initialEventLog, create: createEventLog })
