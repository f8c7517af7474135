import fc from 'fast-check'
import { expect, test } from 'vitest'

import { endOf, followedTop, isAtEnd, isScrolledByReader, type AnswerTop } from './scroll-place.ts'

const answerAt = (top: number, saidPx = 0): AnswerTop => ({ top, behindSaid: top + saidPx })

test('a short answer is followed to its end, a long one is read from its beginning', () => {
  expect(followedTop({ height: 600, whole: 900 }, answerAt(500))).toBe(300)
  expect(followedTop({ height: 600, whole: 1_900 }, answerAt(500))).toBe(500)
  expect(followedTop({ height: 600, whole: 400 }, answerAt(0))).toBe(0)
  expect(followedTop({ height: 600, whole: 1_900 }, null)).toBe(1_300)
})

test('for its end the words of the person may go out of sight, but nothing of the answer', () => {
  expect(followedTop({ height: 600, whole: 1_140 }, answerAt(500, 44))).toBe(540)
  expect(followedTop({ height: 600, whole: 1_150 }, answerAt(500, 44))).toBe(500)
  expect(followedTop({ height: 600, whole: 1_140 }, answerAt(500))).toBe(500)
  expect(followedTop({ height: 600, whole: 1_140 }, answerAt(500, 300))).toBe(500)
})

test('a followed list never stands past its end, nor past the words that its newest answer begins with', () => {
  const sizes = fc.record({ height: fc.nat(2_000), whole: fc.nat(20_000) })
  const answers = fc.option(fc.tuple(fc.nat(20_000), fc.nat(500)))
  fc.assert(
    fc.property(sizes, answers, (size, answer) => {
      const top = followedTop(size, answer && answerAt(...answer))
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThanOrEqual(Math.max(0, size.whole - size.height))
      if (answer === null) expect(isAtEnd({ ...size, top })).toBe(true)
      else expect(top).toBeLessThanOrEqual(answer[0] + answer[1])
    }),
  )
})

test('its end is in sight, was reached, or lies below', () => {
  expect(endOf({ top: 0, height: 600, whole: 600 })).toBe('whole')
  expect(endOf({ top: 0, height: 600, whole: 620 })).toBe('reached')
  expect(endOf({ top: 300, height: 600, whole: 900 })).toBe('reached')
  expect(endOf({ top: 0, height: 600, whole: 900 })).toBe('below')
})

test('a list that has become shorter than it stood was not scrolled by anybody', () => {
  const put = { top: 3_000, height: 600, whole: 3_600 }
  expect(isScrolledByReader(put, put)).toBe(false)
  expect(isScrolledByReader(put, { ...put, whole: 9_000 })).toBe(false)
  expect(isScrolledByReader(put, { top: 2_000, height: 600, whole: 2_600 })).toBe(false)
  // What stood below it has gone.
  expect(isScrolledByReader(put, { top: 2_966, height: 634, whole: 3_600 })).toBe(false)
  expect(isScrolledByReader(put, { top: 2_900, height: 634, whole: 3_600 })).toBe(true)
  expect(isScrolledByReader(put, { ...put, top: 2_900 })).toBe(true)
  expect(isScrolledByReader({ ...put, top: 100 }, { top: 2_000, height: 600, whole: 2_600 })).toBe(true)
  expect(isScrolledByReader(put, { top: 1_000, height: 600, whole: 2_600 })).toBe(true)
})
