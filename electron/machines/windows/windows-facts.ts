import type { HostFacts } from '../../executors/powershell/powershell-session.ts'
import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { scriptRuntime } from '../../../shared/domain/tool-manifest.ts'
import { systemRootOf } from '../../executors/process/host-environment.ts'
import type { ProgramRunner } from '../../executors/process/run-program.ts'
import type { ProgramFinder } from '../../contract/program-finder.ts'
import type { Clock } from '../../kernel/ports.ts'
import type { Result } from '../../kernel/result.ts'
import type { MachineFacts } from '../machine.ts'

/** What Node knows of this computer at once. */
export type SystemProbe = {
  /** As `os.release()` gives it: `10.0.22631`. */
  readonly release: string
  readonly platform: NodeJS.Platform
  readonly nodeVersion: string
  readonly uptimeMs: () => number
  /** Absolute path of the script host, null = the file is not there. */
  readonly scriptHost: string | null
}

export type FactDeps = {
  readonly probe: SystemProbe
  readonly powershell: ScriptRunner
  readonly programs: ProgramRunner
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** Whether an ordinary user could change the files of this program. */
  readonly judgeProgram: () => Promise<MachineFacts['program']>
  /** Finds programs of others. */
  readonly finder: ProgramFinder
}

const limitMs = 10_000
/** High and system integrity: numbers that no language translates. */
const elevatedSids = /\bS-1-16-(?:12288|16384)\b/

/** Build number of Windows, null on other systems. */
export function windowsBuildOf(probe: SystemProbe): number | null {
  if (probe.platform !== 'win32') return null
  const build = /^\d+\.\d+\.(\d+)/.exec(probe.release)?.[1]
  return build === undefined ? null : Number(build)
}

/** What Node knows, before a script host has answered: on a sick PC that can take half a minute. */
export function factsAtOnce({ probe, clock }: Pick<FactDeps, 'probe' | 'clock'>): MachineFacts {
  return {
    kind: 'windows',
    windowsBuild: windowsBuildOf(probe),
    runtimes: runtimesOf(probe),
    languageMode: 'unknown',
    scripts: 'unknown',
    elevated: false,
    program: 'unreadable',
    lastBootMs: Math.round(clock.now() - probe.uptimeMs()),
  }
}

/** Reads once what later decisions need; starts the script host, which tells its language mode. */
export async function readFacts(deps: FactDeps): Promise<MachineFacts> {
  const { probe, powershell } = deps
  const known = factsAtOnce(deps)
  const signal = new AbortController().signal
  const found = deps.finder.find()
  const [host, elevated] = await Promise.all([
    probe.scriptHost === null ? null : powershell.facts(signal),
    readElevated(deps, signal),
  ])
  await found
  const facts = host?.ok === true ? host.value : null
  if (facts === null) return { ...known, elevated, scripts: host !== null && isForbidden(host) ? 'none' : 'unknown' }
  const runtimes = { ...known.runtimes, [scriptRuntime]: facts.version }
  // Whose the files are is read by a script of ours, which a rule may trust where it limits all others.
  const program = facts.scripts === 'full' ? await deps.judgeProgram() : 'unreadable'
  const { languageMode, scripts } = facts
  return { ...known, runtimes, languageMode, scripts, elevated, program }
}

/** A rule of the PC keeps the script host itself from starting: no script runs. */
function isForbidden(host: Result<HostFacts>): boolean {
  return !host.ok && host.error.code === 'script_host_blocked' && host.error.data['reason'] === 'not_allowed'
}

/** Runtimes whose presence shows without starting anything. */
export function runtimesOf(probe: SystemProbe): Record<string, string> {
  const nodeMajor = Number(probe.nodeVersion.split('.')[0])
  return {
    ...(probe.scriptHost === null ? {} : { [scriptRuntime]: '5.1' }),
    ...(nodeMajor >= 18 ? { node18: probe.nodeVersion } : {}),
    ...(probe.platform === 'win32' ? { windows: probe.release } : {}),
  }
}

/** By whoami.exe, because Constrained Language Mode forbids to ask from a script. Unknown counts as not elevated. */
export async function readElevated(
  deps: Pick<FactDeps, 'probe' | 'programs' | 'environment'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (deps.probe.platform !== 'win32') return false
  const executable = `${systemRootOf(deps.environment)}\\System32\\whoami.exe`
  const argv = ['/groups', '/fo', 'csv', '/nh']
  const output = await deps.programs.run(
    { executable, argv, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] },
    signal,
  )
  return output.ok && elevatedSids.test(output.value.stdout)
}
