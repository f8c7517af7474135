import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createPhraseIndex, phraseDocuments } from './phrase-index.ts'
import type { PlannerTool } from './planner-tools.ts'

const base = { category: 'system', diagnostic: true, triage: false, quick: true, judges: true } as const
const tools: readonly PlannerTool[] = [
  {
    ...base,
    name: 'check_kettle',
    purpose: 'Temperature of the water.',
    utterances: { en: ['water stays cold', 'kettle whistles all night'], ko: ['물이 안 끓어요'], zh: ['水烧不开'] },
  },
  {
    ...base,
    name: 'check_lamp',
    purpose: 'State of the bulb.',
    utterances: { en: ['lamp flickers in the evening'], ko: ['전등이 깜빡여요'], zh: ['灯一闪一闪'] },
  },
]
const index = createPhraseIndex(tools)

test('one document per phrase and one per tool', () => {
  expect(phraseDocuments(tools)).toHaveLength(4 + 1 + 3 + 1)
})

test.each([
  ['the kettle is whistling', 'check_kettle'],
  ['ketttle whistles', 'check_kettle'],
  ['전등이 자꾸 깜빡깜빡', 'check_lamp'],
  ['水怎么也烧不开', 'check_kettle'],
  ['bulb', 'check_lamp'],
])('%s', (text, tool) => {
  expect([...index.search(text).keys()][0]).toBe(tool)
})

test('a phrase of the tool fits better than a part of it', () => {
  const whole = index.search('kettle whistles all night').get('check_kettle') ?? 0
  expect(whole).toBeGreaterThan(index.search('something whistles near my house every night').get('check_kettle') ?? 0)
})

test('how well words fit lies between 0 and 1, best first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('kettle', 'lamp', 'water', 'night', '전등', '水', 'cold', 'x')), (words) => {
      const values = [...index.search(words.join(' ')).values()]
      for (const value of values) expect(value > 0 && value < 1).toBe(true)
      expect(values).toEqual([...values].sort((left, right) => right - left))
    }),
  )
})

test('words that nobody uses find nothing', () => {
  expect(index.search('please').size).toBe(0)
  expect(index.search('').size).toBe(0)
})
