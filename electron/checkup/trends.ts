import type { Reading, Trend } from '../../shared/domain/trend.ts'
import type { Tracked } from '../contract/tracked.ts'
import type { Registry } from '../registry/registry.ts'
import { endsAt, type KnownReading } from './forecast.ts'
import type { KeptSeen, Measured } from './kept-check-ups.ts'

/** What one check-up measured, and when it ended. */
export type Measurements = Pick<KeptSeen, 'at' | 'measured'>

/** Fewer dots are no line. */
const leastReadings = 3
const leastSpanMs = 24 * 3_600_000

/**
 * What was measured now, over the check-ups before. What could not be read now has no line: its last dot would look like today.
 * One that could not be read before is a gap. Pure.
 */
export function trendsOf(
  past: readonly Measurements[],
  now: Measurements,
  registry: Pick<Registry, 'find'>,
): readonly Trend[] {
  // The clock of a PC can be set back: what lies ahead of now was not before it.
  const before = past.filter(({ at }) => at < now.at).toSorted((one, other) => one.at - other.at)
  return now.measured.flatMap((measured): readonly Trend[] => {
    const tracked = registry.find(measured.tool)?.track?.find(({ id }) => id === measured.of)
    if (tracked === undefined) return []
    const readings = sinceTheFirst([...before, now].map((one) => readingOf(measured, one)))
    const known = readings.filter(isKnown)
    const [first] = known
    if (first === undefined || known.length < leastReadings || now.at - first.at < leastSpanMs) return []
    const { tool, label } = measured
    return [{ tool, id: tracked.id, label, readings, endsAtMs: endOf(tracked, known) }]
  })
}

function endOf({ end }: Tracked, known: readonly KnownReading[]): number | null {
  return end === undefined ? null : endsAt(known, end)
}

function readingOf({ tool, of, label }: Measured, { at, measured }: Measurements): Reading {
  const same = measured.find((one) => one.tool === tool && one.of === of && one.label === label)
  return { at, value: same?.value ?? null }
}

function isKnown(reading: Reading): reading is KnownReading {
  return reading.value !== null
}

function sinceTheFirst(readings: readonly Reading[]): readonly Reading[] {
  const first = readings.findIndex(isKnown)
  return first === -1 ? [] : readings.slice(first)
}
