import { spawn, type ChildProcess } from 'node:child_process'

import { errorCode } from '../../kernel/error-code.ts'
import { settlesWithin, type Timers } from '../../kernel/timers.ts'
import { hasEnded, killTree, type KillTreeDeps } from './kill-tree.ts'

/** One program to start: absolute path, argument array, built environment, no shell. */
export type ProcessCommand = {
  readonly file: string
  readonly argv: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  readonly stdin: 'pipe' | 'closed'
}

export type ProcessEnd = {
  readonly exitCode: number | null
  readonly signal: string | null
  /** System error code when the program could not be started at all, such as `ENOENT`. */
  readonly startError: string | null
}

export type StartedProcess = {
  /** Null when the program could not be started. */
  readonly pid: number | null
  write(text: string): void
  endInput(): void
  onStdout(listener: (bytes: Buffer) => void): void
  onStderr(listener: (bytes: Buffer) => void): void
  readonly ended: Promise<ProcessEnd>
  /** Ends the program and everything it started. False = it was still there after a moment. */
  killTree(): Promise<boolean>
}

export type StartProcess = (command: ProcessCommand) => StartedProcess

export type ProcessStarterDeps = KillTreeDeps

/** With the grace that a script host gets before, Stop has its answer within two seconds. */
const killLimitMs = 1_500
/** A grandchild can hold the pipes open long after the program has gone. */
const pipesLimitMs = 1_000

/** The only place that starts programs. */
export function createProcessStarter(deps: ProcessStarterDeps): StartProcess {
  return (command) => {
    try {
      return started(spawnChild(command, deps), deps)
    } catch (error) {
      // Some refusals of the system are thrown, such as a command line that is too long.
      return notStarted(errorCode(error) ?? 'unknown')
    }
  }
}

function spawnChild(command: ProcessCommand, deps: ProcessStarterDeps): ChildProcess {
  return spawn(command.file, command.argv, {
    cwd: command.cwd,
    env: command.environment,
    shell: false,
    windowsHide: true,
    // Its own process group is what makes the whole tree reachable where there is no taskkill.
    detached: deps.platform !== 'win32',
    stdio: [command.stdin === 'pipe' ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
}

function notStarted(startError: string): StartedProcess {
  return {
    pid: null,
    write: () => undefined,
    endInput: () => undefined,
    onStdout: () => undefined,
    onStderr: () => undefined,
    ended: Promise.resolve({ exitCode: null, signal: null, startError }),
    killTree: () => Promise.resolve(true),
  }
}

function started(child: ChildProcess, deps: ProcessStarterDeps): StartedProcess {
  const ended = endOf(child, deps.timers)
  // Writing to a program that has gone is reported by its end, not by the pipe.
  child.stdin?.on('error', () => undefined)
  return {
    pid: child.pid ?? null,
    write: (text) => void child.stdin?.write(text, 'latin1'),
    endInput: () => void child.stdin?.end(),
    onStdout: (listener) => void child.stdout?.on('data', listener),
    onStderr: (listener) => void child.stderr?.on('data', listener),
    ended,
    killTree: async () => {
      if (child.pid === undefined) return true
      killTree(child, child.pid, deps)
      if (await settlesWithin(ended, killLimitMs, deps.timers)) return true
      abandon(child)
      return hasEnded(child)
    },
  }
}

function endOf(child: ChildProcess, timers: Timers): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    // More than once: a program that refuses to be ended says so each time.
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) resolve({ exitCode: null, signal: null, startError: error.code ?? 'unknown' })
    })
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal, startError: null }))
    child.once('exit', (exitCode, signal) => {
      timers.after(pipesLimitMs, () => {
        child.stdout?.destroy()
        child.stderr?.destroy()
        resolve({ exitCode, signal, startError: null })
      })
    })
  })
}

/** What cannot be ended must not keep this process alive as well. */
function abandon(child: ChildProcess): void {
  for (const stream of child.stdio) stream?.destroy()
  child.unref()
}
