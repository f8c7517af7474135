import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '../../../shared/domain/locale.ts'
import { readFollowUp } from './follow-up-intent.ts'
import { readWords } from './words.ts'

/** Everything that stands between the signs of a pattern. */
const words = locales.flatMap((lang) =>
  [...readWords('follow-up', lang).values()].flat().flatMap((line) => line.split(/[^\p{L}\p{N} ]+/u)),
)

test('no text has anybody wait, however often its words repeat', () => {
  const anyWord = fc.constantFrom(...new Set(words.map((word) => word.trim()).filter((word) => word !== '')))
  const repeated = fc.tuple(
    fc.array(anyWord, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' ', ''),
    fc.constantFrom('', 'x', '的x', '요x'),
  )
  readFollowUp('hi 안녕 你好')
  fc.assert(
    fc.property(repeated, ([parts, blank, end]) => {
      const text = `${parts.join(blank)}${blank}`.repeat(80).slice(0, 80 - end.length) + end
      const startMs = performance.now()
      readFollowUp(text)
      // A pattern that can be split in many ways takes minutes.
      expect(performance.now() - startMs).toBeLessThan(1_000)
    }),
    { numRuns: 4_000 },
  )
})
