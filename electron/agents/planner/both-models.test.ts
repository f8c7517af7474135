import { expect, test } from 'vitest'

import { byBothModels } from './both-models.ts'
import { readText } from './lexicon.ts'
import { matterLabels, type RankModel } from './rank-model.ts'

const text = 'the shared folder asks for a password'
type Shares = { readonly offTopic: number; readonly unsafe: number }

function sharesOf(intents: Shares, ranks: Shares | null): Shares & { readonly complaint: number } {
  const ofRanks = ranks && [
    [matterLabels.offTopic, ranks.offTopic],
    [matterLabels.unsafe, ranks.unsafe],
  ]
  const rankModel: RankModel = () => ({ byTool: new Map(ofRanks as [string, number][] | null), words: 7 })
  const intentModel = () => ({ complaint: 1 - intents.offTopic - intents.unsafe, ...intents })
  return byBothModels(intentModel, rankModel)(text, readText(text))
}

test('what one of the two takes for harm is none where the other hears hardly any; what both hear stands', () => {
  expect(sharesOf({ offTopic: 0, unsafe: 0.42 }, { offTopic: 0, unsafe: 0.02 }).unsafe).toBeLessThan(0.2)
  expect(sharesOf({ offTopic: 0, unsafe: 0.42 }, { offTopic: 0, unsafe: 0.8 }).unsafe).toBeGreaterThan(0.5)
  expect(sharesOf({ offTopic: 0.05, unsafe: 0 }, { offTopic: 0.95, unsafe: 0 }).offTopic).toBeGreaterThan(0.35)
})

test('shares add up to 1, whatever either says', () => {
  for (const one of [0, 0.3, 1]) {
    for (const other of [0, 0.7, 1]) {
      const { complaint, offTopic, unsafe } = sharesOf({ offTopic: one, unsafe: 0 }, { offTopic: 0, unsafe: other })
      expect(complaint + offTopic + unsafe).toBeCloseTo(1)
    }
  }
})

test('a rank model that knows no matters has no say', () => {
  expect(sharesOf({ offTopic: 0.1, unsafe: 0.4 }, null)).toEqual({ complaint: 0.5, offTopic: 0.1, unsafe: 0.4 })
})
