import { findingKey, type Conclusion, type FindingName } from './conclusion.ts'

/**
 * One look of a check during a watch, times in milliseconds since the epoch. `found`: something needs attention, by ids of its
 * rules; `unread`: the check gave no answer, which says nothing either way.
 */
export type WatchReading = {
  readonly at: number
  readonly endedAt: number
  readonly state: 'fine' | 'found' | 'unread'
  readonly findings: readonly string[]
}

/** What one check has seen, in order of time. */
export type WatchLane = { readonly tool: string; readonly readings: readonly WatchReading[] }

/** How often it is looked, and when it began and ends, on the clock of the PC that is looked at. */
export type WatchTimes = { readonly startedAt: number; readonly endsAt: number; readonly everyMs: number }

/** Time during which something showed; `to` null = it still did at the last look that could tell. */
export type Occurrence = { readonly from: number; readonly to: number | null }

export type Stretch = { readonly from: number; readonly to: number; readonly state: WatchReading['state'] }

export const watchMinutes = { usual: 10, least: 1, most: 60 } as const
export const watchEveryMs = 10_000

/** When the next look begins: on the beat, and never before the last one has ended. Null = the watch is over by then. */
export function nextRoundAt({ startedAt, endsAt, everyMs }: WatchTimes, nowMs: number): number | null {
  const beats = Math.floor(Math.max(0, nowMs - startedAt) / everyMs) + 1
  const at = startedAt + beats * everyMs
  return at < endsAt ? at : null
}

/**
 * When a finding came and went. Only a look that was fine ends it: what could not be read in between does not say that it was gone.
 */
export function occurrencesOf({ readings }: Pick<WatchLane, 'readings'>, findingId: string): readonly Occurrence[] {
  const all: Occurrence[] = []
  let from: number | null = null
  for (const { at, state, findings } of readings) {
    if (state === 'unread') continue
    if (findings.includes(findingId)) from ??= at
    else if (from !== null) {
      all.push({ from, to: at })
      from = null
    }
  }
  return from === null ? all : [...all, { from, to: null }]
}

/** True where every look that could tell shows it: it does not come and go. */
export function isConstant({ readings }: Pick<WatchLane, 'readings'>, findingId: string): boolean {
  const read = readings.filter(({ state }) => state !== 'unread')
  return read.length > 0 && read.every(({ findings }) => findings.includes(findingId))
}

/** Findings of the watched checks that explain what was told, or only show because of one that does. */
export function tellingFindings({
  causes,
  consequences,
}: {
  readonly causes: Conclusion['causes']
  readonly consequences: Conclusion['consequences']
}): ReadonlySet<string> {
  const keys = new Set(causes.map(findingKey))
  for (const { finding, of } of consequences) if (keys.has(findingKey(of))) keys.add(findingKey(finding))
  return keys
}

/**
 * A lane as it is drawn until `lastAt`. A look speaks until the next one, and no longer than one beat after its end: for the time
 * that a PC was asleep nobody can speak. The last one speaks at least for its own moment, however quick it was. What has nothing to
 * do with what was told does not break the lane.
 */
export function stretchesOf(
  { tool, readings }: WatchLane,
  {
    everyMs,
    lastAt,
    telling,
  }: { readonly everyMs: number; readonly lastAt: number; readonly telling: ReadonlySet<string> },
): readonly Stretch[] {
  const all: Stretch[] = []
  const add = (stretch: Stretch): void => {
    const before = all.at(-1)
    if (stretch.to <= stretch.from) return
    if (before?.state === stretch.state && before.to === stretch.from)
      all[all.length - 1] = { ...before, to: stretch.to }
    else all.push(stretch)
  }
  readings.forEach(({ at, endedAt, state, findings }, index) => {
    const next = readings[index + 1]?.at ?? Math.max(lastAt, at + 1)
    const until = Math.min(next, Math.max(at, endedAt) + everyMs)
    const isTelling = findings.some((id) => telling.has(findingKey({ tool, id } satisfies FindingName)))
    add({ from: at, to: until, state: state === 'found' && !isTelling ? 'fine' : state })
    add({ from: until, to: next, state: 'unread' })
  })
  return all
}
