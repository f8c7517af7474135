import { readFile } from 'node:fs/promises'

import { systemErrorCode } from './io-result.ts'

/** Which processes live. `startMark` tells two processes apart that had the same id; `any` where it is not known. */
export type ProcessProbe = {
  readonly self: { readonly pid: number; readonly startMark: string }
  /** Mark of a living process, null when there is none. */
  startMark(pid: number): Promise<string | null>
}

/** Living processes of this computer. Start marks are known on Linux only; elsewhere a used id counts as alive. */
export async function createProcessProbe(): Promise<ProcessProbe> {
  return {
    self: { pid: process.pid, startMark: (await linuxStartMark(process.pid)) ?? 'any' },
    startMark: async (pid) => (isRunning(pid) ? ((await linuxStartMark(pid)) ?? 'any') : null),
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return systemErrorCode(error) !== 'ESRCH'
  }
}

// Field 22 of /proc/<pid>/stat, clock ticks since the start of the system; field 2 may hold blanks and brackets.
async function linuxStartMark(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return null
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    return null
  }
}
