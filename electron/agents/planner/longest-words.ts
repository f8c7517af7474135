import type { Found, LexiconEntry, Match } from './lexicon-matcher.ts'

/**
 * Words of kin share their letters once, and the longest take them: who tells of a check of drive C does not speak of its space.
 * Words of different matters can both be meant: "video call picture" is about the camera and about the line. Pure.
 */
export function byLongestWords(found: Found, entries: ReadonlySet<LexiconEntry>): Found {
  const rivals = [...found].filter(([entry]) => entries.has(entry))
  const isNamed = (entry: LexiconEntry, match: Match): boolean =>
    !rivals.some(([other, matches]) => isKin(entry, other) && matches.some((long) => isPart(match, long)))
  return new Map(
    [...found].filter(([entry, matches]) => !entries.has(entry) || matches.some((match) => isNamed(entry, match))),
  )
}

/** One implies the other, or both imply the same. */
function isKin(one: LexiconEntry, other: LexiconEntry): boolean {
  return one !== other && widerOf(one).some((key) => widerOf(other).includes(key))
}

function widerOf({ key, implies = [] }: LexiconEntry): readonly string[] {
  return [key, ...implies]
}

function isPart(short: Match, long: Match): boolean {
  if (short.script !== long.script || writtenIn(short) >= writtenIn(long)) return false
  return short.parts.some((part) => long.parts.some(({ start, end }) => start < part.end && part.start < end))
}

/** Letters without those that a gap of the phrase skips: whatever stands there is none of its words. */
function writtenIn({ parts }: Match): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0)
}
