import type { AppError, ErrorCode } from '../../shared/errors.ts'
import type { Timers } from '../kernel/timers.ts'
import type { Connection } from './connection.ts'
import type { WireEnd } from './framed-wire.ts'
import type { BrokerRefusal } from './judge-step.ts'
import { brokerLimits } from './limits.ts'
import { fromApp, readMessage } from './messages.ts'

const scriptRules: readonly ErrorCode[] = ['scripts_blocked', 'needs_full_language']
const forbidden: readonly ErrorCode[] = [
  'blocked_by_policy',
  'blocked_in_settings',
  'policy_pending',
  'settings_closed',
  'mode_blocks_tool',
  'external_access_off',
  'role_too_low',
]

/** What a broker answers for a tool that cannot be used here for these reasons, the most telling first. */
export function refusalOf([first]: readonly AppError[]): BrokerRefusal | null {
  if (first === undefined) return null
  if (scriptRules.includes(first.code)) return 'scripts'
  return forbidden.includes(first.code) ? 'policy' : 'unavailable'
}

/** A broker that can run nothing says why, and begins nothing. Resolves when the app has gone. */
export async function refuseSteps(
  { connection, timers }: { readonly connection: Connection; readonly timers: Timers },
  reason: BrokerRefusal,
): Promise<WireEnd> {
  const stopClock = timers.after(brokerLimits.acceptMs, () => connection.close())
  let answered = 0
  connection.onMessage((text) => {
    answered += 1
    if (readMessage(fromApp, text)?.kind !== 'steps' || answered > brokerLimits.requests)
      connection.close('not_understood')
    else connection.send({ kind: 'refusedSteps', reason })
  })
  const end = await connection.closed
  stopClock()
  return end
}
