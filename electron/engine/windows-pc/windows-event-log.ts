import type { SystemEvent, WriteSystemEvent } from '../../audit/event-log.ts'
import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { sha256 } from '../../kernel/digest.ts'
import type { Logger } from '../../kernel/ports.ts'
import { createSerialQueue } from '../../kernel/serial-queue.ts'
import script from './write-event.ps1?raw'

const limitMs = 10_000

type Deps = { readonly powershell: Pick<ScriptRunner, 'run'>; readonly logger: Logger }

/** The event log of Windows, by the source that the set-up has registered. Without it, and after a failure, nothing more is tried. */
export function createWindowsEventLog({ powershell, logger }: Deps): WriteSystemEvent {
  const inOrder = createSerialQueue()
  let isOver = false
  const write = async ({ data, ...event }: SystemEvent): Promise<void> => {
    if (isOver) return
    const reply = await powershell.run(
      {
        script,
        scriptSha256: sha256(script),
        args: { p: { ...event, data: JSON.stringify(data) }, s: {}, r: {} },
        timeoutMs: limitMs,
        ...({ elevated: false, isolated: false, fresh: true } as const),
      },
      new AbortController().signal,
    )
    const [answer] = reply.ok ? reply.value.records : []
    const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null
    if (outcome === 'written') return
    isOver = true
    logger.log('warn', 'the event log of Windows takes nothing', {
      reason: outcome === 'no_source' ? outcome : 'failed',
    })
  }
  return (event) => inOrder(() => write(event))
}
