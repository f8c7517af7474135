import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { loadTools } from '../../electron/registry/folders.ts'
import {
  againstOther,
  figuresOf,
  inTurn,
  medianOf,
  single,
  timeRow,
  type Bench,
  type BenchResult,
  type Seen,
} from './bench-result.ts'

type Ours = { readonly tools: Used; readonly plan: Used }
type Used = { readonly cpuMs: number; readonly memoryMb: number }

const root = path.join(import.meta.dirname, '../..')

/** Tells at its end what it used: the time on the wall would be that of everything else on the computer too. */
const tellAtEnd = (program: string): string => `
  process.argv.splice(1, 0, ${JSON.stringify(program)})
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const used = { cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMb: process.memoryUsage.rss() / 1048576 }
    require('node:fs').writeSync(2, '\\n' + JSON.stringify(used))
  })`

/** What a start of the command line takes of processor and memory, against a bare Node: with all tools, and with the planner. */
export const bench: Bench = async (rounds, _extent, other = null) => {
  buildCommandLine()
  const data = mkdtempSync(path.join(tmpdir(), 'deskmedic-start-'))
  const start = (checkout: string): Ours => {
    const words = ['--json', '--target', 'simulated', '--data', path.join(data, checkout === root ? 'ours' : 'other')]
    return { tools: run(checkout, ['tools', ...words]), plan: run(checkout, ['plan', 'it is slow', ...words]) }
  }
  const measure = (times: number): Promise<Seen<Used, Ours>> =>
    inTurn(times, {
      floor: () => run(root, []),
      ours: () => start(root),
      other: other === null ? null : () => start(other),
    })
  try {
    // The first start makes the folders that every other one finds.
    await measure(1)
    return resultOf(await measure(rounds))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function resultOf(seen: Seen<Used, Ours>): BenchResult {
  const of = (name: keyof Ours, what: keyof Used): Seen<number, number> =>
    figuresOf(seen, { floor: (used) => used[what], ours: (ours) => ours[name][what] })
  const cpu = { tools: of('tools', 'cpuMs'), plan: of('plan', 'cpuMs') }
  const memory = { tools: of('tools', 'memoryMb'), plan: of('plan', 'memoryMb') }
  const memoryRow = (what: string, list: readonly number[]) => ({ what, value: medianOf(list), unit: 'MB' }) as const
  const all = loadTools().length
  // As if tools were all that a start does beyond a bare Node: one tool less cannot spare more.
  const oneLess = ({ ours, floor }: Seen<number, number>): number => {
    const whole = medianOf(ours)
    return whole / (whole - (whole - medianOf(floor)) / all)
  }
  return {
    name: 'command-line-start',
    rows: [
      timeRow('bare Node, processor', cpu.tools.floor),
      timeRow(`list of ${all} tools, processor`, cpu.tools.ours),
      timeRow('a plan, its index included, processor', cpu.plan.ours),
      memoryRow('bare Node, memory', memory.tools.floor),
      memoryRow(`list of ${all} tools, memory`, memory.tools.ours),
      memoryRow('a plan, its index included, memory', memory.plan.ours),
    ],
    ratios: [
      single('start / start with one tool less, at most', oneLess(cpu.tools), 1.05),
      single('the same with the index of the planner', oneLess(cpu.plan), 1.05),
    ],
    against: [
      ...againstOther('list of tools, processor', cpu.tools),
      ...againstOther('a plan, processor', cpu.plan),
      ...againstOther('list of tools, memory', memory.tools),
      ...againstOther('a plan, memory', memory.plan),
    ],
  }
}

function run(checkout: string, args: readonly string[]): Used {
  const program = path.join(checkout, 'dist', 'cli.cjs')
  const tells = tellAtEnd(program)
  const code = args.length === 0 ? tells : `${tells}\n  require(${JSON.stringify(program)})`
  const { stderr, status } = spawnSync(process.execPath, ['-e', code, '--', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n'))) as Used
}

/** In a process of its own: the loader of this one is closed by now. */
function buildCommandLine(): void {
  const bundle = pathToFileURL(path.join(root, 'build', 'bundle.mjs')).href
  const code = `import { ensureBundle } from ${JSON.stringify(bundle)}; await ensureBundle({ only: ['cli'] })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
