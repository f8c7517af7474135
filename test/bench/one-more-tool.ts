import { noLimits } from '../../electron/policy/availability.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import { plannerTools } from '../../electron/agents/planner/planner-tools.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { createRegistry } from '../../electron/registry/registry.ts'
import {
  growthOf,
  medianOf,
  ratioOf,
  single,
  timeRow,
  type BenchRatio,
  type BenchResult,
  type BenchRow,
} from './bench-result.ts'

/** Something done with so many of the tools, as often as it takes to be measured. */
type Work = {
  readonly what: string
  readonly times: number
  readonly prepare: (tools: readonly Tool[]) => () => void
}

const works: readonly Work[] = [
  { what: 'tools registered', times: 20, prepare: (tools) => () => void registered(tools).getStatistics() },
  { what: 'index of the planner built', times: 1, prepare: (tools) => () => void planned(tools) },
  {
    what: 'four plans',
    times: 3,
    prepare: (tools) => {
      const planner = planned(tools)
      return () => questions.forEach((text) => void planner.plan(text))
    },
  },
]

const questions = [
  'the printer does nothing and my documents wait in the queue',
  'no website opens although the wifi is connected',
  '컴퓨터가 너무 느리고 팬 소리가 커요',
  'C 盘快满了，不知道被什么占了',
]

/** Looks without which a median says nothing about one part in a hundred. */
const looksPerRound = 3
/** One tool more is one part in a hundred: what is less than this cannot be told from it. */
const notMeasurable = 1.05
const quarter = 4

/** What the last tool costs, against the same without it; and how the cost grows from a quarter of the tools to all. */
export function bench(rounds: number): Promise<BenchResult> {
  const all = loadTools()
  const parts = works.map((work) => measure(work, all, rounds * looksPerRound))
  return Promise.resolve({
    name: 'one-more-tool',
    rows: parts.flatMap(({ rows }) => rows),
    ratios: parts.map(({ ratio }) => ratio),
    growth: parts.map(({ growth }) => growth),
  })
}

type Measured = {
  readonly rows: readonly BenchRow[]
  readonly ratio: BenchRatio
  readonly growth: { readonly what: string; readonly exponent: number }
}

function measure({ what, times, prepare }: Work, all: readonly Tool[], looks: number): Measured {
  const some = (step: number): readonly Tool[] => all.filter((_tool, index) => index % step === 0)
  const [few, half] = [some(quarter), some(2)]
  const taken = { few: [] as number[], half: [] as number[], without: [] as number[], all: [] as number[] }
  for (let look = 0; look < looks; look += 1) {
    // Another tool is left out each time: none of them stands for all.
    const without = all.filter((_tool, index) => index !== (look * 7) % all.length)
    for (const [list, tools] of turns(look, taken, { few, half, without, all })) list.push(msOf(prepare(tools), times))
  }
  const row = (tools: readonly Tool[], list: readonly number[]) => timeRow(`${what}, ${tools.length} tools`, list)
  const name = `${what}: all / all but one`
  const { value } = ratioOf(name, { ours: taken.all, floor: taken.without }, notMeasurable)
  return {
    rows: [row(few, taken.few), row(half, taken.half), row(all, taken.all)],
    // The worst of looks this short says what else the computer did.
    ratio: single(name, value, notMeasurable),
    growth: {
      what: `${what}, ${few.length} and ${all.length} tools`,
      exponent: growthOf(taken.few, taken.all, all.length / few.length),
    },
  }
}

type Sizes<T> = Readonly<Record<'few' | 'half' | 'without' | 'all', T>>

/** Each of the four goes first as often as the others: what comes later finds warmer code. */
function turns(look: number, lists: Sizes<number[]>, tools: Sizes<readonly Tool[]>) {
  const names = ['few', 'without', 'half', 'all'] as const
  return names.map((_name, place) => {
    const name = names[(place + look) % names.length] ?? 'all'
    return [lists[name], tools[name]] as const
  })
}

function msOf(work: () => void, times: number): number {
  const each = Array.from({ length: times }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return medianOf(each)
}

function planned(tools: readonly Tool[]) {
  return createPlanner({ tools: plannerTools(tools) })
}

function registered(tools: readonly Tool[]) {
  return createRegistry(tools, {
    availability: () => ({
      mode: 'online',
      rules: { allowTools: [], blockTools: [], policyBlockTools: [] },
      external: { on: false, fixedByPolicy: false },
      ownNetwork: { url: false, webhook: false, search_service: false },
      runtimes: {},
      carriesTools: true,
      windowsBuild: null,
      languageMode: 'full',
      scripts: 'full',
      elevated: false,
      elevatedOnWindows: false,
      programMayChange: false,
      limits: noLimits,
      settingsKnown: true,
      policyKnown: true,
    }),
    supports: () => null,
    logger: { log: () => undefined },
  })
}
