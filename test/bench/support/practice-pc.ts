import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createSystemLocks } from '../../../electron/executors/process/system-locks.ts'
import { openBackend, type Backend } from '../../../electron/engine/backend.ts'
import { silentLogger } from '../../../electron/kernel/ports.ts'
import type { Result } from '../../../electron/kernel/result.ts'
import { createSystemIds, steadyClock, systemClock } from '../../../electron/kernel/system-ports.ts'
import { setUpPc } from '../../../electron/machines/simulated/set-up.ts'
import { createPcStateFile } from '../../../electron/machines/simulated/state-store.ts'
import { loadFaults } from '../../../electron/registry/folders.ts'
import { createNodeFileSystem } from '../../../electron/store/node-file-system.ts'
import { noPolicy } from '../../fakes/policy-source.ts'

export type PracticePc = {
  readonly backend: Backend
  readonly dataFolder: string
  /** Removes the data folder as well. */
  readonly close: () => Promise<void>
}

/** The practice PC with a stuck print job, in a data folder of its own. */
export async function openPracticePc(): Promise<PracticePc> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'deskmedic-bench-'))
  const fileSystem = createNodeFileSystem()
  const ports = {
    environment: {},
    fileSystem,
    locks: createSystemLocks(),
    clock: systemClock,
    steady: steadyClock,
    ids: createSystemIds(systemClock),
    logger: silentLogger,
  }
  const store = createPcStateFile({ ...ports, file: path.join(dataFolder, 'simulated-pc.json') })
  valueOf(await store.save(valueOf(setUpPc(['print-job-stuck'], await loadFaults()))))
  const options = { dataFolder, policy: noPolicy, platform: 'linux', target: 'simulated' } as const
  const backend = valueOf(await openBackend(options, ports))
  const close = async (): Promise<void> => {
    await backend.close()
    // The last save of a conversation may still be under way.
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { backend, dataFolder, close }
}

/** A benchmark goes on with nothing that failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
