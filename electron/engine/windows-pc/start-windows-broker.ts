import type { StartBroker } from '../../broker/open-broker.ts'
import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { sha256 } from '../../kernel/digest.ts'
import { fail, ok } from '../../kernel/result.ts'
import script from './start-broker.ps1?raw'

/** Windows gives up its own question after two minutes. */
const limitMs = 170_000

/** Has Windows ask for rights and start the broker with them. `program` = its absolute path, where only administrators can write. */
export function startWindowsBroker(powershell: Pick<ScriptRunner, 'run'>, program: string): StartBroker {
  return async (pipe, signal) => {
    const args = { p: { program, pipe, parent: process.pid }, s: {}, r: {} }
    const flags = { elevated: false, isolated: true, fresh: true } as const
    const reply = await powershell.run(
      { script, scriptSha256: sha256(script), args, timeoutMs: limitMs, ...flags },
      signal,
    )
    const [answer] = reply.ok ? reply.value.records : []
    const outcome = typeof answer === 'object' && answer !== null && 'outcome' in answer ? answer.outcome : null
    if (outcome === 'refused') return fail('elevation_refused')
    if (outcome !== 'started') return fail('elevation_unavailable')
    // It has more rights than this process, which can neither see it end nor end it: its pipe does both.
    return ok({ ended: new Promise(() => undefined), end: () => undefined })
  }
}
