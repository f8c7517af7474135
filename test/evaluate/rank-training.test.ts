import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

import { createRankModel, matterLabels } from '../../electron/agents/planner/rank-model.ts'
import storedIntents from '../../electron/agents/planner/intent-model.txt?raw'
import storedModel from '../../electron/agents/planner/rank-model.txt?raw'
import { ownSpelling } from '../../electron/agents/planner/spelling/own-spelling.ts'
import storedWords from '../../electron/agents/planner/spelling/spelling-words.txt?raw'
import { plannerTools } from '../../electron/agents/planner/planner-tools.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import { thresholds } from '../../electron/agents/planner/thresholds.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { parseCases } from './evaluation-case.ts'
import { trainIntentModel } from './intent-training.ts'
import { asRead, checkPhrases, labelledCase, parseIntentTexts, trainRankModel } from './rank-training.ts'
import { spellingWords } from './spelling-words.ts'

const textOf = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const cases = parseCases(textOf('./regression-complaints.json'))
const intents = parseIntentTexts(textOf('./intent-texts.json'))
const more = [
  './held-out-complaints.json',
  './held-out-eighth.json',
  './held-out-everyday.json',
  './held-out-fifth.json',
  './held-out-fourth.json',
  './held-out-fresh.json',
  './held-out-korean.json',
  './held-out-mixed.json',
  './held-out-seventh.json',
  './held-out-sixth.json',
  './held-out-third.json',
  './held-out-typing.json',
  './held-out-unseen.json',
  './training-complaints.json',
].flatMap((file) => parseCases(textOf(file)))
const phrases = checkPhrases(plannerTools(loadTools()))
const written = [...[...cases, ...more].map(labelledCase), ...intents, ...phrases]
const all = asRead(written, ownSpelling)

test('the model is what training gives, in any order of the texts; `npm run train-ranking` writes it anew', () => {
  expect(trainRankModel(all.toReversed()) === storedModel).toBe(true)
}, 300_000)

test('so is the model of intents, and both together stay small', () => {
  expect(trainIntentModel(all.toReversed()) === storedIntents).toBe(true)
  expect(storedModel.length + storedIntents.length).toBeLessThan(1_000_000)
}, 300_000)

test('the words that spelling is mended with are those of the same texts, in any order', () => {
  expect(spellingWords(written.toReversed()) === storedWords).toBe(true)
})

test('nothing but these files is trained on', () => {
  const command = textOf('../../build/train-ranking.mjs')
  expect(command.match(/[\w-]+\.json/gu)).toEqual([
    'regression-complaints.json',
    'held-out-complaints.json',
    'held-out-eighth.json',
    'held-out-everyday.json',
    'held-out-fifth.json',
    'held-out-fourth.json',
    'held-out-fresh.json',
    'held-out-korean.json',
    'held-out-mixed.json',
    'held-out-seventh.json',
    'held-out-sixth.json',
    'held-out-third.json',
    'held-out-typing.json',
    'held-out-unseen.json',
    'training-complaints.json',
    'intent-texts.json',
  ])
})

test('each text has an id of its own, and one without a label teaches nothing', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const some = all.slice(0, 60)
  expect(trainRankModel([...some, { id: 'X', text: 'teapot', labels: [], several: false, mistyped: false }])).toBe(
    trainRankModel(some),
  )
})

describe('of texts that nothing learns from', () => {
  const files = ['./held-out-ninth.json', './held-out-tenth.json']
  const unseen = files.flatMap((file) => parseCases(textOf(file)))
  const complaints = unseen.filter(({ kind }) => ['normal', 'multi', 'vague'].includes(kind))
  const told = createRankModel(storedModel)

  test('the files are those that the evaluation names so', () => {
    const command = textOf('../../build/evaluate.mjs')
    const named = /const unseen = \[([^\]]+)\]/u.exec(command)?.[1]?.match(/[\w-]+\.json/gu)
    const complaintFiles = named?.filter((name) => !name.includes('commands'))
    expect(complaintFiles?.map((name) => `./${name}`)).toEqual(files)
  })

  test('what harms is told, and hardly a complaint is taken for it', () => {
    const share = (asked: typeof unseen) => {
      const taken = asked.filter(
        ({ text }) => (told(text).byTool.get(matterLabels.unsafe) ?? 0) >= thresholds.perhapsUnsafe,
      )
      return taken.length / asked.length
    }
    expect(share(unseen.filter(({ kind }) => kind === 'dangerous'))).toBeGreaterThan(0.5)
    expect(share(complaints)).toBeLessThan(0.03)
  })

  test('more are understood first than with words alone', () => {
    const tools = plannerTools(loadTools())
    const silent = createRankModel(trainRankModel([]))
    const some = complaints.filter((_one, place) => place % 3 === 0)
    const [understood = 0, byWords = 0] = [told, silent].map((model) => {
      const planner = createPlanner({ tools, model })
      const first = some.filter((one) => {
        const planned = planner.plan(one.text)
        return planned.ok && one.expected_diagnostics.includes(planned.value.checks[0]?.tool ?? '')
      })
      return first.length / some.length
    })
    expect(understood).toBeGreaterThan(0.8)
    expect(understood).toBeGreaterThan(byWords)
  })
})
