import path from 'node:path'

import { brokerEvent, brokerStepEvent, type SystemEvent, type WriteSystemEvent } from '../../audit/event-log.ts'
import type { BrokerLogLine } from '../../broker/broker-ports.ts'
import type { Clock } from '../../kernel/ports.ts'
import { settlesWithin, systemTimers } from '../../kernel/timers.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'

export type BrokerLogDeps = { readonly folder: string; readonly fileSystem: DurableFileSystem; readonly clock: Clock }

/**
 * What a broker was asked and what it did: ids, codes and digests, one line each, on the disk before anything goes on. Each month has a
 * file of its own: an old one goes as a whole, so that no line of a second broker is lost by it.
 */
export function createBrokerLog({
  folder,
  fileSystem,
  clock,
}: BrokerLogDeps): (line: BrokerLogLine) => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true)
  const write = async (line: BrokerLogLine): Promise<boolean> => {
    try {
      await fileSystem.ensureFolder(folder)
      const at = new Date(clock.now()).toISOString()
      const month = at.slice(0, 'yyyy-mm'.length)
      const file = await fileSystem.openAppend(path.join(folder, `broker-${month}.ndjson`), 'keep')
      try {
        await file.write(Buffer.from(`${JSON.stringify({ at, ...line })}\n`, 'utf8'))
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

type WriteLine = (line: BrokerLogLine) => Promise<boolean>

const lastWaitMs = 1_000

/**
 * The same log, whose lines the event log of Windows gets too; null = it is not wanted. No step waits for that: `settled` does, for a
 * moment, before the process ends.
 */
export function alsoInEventLog(
  log: WriteLine,
  write: WriteSystemEvent | null,
): { readonly log: WriteLine; readonly settled: () => Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  return {
    log: async (line) => {
      const kept = await log(line)
      const event = eventOf(line)
      if (event !== null && write !== null) last = write(event)
      return kept
    },
    settled: async () => {
      await settlesWithin(last, lastWaitMs, systemTimers)
    },
  }
}

function eventOf({ event, ...line }: BrokerLogLine): SystemEvent | null {
  const { tool, callId, outcome } = line
  const step = { ...(tool ? { tool } : {}), ...(callId ? { callId } : {}), ...(outcome ? { outcome } : {}) }
  if (event === 'started') return brokerEvent('broker', 'started', null)
  if (event === 'closed') return brokerEvent('broker', 'ended', outcome ?? null)
  if (event === 'crashed') return brokerEvent('broker', 'ended', 'crashed')
  return event === 'shown' ? null : brokerStepEvent(event, step)
}
