import { judgeIdle, type PresenceFacts } from '../policy/idle.ts'
import type { Machine } from '../machines/machine.ts'
import type { Registry } from '../registry/registry.ts'
import type { IdlePort } from './ports.ts'

/** A look costs a check: twice a minute is soon enough for a fix that waited for minutes. */
const pauseMs = 30_000

/** Presence of the person by the check that has the capability `idle_state`. */
export function createIdleFromCheck({
  registry,
  machine,
  idleAfterMs,
}: {
  readonly registry: Registry
  readonly machine: Machine
  /** How long the PC has to be untouched. */
  readonly idleAfterMs: () => number
}): IdlePort {
  return {
    state: async (check) => {
      const tool = registry.withCapability('idle_state')
      const outcome = tool ? await check(tool.name, {}) : null
      return judgeIdle(presence(outcome?.record.result ?? {}), idleAfterMs())
    },
    pause: (signal) => machine.wait(pauseMs, signal),
  }
}

function presence(result: Readonly<Record<string, unknown>>): PresenceFacts {
  const { idleSec, locked, inCall, otherSessions } = result
  return {
    idleMs: typeof idleSec === 'number' ? idleSec * 1000 : null,
    locked: typeof locked === 'boolean' ? locked : null,
    inCall: typeof inCall === 'boolean' ? inCall : null,
    otherSessions: Array.isArray(otherSessions) ? otherSessions.length : null,
  }
}
