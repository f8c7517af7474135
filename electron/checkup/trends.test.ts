import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createTranslator } from '../../shared/texts/translate.ts'
import { tool as drives } from '../tools/disk-storage/check-disk-usage/tool.ts'
import { tool as memory } from '../tools/cpu-memory-processes/check-memory-usage/tool.ts'
import type { Measured } from './kept-check-ups.ts'
import { trendsOfArea } from './trend-words.ts'
import { trendsOf, type Measurements } from './trends.ts'

const registry = { find: (name: string) => [drives, memory].find((tool) => tool.name === name) ?? null }
const dayMs = 86_400_000
const gigabyte = 1024 ** 3
const startMs = Date.UTC(2026, 9, 1, 12)

const free = (value: number, label = 'C:'): Measured => ({ tool: drives.name, of: 'free', label, value })
const on = (day: number, ...measured: readonly Measured[]): Measurements => ({ at: startMs + day * dayMs, measured })

/** The last is now. */
function trends(all: readonly Measurements[]) {
  const now = all.at(-1)
  if (!now) throw new Error('there is no now')
  return trendsOf(all.slice(0, -1).toReversed(), now, registry)
}

const falling = [0, 1, 2, 3, 4, 5, 6, 7].map((week) => on(7 * week, free((60 - 5 * week) * gigabyte)))

test('readings stand in the order of time, with the end that their pace leads to', () => {
  const [trend, ...more] = trends(falling)
  expect(more).toEqual([])
  expect(trend?.readings.map(({ value }) => (value ?? 0) / gigabyte)).toEqual([60, 55, 50, 45, 40, 35, 30, 25])
  expect(((trend?.endsAtMs ?? 0) - startMs) / dayMs).toBeCloseTo(49 + 35)
})

test('one that could not be read is a gap, never zero; what came before the first is left out', () => {
  const [trend] = trends([on(0), on(7, free(3)), on(14), on(21, free(2)), on(28, free(2))])
  expect(trend?.readings.map(({ value }) => value)).toEqual([3, null, 2, 2])
})

test('what could not be read now has no line, and neither have two dots, one day, or a tool that is gone', () => {
  expect(trends([...falling, on(60)])).toEqual([])
  expect(trends([on(0, free(1)), on(7, free(1))])).toEqual([])
  expect(trends([on(0, free(1)), on(0.1, free(1)), on(0.2, free(1))])).toEqual([])
  expect(trends([0, 7, 14].map((day) => on(day, { ...free(1), tool: 'unknown_tool' })))).toEqual([])
  expect(trends([0, 7, 14].map((day) => on(day, { ...free(1), of: 'unknown' })))).toEqual([])
})

test('a check-up that is dated later than now, after the clock was set back, is not before it', () => {
  const now = on(20, free(1))
  expect(trendsOf([on(40, free(9)), on(10, free(2)), on(0, free(3))], now, registry)[0]?.readings).toHaveLength(3)
})

test('two drives are two lines; what comes to its end stands first', () => {
  const both = falling.map((one) => on((one.at - startMs) / dayMs, free(80 * gigabyte, 'B:'), ...one.measured))
  const said = trendsOfArea(trends(both), 'storage', { registry, translator: createTranslator('en') })
  expect(said.map(({ forecast, title }) => forecast ?? title)).toEqual([
    'At this pace drive C: is full in about 5 weeks.',
    'Free space on B:',
  ])
  expect(trendsOfArea(trends(both), 'speed', { registry, translator: createTranslator('en') })).toEqual([])
})

test.each([
  ['en', 'At this pace drive C: is full in about 5 weeks.', 'Oct 1: 60 GB'],
  ['ko', '이대로 가면 C: 드라이브는 약 5주 뒤에 가득 찹니다.', '10월 1일: 60GB'],
  ['zh', '照目前的速度，驱动器 C: 大约 5 周后就会用满。', '10月1日：60 GB'],
] as const)('in %s a line says its first and last reading, and its end', (locale, forecast, from) => {
  const words = { registry, translator: createTranslator(locale) }
  const [said] = trendsOfArea(trends([...falling.slice(0, 4), on(24), ...falling.slice(4)]), 'storage', words)
  expect(said).toMatchObject({ forecast, from })
  // One text holds all that is drawn, also that something could not be read.
  for (const part of [
    said?.title,
    said?.from,
    said?.to,
    forecast,
    words.translator.text('checkUp.trend.unread', { count: 1 }),
  ])
    expect(said?.alt).toContain(part)
  expect(said?.lines).toHaveLength(2)
})

test('whatever was read, every place lies within the picture and each known reading has one', () => {
  const row = fc.array(fc.option(fc.nat(10_000), { nil: null }), { minLength: 3, maxLength: 30 })
  fc.assert(
    fc.property(row, (values) => {
      const all = values.map((value, index) => (value === null ? on(index) : on(index, free(value))))
      const said = trendsOfArea(trends(all), 'storage', { registry, translator: createTranslator('en') })
      for (const { lines, ahead } of said) {
        const places = [...lines.flat(), ...(ahead ?? [])]
        expect(places.every(({ across, up }) => across >= 0 && across <= 1 && up >= 0 && up <= 1)).toBe(true)
        expect(lines.flat()).toHaveLength(values.filter((value) => value !== null).length)
      }
    }),
  )
})
