import MiniSearch from 'minisearch'

import { phraseDocuments, type PhraseDocument } from '../../electron/agents/planner/phrase-index.ts'
import { plannerTools, type PlannerTool } from '../../electron/agents/planner/planner-tools.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import { loadTools } from '../../electron/tools/folders.ts'
import { single, type BenchResult } from './bench-result.ts'

const phrasesOfFullCatalogue = 1850
const queriesPerRound = 20
const questions = [
  'the printer does nothing and my documents wait in the queue',
  'no website opens although the wifi is connected',
  '컴퓨터가 너무 느리고 팬 소리가 커요',
  'C 盘快满了，不知道被什么占了',
]

/** Building the planner and asking it, against a plain search index of the same documents and words. */
export function bench(rounds: number): Promise<BenchResult> {
  const tools = fullCatalogue(plannerTools(loadTools()))
  const planner = createPlanner({ tools })
  const plain = plainIndex(tools)
  const build = median(rounds, () => void createPlanner({ tools }))
  const plainBuild = median(rounds, () => void plainIndex(tools))
  const ask = median(rounds, () => askAll((text) => void planner.plan(text))) / (queriesPerRound * questions.length)
  const plainAsk =
    median(rounds, () => askAll((text) => void plain.search(text))) / (queriesPerRound * questions.length)
  return Promise.resolve({
    name: 'planner',
    rows: [
      { what: `index of ${phraseDocuments(tools).length} phrases built`, value: build, unit: 'ms' },
      { what: 'plain index built', value: plainBuild, unit: 'ms' },
      { what: 'one plan', value: ask, unit: 'ms' },
      { what: 'one plain search', value: plainAsk, unit: 'ms' },
    ],
    ratios: [single('build / plain build', build / plainBuild, 3), single('plan / plain search', ask / plainAsk, 4)],
  })
}

/** The tools, repeated under other names until there are about as many phrases as the whole catalogue has. */
function fullCatalogue(tools: readonly PlannerTool[]): PlannerTool[] {
  const perTool = phraseDocuments(tools).length / Math.max(1, tools.length)
  const wanted = Math.max(tools.length, Math.ceil(phrasesOfFullCatalogue / Math.max(1, perTool)))
  return Array.from({ length: wanted }, (_, place) => place).flatMap((place) => {
    const tool = tools[place % tools.length]
    const copy = Math.floor(place / tools.length)
    if (tool === undefined) return []
    return [copy === 0 ? tool : { ...tool, name: `${tool.name}_${copy}` }]
  })
}

function plainIndex(tools: readonly PlannerTool[]): MiniSearch<PhraseDocument> {
  const index = new MiniSearch<PhraseDocument>({
    fields: ['text'],
    storeFields: ['tool'],
    searchOptions: { fuzzy: 0.15, prefix: true },
  })
  index.addAll(phraseDocuments(tools))
  return index
}

function askAll(ask: (text: string) => void): void {
  for (let round = 0; round < queriesPerRound; round += 1) for (const text of questions) ask(text)
}

function median(rounds: number, work: () => void): number {
  const times = Array.from({ length: Math.max(1, rounds) }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((left, right) => left - right)
  return times[Math.floor(times.length / 2)] ?? 0
}
