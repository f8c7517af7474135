// `npm run train-ranking`: writes the rank model of the planner anew, from the labelled complaints of the regression set.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const { parseCases } = await loadSource('test/evaluate/evaluation-case.ts')
const { trainRankModel } = await loadSource('test/evaluate/rank-training.ts')
const texts = parseCases(readFileSync(path.join(root, 'test/evaluate/regression-complaints.json'), 'utf8'))
writeFileSync(path.join(root, 'electron/agents/planner/rank-model.txt'), trainRankModel(texts))
