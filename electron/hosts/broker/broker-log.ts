import path from 'node:path'

import type { BrokerLogLine } from '../../broker/serve-broker.ts'
import type { Clock } from '../../kernel/ports.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'

export type BrokerLogDeps = { readonly folder: string; readonly fileSystem: DurableFileSystem; readonly clock: Clock }

/** What a broker was asked and what it did: ids, codes and digests, one line each, on the disk before anything goes on. */
export function createBrokerLog({
  folder,
  fileSystem,
  clock,
}: BrokerLogDeps): (line: BrokerLogLine) => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true)
  const write = async (line: BrokerLogLine): Promise<boolean> => {
    try {
      await fileSystem.ensureFolder(folder)
      const file = await fileSystem.openAppend(path.join(folder, 'broker.ndjson'), 'keep')
      try {
        await file.write(
          Buffer.from(`${JSON.stringify({ at: new Date(clock.now()).toISOString(), ...line })}\n`, 'utf8'),
        )
        await file.sync()
      } finally {
        await file.close()
      }
      return true
    } catch {
      return false
    }
  }
  return (line) => (last = last.then(() => write(line)))
}
