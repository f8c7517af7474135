import { spawn, type ChildProcess } from 'node:child_process'
import { win32 } from 'node:path'

import type { Timers } from '../../kernel/timers.ts'

export type KillTreeDeps = {
  readonly platform: NodeJS.Platform
  /** Windows folder, for the absolute path of taskkill.exe. */
  readonly systemRoot: string
  readonly timers: Timers
  /** Starts what ends a tree of processes on Windows; taskkill.exe where nothing else is handed in. */
  readonly startTaskkill?: (pid: number) => ChildProcess
}

/** taskkill asks WMI, which has no answer on many a sick PC. Half of the time that a stop has. */
const taskkillLimitMs = 750

/** Sets off the end of a program and of everything it started. Gives up nothing: what refuses is ended by itself. */
export function killTree(child: ChildProcess, pid: number, deps: KillTreeDeps): void {
  // A process id that has ended may belong to another program by now; a group lives as long as one of its members.
  if (deps.platform !== 'win32') killGroup(pid)
  else if (!hasEnded(child)) killByTaskkill(child, pid, deps)
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has gone already.
  }
}

/** Without taskkill the programs that this one started are not reached, but this one is. */
function killByTaskkill(child: ChildProcess, pid: number, deps: KillTreeDeps): void {
  const killer = (deps.startTaskkill ?? ((wanted) => startTaskkill(wanted, deps.systemRoot)))(pid)
  const killDirectly = (): void => void child.kill('SIGKILL')
  const cancelTimer = deps.timers.after(taskkillLimitMs, () => {
    killDirectly()
    killer.kill('SIGKILL')
    killer.unref()
  })
  killer.on('error', () => {
    cancelTimer()
    killDirectly()
  })
  killer.once('exit', (code) => {
    cancelTimer()
    if (code !== 0) killDirectly()
  })
}

function startTaskkill(pid: number, systemRoot: string): ChildProcess {
  const taskkill = win32.join(systemRoot, 'System32', 'taskkill.exe')
  return spawn(taskkill, ['/PID', String(pid), '/T', '/F'], {
    shell: false,
    windowsHide: true,
    stdio: 'ignore',
    env: { SystemRoot: systemRoot },
  })
}
