import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import type { openBackend } from '../../electron/engine/backend.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { createSystemIds, systemClock } from '../../electron/kernel/system-ports.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'

/** What a backend takes from this computer, with nothing in its environment. */
export function systemPorts() {
  return {
    environment: {},
    fileSystem: createNodeFileSystem(),
    clock: systemClock,
    ids: createSystemIds(systemClock),
    logger: silentLogger,
    locks: createSystemLocks(),
  } satisfies Parameters<typeof openBackend>[1]
}
