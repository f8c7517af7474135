/** A reading that is known. */
export type KnownReading = { readonly at: number; readonly value: number }

const dayMs = 86_400_000
/** Several check-ups of one day say no more about a pace of days than one. */
const apartMs = 20 * 3_600_000
const leastReadings = 6
const leastSpanMs = 7 * dayMs
/** Nobody knows more of what comes than of what was: no farther ahead than twice the time that was seen. */
const farthest = 2
/** The slow and the quick end of what may come differ by no more than this, else "about" would be a lie. */
const widest = 3
/** The pace of the newer half is no less than half of the whole one and no more than twice as fast. */
const steadiest = 2
/** Of a normal distribution: nine of ten. */
const confidence = 1.645

/**
 * When a row of readings reaches its end at the pace that it had, milliseconds since the epoch. Null = it does not move
 * towards it, or too few readings, too short a time or too much to and fro to say so. Pure.
 */
export function endsAt(readings: readonly KnownReading[], end: number): number | null {
  const days = oneADay(readings)
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last || days.length < leastReadings || last.at - first.at < leastSpanMs) return null
  const direction = Math.sign(end - last.value)
  // Counted towards the end: what comes nearer to it has a pace above zero.
  const paces = pacesOf(days).map((pace) => pace * direction)
  const [slow, quick] = boundsOf(paces, days.length)
  const pace = middleOf(paces)
  if (direction === 0 || !(slow > 0) || quick / slow > widest) return null
  const lately = middleOf(pacesOf(days.slice(-Math.ceil(days.length / 2)))) * direction
  if (lately < pace / steadiest || lately > pace * steadiest) return null
  const leftMs = Math.abs(end - last.value) / pace
  return leftMs > farthest * (last.at - first.at) ? null : last.at + leftMs
}

/** The newest of each day; the newest of all is one of them. */
function oneADay(readings: readonly KnownReading[]): readonly KnownReading[] {
  const kept: KnownReading[] = []
  for (const reading of readings.toSorted((one, other) => other.at - one.at)) {
    const newer = kept.at(-1)
    if (newer === undefined || newer.at - reading.at >= apartMs) kept.push(reading)
  }
  return kept.reverse()
}

/** Between each two readings, smallest first: the middle one is not moved by a few that stand out (Theil and Sen). */
function pacesOf(readings: readonly KnownReading[]): readonly number[] {
  return readings
    .flatMap((one, index) => readings.slice(index + 1).map((other) => (other.value - one.value) / (other.at - one.at)))
    .toSorted((one, other) => one - other)
}

/** Between these the true pace lies, nine times of ten, by how often pairs of so many readings disagree by chance (Kendall). */
function boundsOf(paces: readonly number[], readings: number): readonly [slow: number, quick: number] {
  const sorted = paces.toSorted((one, other) => one - other)
  const byChance = confidence * Math.sqrt((readings * (readings - 1) * (2 * readings + 5)) / 18)
  const slow = Math.max(0, Math.floor((sorted.length - byChance) / 2))
  return [sorted[slow] ?? 0, sorted[sorted.length - 1 - slow] ?? 0]
}

function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}
