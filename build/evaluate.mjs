// `npm run evaluate [-- FILE]`: the built-in planner on labelled complaints, per kind and language, and how each complaint
// ends on a simulated PC with each fault of its area; and the network guard on addresses (files whose name says `ssrf` or
// `urls`).
import { existsSync } from 'node:fs'
import path from 'node:path'

import { openSources } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const sources = await openSources()
const { evaluate, formatReport } = await sources.load('test/evaluate/complaints.ts')
const { evaluateUrls, formatUrlReport } = await sources.load('test/evaluate/urls.ts')
const { loadTools } = await sources.load('electron/registry/folders.ts')
const { formatOutcomes, measureOutcomes } = await sources.load('test/evaluate/outcomes.ts')
const { plannerTools } = await sources.load('electron/agents/planner/planner-tools.ts')

const shared = path.resolve(root, '..', 'shared', 'evaluation')
const own = path.join(root, 'test', 'evaluate')
const known = [
  path.join(shared, 'complaints-dev.json'),
  path.join(own, 'regression-complaints.json'),
  path.join(shared, 'ssrf-dev.json'),
  path.join(own, 'regression-urls.json'),
]
const files = process.argv.length > 2 ? process.argv.slice(2) : known
// Each complaint is tried with every fault of its area: more of them take an hour and say the same.
const mostOutcomeCases = 100
const tools = plannerTools(loadTools())

async function judge(file) {
  if (/ssrf|urls/.test(path.basename(file))) {
    const report = await evaluateUrls(file)
    return { text: formatUrlReport(report), failed: report.failed }
  }
  const report = await evaluate(tools, file)
  const outcomes = await measureOutcomes(file, mostOutcomeCases)
  return { text: `${formatReport(report)}\n\n${formatOutcomes(outcomes)}`, failed: report.failed }
}

let passed = true
for (const file of files) {
  process.stdout.write(`\n${path.relative(root, file)}\n`)
  if (!existsSync(file)) {
    process.stdout.write('  not here: skipped\n')
    continue
  }
  const { text, failed } = await judge(file)
  process.stdout.write(`${text}\n`)
  passed &&= !failed
}
await sources.close()
process.exitCode = passed ? 0 : 1
