import { programRuntimes, type ProgramRuntime } from '../../../shared/domain/program-runtime.ts'
import type { FoundProgram, FoundPrograms, ProgramFinder } from '../../contract/program-finder.ts'
import type { ProgramRunner } from '../process/run-program.ts'
import { findProgram, type SearchDeps } from './program-places.ts'

export type ProgramFinderDeps = SearchDeps & {
  readonly programs: Pick<ProgramRunner, 'run'>
  /** How long a program may take to tell its version, in milliseconds; absent = 5 seconds. */
  readonly versionLimitMs?: number
}

const usualLimitMs = 5_000

export function createProgramFinder(deps: ProgramFinderDeps): ProgramFinder {
  let known: FoundPrograms = {}
  const find = async (): Promise<FoundPrograms> => {
    const found = await Promise.all(
      programRuntimes.map(async (runtime) => {
        const path = await findProgram(runtime, deps).catch(() => null)
        if (path === null) return []
        const before = known[runtime]
        return [[runtime, before?.path === path ? before : { path, version: null }] as const]
      }),
    )
    known = Object.fromEntries(found.flat())
    return known
  }
  return {
    known: () => known,
    find,
    readVersions: async (signal) => {
      const found = Object.entries(await find()) as (readonly [ProgramRuntime, FoundProgram])[]
      const read = await Promise.all(
        found.map(
          async ([runtime, { path }]) => [runtime, { path, version: await versionOf(path, deps, signal) }] as const,
        ),
      )
      // Python 2 has the same name in its folder.
      known = Object.fromEntries(read.filter(([runtime, { version }]) => runtime !== 'python3' || !isOld(version)))
      return known
    },
  }
}

function isOld(version: string | null): boolean {
  return version?.startsWith('2.') === true
}

async function versionOf(
  executable: string,
  { programs, versionLimitMs }: Pick<ProgramFinderDeps, 'programs' | 'versionLimitMs'>,
  signal: AbortSignal,
): Promise<string | null> {
  const timeoutMs = versionLimitMs ?? usualLimitMs
  const call = { executable, argv: ['--version'], timeoutMs, decode: 'utf8', okExitCodes: [0] } as const
  const output = await programs.run(call, signal)
  if (!output.ok) return null
  const { stdout, stderr } = output.value
  return /\d{1,9}(?:\.\d{1,9}){1,3}/.exec(stdout === '' ? stderr : stdout)?.[0] ?? null
}
