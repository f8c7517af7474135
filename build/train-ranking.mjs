// `npm run train-ranking`: writes the rank model, the model of intents and the spelling words of the planner anew, from the labelled texts of the project
// and the phrases of its checks.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const { parseCases } = await loadSource('test/evaluate/evaluation-case.ts')
const { asRead, checkPhrases, labelledCase, parseIntentTexts, trainRankModel } = await loadSource(
  'test/evaluate/rank-training.ts',
)
const { trainIntentModel } = await loadSource('test/evaluate/intent-training.ts')
const { loadTools } = await loadSource('electron/registry/folders.ts')
const { plannerTools } = await loadSource('electron/agents/planner/planner-tools.ts')
const { spellingWords } = await loadSource('test/evaluate/spelling-words.ts')
const { createSpelling } = await loadSource('electron/agents/planner/spelling/spelling.ts')
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const texts = [
  ...[
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
  ].flatMap((file) => parseCases(read(`test/evaluate/${file}`)).map(labelledCase)),
  ...parseIntentTexts(read('test/evaluate/intent-texts.json')),
  ...checkPhrases(plannerTools(loadTools())),
]
const write = (file, text) => writeFileSync(path.join(root, 'electron', 'agents', 'planner', file), text)
const words = spellingWords(texts)
write('spelling/spelling-words.txt', words)
const asPlanned = asRead(texts, createSpelling(words))
write('rank-model.txt', trainRankModel(asPlanned))
write('intent-model.txt', trainIntentModel(asPlanned))
