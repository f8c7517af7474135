import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach } from 'vitest'

import type { Clock, Ids, SystemLocks } from '../../electron/kernel/ports.ts'
import type { AppendFile, DurableFileSystem } from '../../electron/store/file-system.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'

/** A clock that stands still until it is moved. */
export function createManualClock(startMs = Date.UTC(2026, 0, 5, 9, 0, 0)): Clock & { advance(ms: number): void } {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}

/** Ids that count: unique within one test and the same in each run. */
export function createCountingIds(): Ids {
  let count = 0
  const next = (): number => (count += 1)
  return {
    newId: () => `id${String(next()).padStart(6, '0')}`,
    randomHex: (bytes) =>
      next()
        .toString(16)
        .padStart(bytes * 2, '0')
        .slice(-bytes * 2),
  }
}

/** A system in memory: what one of its processes holds is free once that process was killed. */
export function createMemorySystem(): { startProcess(): SystemLocks & { kill(): void } } {
  const held = new Map<string, object>()
  return {
    startProcess: () => {
      const self = {}
      const release = (name: string): void => {
        if (held.get(name) === self) held.delete(name)
      }
      return {
        take: (name) => {
          if (held.has(name)) return Promise.resolve(null)
          held.set(name, self)
          return Promise.resolve({
            release: () => {
              release(name)
              return Promise.resolve()
            },
          })
        },
        kill: () => [...held.keys()].forEach(release),
      }
    },
  }
}

/** The real disk. What a test leaves open as a killed process would is closed after it. Call once at the top of a test file. */
export function useDisk(): DurableFileSystem {
  const disk = createNodeFileSystem()
  const opened: AppendFile[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((file) => file.close()))
  })
  return {
    ...disk,
    openAppend: async (path, mode) => {
      const file = await disk.openAppend(path, mode)
      opened.push(file)
      return file
    },
  }
}

/** A fresh folder per call; all are removed after each test. Call once at the top of a test file. */
export function useTemporaryFolders(): () => Promise<string> {
  const folders: string[] = []
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
  })
  return async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-'))
    folders.push(folder)
    return folder
  }
}
