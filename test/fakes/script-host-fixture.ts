import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createPrivateFolders } from '../../electron/executors/files/private-folder.ts'
import type { HostCommands } from '../../electron/executors/powershell/host-command.ts'
import type {
  HostNoise,
  PowerShellSession,
  ScriptRequest,
} from '../../electron/executors/powershell/powershell-session.ts'
import type { ScriptFiles } from '../../electron/executors/powershell/script-files.ts'
import { createStartSession } from '../../electron/executors/powershell/start-session.ts'
import {
  createProcessStarter,
  type ProcessCommand,
  type StartProcess,
} from '../../electron/executors/process/start-process.ts'
import { sha256 } from '../../electron/kernel/digest.ts'
import type { Ids } from '../../electron/kernel/ports.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'

export type HostStart =
  | 'ready'
  | 'slow-start'
  | 'crash-start'
  | 'silent'
  | 'constrained'
  | 'constrained-trusted'
  | 'constrained-blocked'

const hostFile = fileURLToPath(new URL('./fake-script-host.mjs', import.meta.url))

export const systemIds: Ids = createSystemIds(systemClock)

export const systemStarter = createProcessStarter({
  platform: process.platform,
  systemRoot: process.env['SystemRoot'] ?? 'C:\\Windows',
  timers: systemTimers,
})

/** Starts the fake host as a real process, in the way the harness starts PowerShell. */
export function fakeHostCommands(start: HostStart): HostCommands {
  const once =
    start === 'constrained-trusted' ? 'once-trusted' : start === 'constrained-blocked' ? 'once-blocked' : 'once'
  return { loop: fakeHostCommand(start), once: fakeHostCommand(once) }
}

/** `raw` = the host without the frame. */
export function fakeHostCommand(
  behaviour: HostStart | 'once' | 'once-trusted' | 'once-blocked' | 'raw',
): ProcessCommand {
  return { file: process.execPath, argv: [hostFile, behaviour], cwd: tmpdir(), environment: {}, stdin: 'pipe' }
}

export type Harness = {
  readonly start: ReturnType<typeof createStartSession>
  readonly noise: HostNoise[]
  readonly commands: ProcessCommand[]
  /** Texts written to standard input, in order. */
  readonly written: string[]
  readonly folder: string
  remove(): void
}

type HarnessParts = {
  readonly scriptFiles?: ScriptFiles | null
  readonly startProcess?: StartProcess
  readonly hasFolder?: boolean
}

/** The real harness over a host; records every start and every line. */
export function createHarness(
  commands: HostCommands,
  startLimitMs = 10_000,
  { scriptFiles = null, startProcess = systemStarter, hasFolder = true }: HarnessParts = {},
): Harness {
  const folder = mkdtempSync(join(tmpdir(), 'dm-harness-'))
  const started: ProcessCommand[] = []
  const written: string[] = []
  const noise: HostNoise[] = []
  const start = createStartSession({
    commands,
    startProcess: recording(startProcess, started, written),
    createFolder: createPrivateFolders(folder),
    scriptFiles: () => Promise.resolve(scriptFiles),
    hasFolder: () => Promise.resolve(hasFolder),
    ids: systemIds,
    timers: systemTimers,
    onNoise: (item) => noise.push(item),
    startLimitMs,
  })
  return {
    start,
    noise,
    commands: started,
    written,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A session that must start. */
export async function openSession(harness: Harness): Promise<PowerShellSession> {
  const started = await harness.start()
  if (!started.ok) throw new Error(started.reason)
  return started.session
}

export function scriptRequest(
  script: string,
  p: Readonly<Record<string, unknown>> = {},
  timeoutMs = 10_000,
): ScriptRequest {
  return {
    script,
    scriptSha256: sha256(script),
    args: { p, s: {}, r: {} },
    timeoutMs,
    elevated: false,
    isolated: false,
  }
}

export const never = new AbortController().signal

/** True while a process with this id runs; one that only waits to be collected has ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = `/proc/${String(pid)}/stat`
  return !existsSync(status) || !readFileSync(status, 'utf8').includes(') Z ')
}

function recording(start: StartProcess, commands: ProcessCommand[], written: string[]): StartProcess {
  return (command) => {
    commands.push(command)
    const host = start(command)
    return {
      ...host,
      write: (text) => {
        written.push(text)
        host.write(text)
      },
    }
  }
}
