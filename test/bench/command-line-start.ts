import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { loadTools } from '../../electron/registry/folders.ts'
import { medianOf, single, timeRow, type BenchResult } from './bench-result.ts'

type Used = { readonly cpuMs: number; readonly memoryMb: number }

const root = path.join(import.meta.dirname, '../..')
const program = path.join(root, 'dist', 'cli.cjs')

/** Tells at its end what it used: the time on the wall would be that of everything else on the computer too. */
const tellAtEnd = `
  process.argv.splice(1, 0, ${JSON.stringify(program)})
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const used = { cpuMs: (userCPUTime + systemCPUTime) / 1000, memoryMb: process.memoryUsage.rss() / 1048576 }
    require('node:fs').writeSync(2, '\\n' + JSON.stringify(used))
  })`

/** What a start of the command line takes of processor and memory, against a bare Node: with all tools, and with the planner. */
export function bench(rounds: number): Promise<BenchResult> {
  buildCommandLine()
  const data = mkdtempSync(path.join(tmpdir(), 'deskmedic-start-'))
  const words = ['--json', '--target', 'simulated', '--data', data]
  const seen = { bare: [] as Used[], tools: [] as Used[], plan: [] as Used[] }
  try {
    // The first start makes the folders that every other one finds.
    for (let round = 0; round <= rounds; round += 1) {
      const looks = { bare: run([]), tools: run(['tools', ...words]), plan: run(['plan', 'it is slow', ...words]) }
      if (round === 0) continue
      for (const name of ['bare', 'tools', 'plan'] as const) seen[name].push(looks[name])
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return Promise.resolve(resultOf(seen))
}

function resultOf({ bare, tools, plan }: Readonly<Record<'bare' | 'tools' | 'plan', readonly Used[]>>): BenchResult {
  const cpu = (list: readonly Used[]): number[] => list.map(({ cpuMs }) => cpuMs)
  const memory = (what: string, list: readonly Used[]) =>
    ({ what, value: medianOf(list.map(({ memoryMb }) => memoryMb)), unit: 'MB' }) as const
  const all = loadTools().length
  // As if tools were all that a start does beyond a bare Node: one tool less cannot spare more.
  const oneLess = (list: readonly Used[]): number => {
    const whole = medianOf(cpu(list))
    return whole / (whole - (whole - medianOf(cpu(bare))) / all)
  }
  return {
    name: 'command-line-start',
    rows: [
      timeRow('bare Node, processor', cpu(bare)),
      timeRow(`list of ${all} tools, processor`, cpu(tools)),
      timeRow('a plan, its index included, processor', cpu(plan)),
      memory('bare Node, memory', bare),
      memory(`list of ${all} tools, memory`, tools),
      memory('a plan, its index included, memory', plan),
    ],
    ratios: [
      single('start / start with one tool less, at most', oneLess(tools), 1.05),
      single('the same with the index of the planner', oneLess(plan), 1.05),
    ],
  }
}

function run(args: readonly string[]): Used {
  const code = args.length === 0 ? tellAtEnd : `${tellAtEnd}\n  require(${JSON.stringify(program)})`
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
