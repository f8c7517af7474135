// `npm run evaluate [-- FILE]`: the built-in planner on labelled complaints, per kind and language,
// and how each complaint ends on a simulated PC with each fault of its area.
import { existsSync } from 'node:fs'
import path from 'node:path'

import { openSources } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const sources = await openSources()
const { evaluate, formatReport } = await sources.load('test/evaluate/complaints.ts')
const { loadTools } = await sources.load('electron/tools/folders.ts')
const { formatOutcomes, measureOutcomes } = await sources.load('test/evaluate/outcomes.ts')
const { plannerTools } = await sources.load('electron/agents/planner/planner-tools.ts')

const development = path.resolve(root, '..', 'shared', 'evaluation', 'complaints-dev.json')
const unseen = path.join(root, 'test', 'evaluate', 'unseen-complaints.json')
const files = process.argv.length > 2 ? process.argv.slice(2) : [development, unseen]
// Each complaint is tried with every fault of its area: more of them take an hour and say the same.
const mostOutcomeCases = 100
const tools = plannerTools(loadTools())
let passed = true
for (const file of files) {
  process.stdout.write(`\n${path.relative(root, file)}\n`)
  if (!existsSync(file)) {
    process.stdout.write('  not here: skipped\n')
    continue
  }
  const report = await evaluate(tools, file)
  process.stdout.write(`${formatReport(report)}\n`)
  passed &&= !report.failed
  process.stdout.write(`\n${formatOutcomes(await measureOutcomes(file, mostOutcomeCases))}\n`)
}
await sources.close()
process.exitCode = passed ? 0 : 1
