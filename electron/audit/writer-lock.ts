import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { fail, ok, type Result } from '../kernel/result.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { writeSynced } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { ProcessProbe } from '../store/process-probe.ts'

export type WriterLock = { release(): Promise<void> }

export type LockDeps = {
  readonly folder: string
  readonly fileSystem: DurableFileSystem
  readonly clock: Clock
  readonly ids: Ids
  readonly processes: ProcessProbe
  readonly waitMs: number
}

const claimPattern = /^writer-(\d{1,10})-([a-z0-9]{1,20})-([0-9a-f]{12})\.lock$/
const retryMs = 25

/**
 * Takes the right to write a chain, or `data_folder_busy` after `waitMs`.
 *
 * A claim is a file of its own name, made exclusively, and holds when no other living claim is there *afterwards*: of
 * two that come at once at least one sees the other and steps back. A dead claim is never taken over, only removed, and
 * its name never comes back: two cleaners cannot remove the lock of a third.
 */
export async function takeWriterLock(deps: LockDeps): Promise<Result<WriterLock>> {
  const { pid, startMark } = deps.processes.self
  const name = `writer-${pid}-${startMark}-${deps.ids.randomHex(6)}.lock`
  const file = path.join(deps.folder, name)
  const startedAt = new Date(deps.clock.now()).toISOString()
  const text = Buffer.from(`${JSON.stringify({ pid, startMark, startedAt })}\n`)
  for (let waitedMs = 0; ;) {
    if ((await livingClaims(deps, name)).length === 0) {
      await makeClaim(deps.fileSystem, file, text)
      const others = await livingClaims(deps, name)
      if (others.length === 0) return ok({ release: () => deps.fileSystem.remove(file) })
      await deps.fileSystem.remove(file)
    }
    if (waitedMs >= deps.waitMs) return fail('data_folder_busy', { folder: deps.folder })
    // Unequal waits, so that two that stepped back do not meet again.
    const pauseMs = retryMs + (parseInt(deps.ids.randomHex(1), 16) % retryMs)
    await sleep(pauseMs)
    waitedMs += pauseMs
  }
}

// A half-made claim would shut everybody out for as long as this process lives.
async function makeClaim(fileSystem: DurableFileSystem, file: string, text: Uint8Array): Promise<void> {
  try {
    await writeSynced(fileSystem, file, text)
  } catch (error) {
    await fileSystem.remove(file)
    throw error
  }
}

async function livingClaims(deps: LockDeps, own: string): Promise<readonly string[]> {
  const living: string[] = []
  for (const name of await deps.fileSystem.list(deps.folder)) {
    const [, pid, startMark] = claimPattern.exec(name) ?? []
    if (name === own || pid === undefined || startMark === undefined) continue
    if (await isAlive(deps.processes, Number(pid), startMark)) living.push(name)
    else await deps.fileSystem.remove(path.join(deps.folder, name))
  }
  return living
}

async function isAlive(processes: ProcessProbe, pid: number, claimedMark: string): Promise<boolean> {
  const mark = await processes.startMark(pid)
  if (mark === null) return false
  return mark === 'any' || claimedMark === 'any' || mark === claimedMark
}
