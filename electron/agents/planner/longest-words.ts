import type { Found, LexiconEntry, Match } from './lexicon-matcher.ts'

/**
 * What is a part of longer words for another of these entries is not named by itself: who tells of a check of drive C does not speak
 * of its space. Pure.
 */
export function byLongestWords(found: Found, entries: ReadonlySet<LexiconEntry>): Found {
  const rivals = [...found].filter(([entry]) => entries.has(entry))
  const isNamed = (entry: LexiconEntry, match: Match): boolean =>
    !rivals.some(([other, matches]) => other !== entry && matches.some((long) => isPart(match, long)))
  return new Map(
    [...found].filter(([entry, matches]) => !entries.has(entry) || matches.some((match) => isNamed(entry, match))),
  )
}

function isPart(short: Match, long: Match): boolean {
  if (short.script !== long.script || writtenIn(short) >= writtenIn(long)) return false
  return short.parts.some((part) => long.parts.some(({ start, end }) => start < part.end && part.start < end))
}

/** Letters without those that a gap of the phrase skips: whatever stands there is none of its words. */
function writtenIn({ parts }: Match): number {
  return parts.reduce((sum, { start, end }) => sum + end - start, 0)
}
