import type { BrokerElevation } from '../../broker/broker-elevation.ts'
import type { Clock } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { MachineFacts } from '../../machines/machine.ts'
import type { ElevationPort } from '../../pipeline/ports.ts'
import { elevateBy } from '../../runners/elevation.ts'

/**
 * Use of administrator rights. Where they are there from the start, a switch decides whether they are used. Elsewhere Windows is
 * asked for each repair; switched on, what it gave is kept for the next repairs, for a while.
 */
export type AdminMode = {
  possible(): boolean
  enabled(): boolean
  /** When it ends by itself, milliseconds since the epoch; null = it is off, or has no end. */
  endsAt(): number | null
  /** Errors: `elevation_unavailable` where there are no rights to use, `blocked_by_policy`. */
  set(enabled: boolean): Result<null>
  /** Why it is so. */
  reason(): AdminReason
  readonly elevation: ElevationPort
  /** The person has locked the PC: rights that are kept end, what already runs goes on. */
  lock(): void
  /** The app ends: nothing is kept. */
  end(): void
}

type AdminReason =
  | 'simulated'
  | 'elevated'
  | 'off'
  | 'notElevated'
  | 'portable'
  | 'brokerOff'
  | 'brokerOn'
  | 'forbidden'

export type AdminModeDeps = {
  /** Asked anew each time: whether there are such rights can become known later. */
  readonly facts: () => Pick<MachineFacts, 'kind' | 'elevated'>
  /** Asks Windows for rights; null = there is no way to. */
  readonly broker: BrokerElevation | null
  /** Whether the policy lets rights be kept. */
  readonly isAllowed: () => boolean
  readonly clock: Clock
  readonly timers: Timers
  /** It has ended by itself. */
  readonly onEnded: () => void
}

const lastsMs = 30 * 60_000

export function createAdminMode(deps: AdminModeDeps): AdminMode {
  const { facts, broker, isAllowed } = deps
  const hasRights = (): boolean => facts().elevated && facts().kind !== 'portable'
  const asksWindows = (): boolean => broker !== null && !hasRights() && facts().kind !== 'portable'
  const kept = keptRights(deps)
  let wanted = true
  const enabled = (): boolean => (asksWindows() ? kept.until() !== null : hasRights() && wanted)
  return {
    possible: () => hasRights() || (asksWindows() && isAllowed()),
    enabled,
    endsAt: () => (enabled() ? kept.until() : null),
    set: (isOn) => {
      if (asksWindows()) return kept.set(isOn)
      if (!hasRights() && isOn) return fail('elevation_unavailable')
      wanted = isOn
      return ok(null)
    },
    reason: () => {
      const { kind } = facts()
      if (kind === 'portable') return 'portable'
      if (asksWindows()) return reasonToAsk(enabled(), isAllowed())
      if (!hasRights()) return 'notElevated'
      if (!wanted) return 'off'
      return kind === 'simulated' ? 'simulated' : 'elevated'
    },
    elevation: {
      ...broker,
      elevate: elevateBy(() => (!hasRights() ? 'none' : wanted ? 'used' : 'unused'), broker),
    },
    lock: kept.lock,
    end: () => {
      kept.set(false)
      broker?.close()
    },
  }
}

function reasonToAsk(isOn: boolean, isAllowed: boolean): AdminReason {
  if (isOn) return 'brokerOn'
  return isAllowed ? 'brokerOff' : 'forbidden'
}

type KeptRights = { until(): number | null; set(isOn: boolean): Result<null>; readonly lock: () => void }

/** Off at first; on it lasts half an hour, and no work makes it longer. */
function keptRights({ broker, isAllowed, clock, timers, onEnded }: AdminModeDeps): KeptRights {
  let untilMs: number | null = null
  let stopTimer = (): void => undefined
  const set = (isOn: boolean): void => {
    stopTimer()
    broker?.keep(isOn)
    untilMs = isOn ? clock.now() + lastsMs : null
  }
  const endByItself = (): void => {
    set(false)
    onEnded()
  }
  return {
    until: () => {
      // A policy that came meanwhile ends it as the clock does.
      if (untilMs !== null && (clock.now() >= untilMs || !isAllowed())) set(false)
      return untilMs
    },
    lock: () => {
      if (untilMs !== null) endByItself()
    },
    set: (isOn) => {
      if (isOn && !isAllowed()) return fail('blocked_by_policy')
      set(isOn)
      if (isOn) stopTimer = timers.after(lastsMs, endByItself)
      return ok(null)
    },
  }
}
