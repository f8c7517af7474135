// `npm run train-ranking`: writes the rank model of the planner anew, from the labelled texts of the project.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const { parseCases } = await loadSource('test/evaluate/evaluation-case.ts')
const { labelledCase, parseIntentTexts, trainRankModel } = await loadSource('test/evaluate/rank-training.ts')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const texts = [
  ...parseCases(read('test/evaluate/regression-complaints.json')).map(labelledCase),
  ...parseIntentTexts(read('test/evaluate/intent-texts.json')),
]
writeFileSync(path.join(root, 'electron/agents/planner/rank-model.txt'), trainRankModel(texts))
