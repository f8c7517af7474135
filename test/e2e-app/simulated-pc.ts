import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { removeFolder } from './remove-folder.ts'

/** One data folder for each test, and the app started in it as often as the test wants. */
export type PcBench = {
  readonly dataFolder: () => string
  /** Writes the simulated PC before a start: with these faults, changed as wanted. */
  readonly prepare: (faults: readonly string[], change?: (state: PcState) => void) => Promise<void>
  readonly state: () => Promise<PcState>
  readonly start: (options?: Omit<LaunchOptions, 'dataFolder'>) => Promise<LaunchedApp>
  readonly closeAll: () => Promise<void>
  /** Lines of the audit log about one tool, oldest first. */
  readonly audit: (tool: string) => Promise<readonly AuditLine[]>
}

type AuditLine = { readonly kind: string; readonly outcome: string | null; readonly confirmedBy: string | null }

/** Call once in a test file. */
export function usePcBench(): PcBench {
  const running: LaunchedApp[] = []
  let folder = ''
  const file = (): string => path.join(folder, 'simulated-pc.json')
  const closeAll = async (): Promise<void> => {
    for (const each of running.splice(0)) await each.close()
  }
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-feature-'))
  })
  afterEach(async () => {
    await closeAll()
    await removeFolder(folder)
  })
  return {
    dataFolder: () => folder,
    closeAll,
    prepare: async (faults, change) => {
      const pc = setUpPc(faults, await loadFaults())
      if (!pc.ok) throw new Error(pc.error.code)
      change?.(pc.value)
      await writeFile(file(), JSON.stringify(pc.value))
    },
    state: async () => JSON.parse(await readFile(file(), 'utf8')) as PcState,
    start: async (options = {}) => {
      const launched = await launchApp({ ...options, dataFolder: folder })
      running.push(launched)
      return launched
    },
    audit: async (tool) => {
      const lines = await readFile(path.join(folder, 'audit', 'desktop', await chainOf(folder)), 'utf8')
      const parsed = lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as AuditLine & { readonly tool: string | null })
      return parsed.filter((line) => line.tool === tool)
    },
  }
}

async function chainOf(folder: string): Promise<string> {
  const { readdir } = await import('node:fs/promises')
  const names = await readdir(path.join(folder, 'audit', 'desktop'))
  const chain = names.filter((name) => name.endsWith('.ndjson') || name.endsWith('.jsonl')).toSorted()[0]
  if (chain === undefined) throw new Error(`no audit log among ${names.join(', ')}`)
  return chain
}
