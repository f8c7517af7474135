import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createRankModel, writeRankModel, type ModelParts } from './rank-model.ts'
import written from './rank-model.txt?raw'
import { featuresOf } from './text-features.ts'

const [kettle = 0, whistles = 0] = ['kettle', 'whistles'].map((word) => [...featuresOf(word).counts.keys()][0])
const parts: ModelParts = {
  tools: ['check_kettle', 'check_lamp'],
  biases: [0, 0],
  unit: 0.1,
  features: [
    { hash: kettle, rarity: 50, weights: [[0, 100]] },
    {
      hash: whistles,
      rarity: 25,
      weights: [
        [0, 20],
        [1, -127],
      ],
    },
  ],
}
const model = createRankModel(writeRankModel(parts))
const trained = createRankModel(written)

test('what is written is read: a known word points to its tool, an unknown text to none', () => {
  expect(model('kettle').byTool.get('check_kettle')).toBeCloseTo(1 / (1 + Math.exp(-10)))
  expect(model('the kettle whistles').byTool.get('check_lamp')).toBeLessThan(0.001)
  expect([...model('anything else').byTool.values()]).toEqual([0.5, 0.5])
})

test('whatever the text, shares from 0 to 1 that add up to 1, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { byTool, words } = trained(text)
      const shares = [...byTool.values()]
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(words).toBeGreaterThanOrEqual(0)
      expect(createRankModel(written)(text)).toEqual({ byTool, words })
    }),
    { numRuns: 20 },
  )
})

test('the trained model stays small', () => {
  expect(written.length).toBeLessThan(1_000_000)
})
