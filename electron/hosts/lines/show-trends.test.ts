import { expect, test } from 'vitest'

import type { Trend } from '../../../shared/domain/trend.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import type { Showing } from './showing.ts'
import { trendLines } from './show-trends.ts'

const text = (said: string) => ({ en: said, ko: said, zh: said })
const base = fakeTool({ name: 'one_check' })
const tool = {
  ...base,
  track: [{ id: 'room', value: 'room', end: 0 }],
  texts: { ...base.texts, tracked: { room: { name: text('Room'), ends: text('Gone in about {time}.') } } },
}
const dayMs = 86_400_000
const startMs = Date.UTC(2026, 9, 1, 12)
const values = [70, 60, null, 40, 30]
const trend: Trend = {
  ...{ tool: 'one_check', id: 'room', label: '' },
  readings: values.map((value, day) => ({ at: startMs + day * dayMs, value })),
  endsAtMs: startMs + 7 * dayMs,
}

function lines(trends: readonly Trend[], isPlain: boolean): readonly string[] {
  const terminal = { canvas: { columns: 80, isPlain }, colors: { bold: (said: string) => said } }
  const registry = { find: (name: string) => (name === tool.name ? tool : null) }
  return trendLines(trends, { translator: createTranslator('en'), registry, terminal } as unknown as Showing)
}

test('a step for each reading and a gap for what could not be read, with the end below', () => {
  expect(lines([trend], false)).toEqual([
    '',
    'Recent check-ups',
    '  Room  █▇ ▅▄  Oct 1: 70 → Oct 5: 30',
    '    Gone in about 3 days.',
  ])
})

test('a plain terminal has the words alone, and nothing to tell is no line', () => {
  expect(lines([{ ...trend, endsAtMs: null }], true)).toEqual(['', 'Recent check-ups', '  Room  Oct 1: 70 → Oct 5: 30'])
  expect(lines([], false)).toEqual([])
})
