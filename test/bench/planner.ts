import MiniSearch from 'minisearch'

import { createPhraseIndex, phraseDocuments, type PhraseDocument } from '../../electron/agents/planner/phrase-index.ts'
import { plannerTools, type PlannerTool } from '../../electron/agents/planner/planner-tools.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import { createRankModel } from '../../electron/agents/planner/rank-model.ts'
import written from '../../electron/agents/planner/rank-model.txt?raw'
import { loadTools } from '../../electron/registry/folders.ts'
import { ratioOf, timeRow, type BenchResult } from './bench-result.ts'

const queriesPerRound = 20
const questions = [
  'the printer does nothing and my documents wait in the queue',
  'no website opens although the wifi is connected',
  '컴퓨터가 너무 느리고 팬 소리가 커요',
  'C 盘快满了，不知道被什么占了',
]

/** What one look at each side took; all sides in turn, so that a busy moment of the computer hits them all. */
type Look = {
  readonly build: number
  readonly plainBuild: number
  readonly plan: number
  readonly search: number
  readonly plainSearch: number
  readonly readModel: number
  readonly model: number
}

/** Building the planner and asking it, against a plain search index of the same documents and words. */
export function bench(rounds: number): Promise<BenchResult> {
  const tools = plannerTools(loadTools())
  const planner = createPlanner({ tools })
  const index = createPhraseIndex(tools)
  const plain = plainIndex(tools)
  const model = createRankModel(written)
  const looks = Array.from({ length: Math.max(1, rounds) }, (): Look => ({
    build: msOf(() => void createPlanner({ tools })),
    plainBuild: msOf(() => void plainIndex(tools)),
    plan: msPerQuestion((text) => void planner.plan(text)),
    search: msPerQuestion((text) => void index.search(text)),
    plainSearch: msPerQuestion((text) => void plain.search(text)),
    readModel: msOf(() => void createRankModel(written)('')),
    model: msPerQuestion((text) => void model(text)),
  }))
  const of = (side: keyof Look): number[] => looks.map((look) => look[side])
  return Promise.resolve({
    name: 'planner',
    rows: [
      timeRow(`index of ${phraseDocuments(tools).length} phrases built`, of('build')),
      timeRow('plain index built', of('plainBuild')),
      timeRow('one plan', of('plan')),
      timeRow('one search of the phrases, within the plan', of('search')),
      timeRow('one plain search', of('plainSearch')),
      timeRow('rank model read', of('readModel')),
      timeRow('rank model asked, within the plan', of('model')),
    ],
    ratios: [
      ratioOf('build / plain build', { ours: of('build'), floor: of('plainBuild') }, 3),
      ratioOf('plan / plain search', { ours: of('plan'), floor: of('plainSearch') }, 4),
      ratioOf('search / plain search', { ours: of('search'), floor: of('plainSearch') }, 1),
      ratioOf('rank model / plan', { ours: of('model'), floor: of('plan') }, 0.5),
    ],
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

/** No text is asked twice in a look: what was read of the last texts is known. */
function msPerQuestion(ask: (text: string) => void): number {
  const texts = Array.from({ length: queriesPerRound }, (_, round) =>
    questions.map((text) => `${text} ${round}`),
  ).flat()
  return (
    msOf(() => {
      for (const text of texts) ask(text)
    }) / texts.length
  )
}

function msOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
