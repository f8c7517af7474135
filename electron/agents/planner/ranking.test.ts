import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readText } from './lexicon.ts'
import type { PlannerTool } from './planner-tools.ts'
import { createPhraseIndex } from './phrase-index.ts'
import type { RankModel } from './rank-model.ts'
import { createRanking } from './ranking.ts'
import { weights } from './thresholds.ts'

const base = { diagnostic: true, triage: false, quick: true, judges: true, purpose: '' } as const
const said = (en: string): PlannerTool['utterances'] => ({ en: [en], ko: [], zh: [] })
const tools: readonly PlannerTool[] = [
  { ...base, name: 'kettle', category: 'system', utterances: said('the kettle whistles and stays cold') },
  { ...base, name: 'lamp', category: 'system', utterances: said('it whistles like a kettle beside the lamp') },
  { ...base, name: 'radio', category: 'system', utterances: said('the radio hums') },
]
const text = 'my kettle whistles'
const short = 3

function orderWith(model: RankModel, asked = text): string[] {
  const rank = createRanking(tools, { index: createPhraseIndex(tools), model })
  return rank(asked, readText(asked)).map(({ name }) => name)
}

function modelOf(shares: Record<string, number>, words = short): RankModel {
  return () => ({ byTool: new Map(Object.entries(shares)), words })
}

test('a model that is sure moves a candidate up', () => {
  expect(orderWith(modelOf({ kettle: 0.5, lamp: 0.5 }))).toEqual(['kettle', 'lamp'])
  expect(orderWith(modelOf({ kettle: 0, lamp: 1, radio: 0 }))).toEqual(['lamp', 'kettle'])
})

test('what the model holds for next to impossible does not lead by words; where it hears two alike, words decide', () => {
  const shared = 'the kettle hums'
  expect(orderWith(modelOf({ kettle: 0.004, lamp: 0.001, radio: 0.9 }), shared)[0]).toBe('radio')
  expect(orderWith(modelOf({ kettle: 0.1, lamp: 0.1, radio: 0.1 }), text)[0]).toBe('kettle')
})

test('what no word names is brought in where the model hears it, and not on a mere guess', () => {
  expect(orderWith(modelOf({ kettle: 0, lamp: 0, radio: 1 }))).toContain('radio')
  expect(orderWith(modelOf({ kettle: 0.1, lamp: 0.1, radio: weights.leastShare / 2 }))).toEqual(['kettle', 'lamp'])
  expect(orderWith(modelOf({ kettle: 1 }), 'it sings before tea')).toEqual(['kettle'])
})

test('of a tool that it never met it has nothing to say', () => {
  expect(orderWith(modelOf({ lamp: 1, radio: 0 }))).toEqual(['kettle', 'lamp'])
})

test('of a text much longer than those it was trained on it has little to say', () => {
  expect(orderWith(modelOf({ kettle: 0, lamp: 1 }, 5_000))).toEqual(['kettle', 'lamp'])
})

test('unless it hears one of them, the candidates and their scores by words stay the same', () => {
  const rankWith = (model: RankModel) => createRanking(tools, { index: createPhraseIndex(tools), model })
  const bySaid = (model: RankModel) =>
    rankWith(model)(text, readText(text))
      .map(({ name, said: score }) => ({ name, score }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  const share = fc.double({ min: 0, max: weights.leastShare, maxExcluded: true, noNaN: true })
  const shares = fc.record({ kettle: share, lamp: share })
  fc.assert(
    fc.property(shares, (model) => {
      expect(bySaid(modelOf(model))).toEqual(bySaid(modelOf({})))
    }),
  )
})

test('a check that only words lead to that tell little is named in passing, unless no word tells more', () => {
  const about = (component: string, name: string): PlannerTool => ({
    ...{ ...base, name, category: 'system', utterances: said(name) },
    hints: { components: [component], symptoms: [] },
  })
  const named = [about('printer', 'printers'), about('program', 'programs')]
  const inPassing = (asked: string): readonly string[] =>
    createRanking(named, { index: createPhraseIndex(named), model: modelOf({}) })(asked, readText(asked))
      .filter((one) => one.inPassing)
      .map(({ name }) => name)
  expect(inPassing('the printer does nothing when the program prints')).toEqual(['programs'])
  expect(inPassing('the program does nothing')).toEqual([])
})

test('no words, no candidates', () => {
  expect(orderWith(modelOf({ kettle: weights.leastShare / 2 }), '')).toEqual([])
})
