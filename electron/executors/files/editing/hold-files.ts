import { setTimeout as sleep } from 'node:timers/promises'

import { sha256 } from '../../../kernel/digest.ts'
import type { SystemLock, SystemLocks } from '../../../kernel/ports.ts'

export type HeldFiles =
  | { readonly ok: true; readonly locks: readonly SystemLock[] }
  | { readonly ok: false; readonly file: string }

const roundMs = 25

/** Holds all of these files against everybody who asks the same way, or none: then names one that somebody else has for so many rounds. */
export async function holdFiles(files: readonly string[], locks: SystemLocks, rounds: number): Promise<HeldFiles> {
  const held: SystemLock[] = []
  // Always in one order: two who want the same files never wait for each other.
  for (const file of files.toSorted()) {
    const lock = await takePatiently(locks, lockNameOf(file), rounds)
    if (lock === null) {
      await freeFiles(held)
      return { ok: false, file }
    }
    held.push(lock)
  }
  return { ok: true, locks: held }
}

export async function freeFiles(locks: readonly SystemLock[]): Promise<void> {
  for (const lock of locks) await lock.release()
}

export function lockNameOf(file: string): string {
  return sha256(`file\0${file}`).slice(0, 32)
}

/** A system that gives no lock at all gives none to others either. */
async function takePatiently(locks: SystemLocks, name: string, rounds: number): Promise<SystemLock | null> {
  for (let round = 0; ; round += 1) {
    const lock = await locks.take(name).catch(() => null)
    if (lock !== null || round >= rounds) return lock
    await sleep(roundMs)
  }
}
