import { expect, test } from 'vitest'

import { featuresOf } from './text-features.ts'

const shared = (one: string, other: string): number => {
  const others = featuresOf(other).counts
  return [...featuresOf(one).counts.keys()].filter((hash) => others.has(hash)).length
}

test('case, blanks and marks make no difference', () => {
  expect(featuresOf('The Printer, is OFFLINE!')).toEqual(featuresOf('the printer is offline'))
  expect(featuresOf('프린터가 안 돼요')).toEqual(featuresOf('프린터가안돼요'))
})

test('a slip of the pen shares letters in a row, another word hardly any', () => {
  expect(shared('printer', 'printr')).toBeGreaterThan(3)
  expect(shared('printer', 'window')).toBe(0)
  expect(shared('打印机卡住了', '打印机没反应')).toBeGreaterThanOrEqual(6)
})

test('words are counted, a Korean or Chinese character as about half of one', () => {
  expect(featuresOf('no sound at all').words).toBe(4)
  expect(featuresOf('没有声音').words).toBeCloseTo(1.8)
  expect(featuresOf('   ')).toEqual({ counts: new Map(), words: 0 })
})

test('a pasted log costs no more than its beginning', () => {
  const log = 'error 0x80070005 at line 12; '.repeat(1_000)
  expect(featuresOf(log)).toEqual(featuresOf(log.slice(0, 1_000)))
})
