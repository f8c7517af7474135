import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { createRankModel } from '../../electron/agents/planner/rank-model.ts'
import written from '../../electron/agents/planner/rank-model.txt?raw'
import { plannerTools } from '../../electron/agents/planner/planner-tools.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { parseCases } from './evaluation-case.ts'
import { trainRankModel, type TrainingText } from './rank-training.ts'

const regressionFile = fileURLToPath(new URL('./regression-complaints.json', import.meta.url))
const cases = parseCases(readFileSync(regressionFile, 'utf8'))

test('the model is what training on the regression set gives, in any order; `npm run train-ranking` writes it anew', () => {
  expect(trainRankModel(cases.toReversed()) === written).toBe(true)
}, 120_000)

test('nothing but the regression set is trained on', () => {
  const command = readFileSync(fileURLToPath(new URL('../../build/train-ranking.mjs', import.meta.url)), 'utf8')
  expect(command.match(/[\w./-]+\.json/gu)).toEqual(['test/evaluate/regression-complaints.json'])
})

test('texts that ask for no check teach nothing', () => {
  const some = cases.slice(0, 60)
  const others = cases.filter(({ kind }) => kind === 'offtopic' || kind === 'dangerous' || kind === 'vague')
  expect(others.length).toBeGreaterThan(100)
  expect(trainRankModel([...some, ...others])).toBe(
    trainRankModel(some.filter(({ kind }) => kind === 'normal' || kind === 'multi')),
  )
})

test('what it learned from earlier batches does not put fewer of the last two first than words alone', () => {
  const isUnseen = ({ id }: TrainingText) => Number(id.slice(1)) >= 1_633
  const tools = plannerTools(loadTools())
  const told = createRankModel(trainRankModel(cases.filter((one) => !isUnseen(one))))
  const silent = createRankModel(trainRankModel([]))
  const [understood = 0, byWords = 0] = [told, silent].map((model) => {
    const planner = createPlanner({ tools, model })
    return cases.filter((one) => {
      const planned = planner.plan(one.text)
      return isUnseen(one) && planned.ok && one.expected_diagnostics.includes(planned.value.checks[0]?.tool ?? '')
    }).length
  })
  expect(byWords).toBeGreaterThan(130)
  expect(understood).toBeGreaterThanOrEqual(byWords)
}, 120_000)
