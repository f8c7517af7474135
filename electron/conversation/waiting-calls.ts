import type { Caller } from '../../shared/domain/caller.ts'
import { roleIncludes } from '../../shared/domain/role.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import { outsideHours } from '../pipeline/outside-hours.ts'
import { safely } from './check-runs.ts'

/** Calls that wait for a free PC, and what a person says to them meanwhile. */
export type WaitingCalls = {
  /** Asks a person whether it may start now. Answers once the question is on its way. Errors: `unknown_call`, `role_too_low`. */
  startNow(callId: string): Result<null>
  /** Not today: it ends without an effect. Errors: `unknown_call`. */
  postpone(callId: string): Result<null>
  idle(): Promise<unknown>
}

export type WaitingCallsDeps = Pick<PipelinePorts, 'consent' | 'idleQueue'> & { readonly caller: () => Caller }

export function createWaitingCalls({ consent, idleQueue, caller }: WaitingCallsDeps): WaitingCalls {
  const asking = new Map<string, Promise<unknown>>()
  return {
    startNow: (callId) => {
      const waiting = idleQueue.find(callId)
      if (waiting === null) return fail('unknown_call', { callId })
      const { name, access } = waiting.step.tool
      if (waiting.reason === 'outside_hours') return { ok: false, error: outsideHours(name, waiting.opensAt) }
      if (!roleIncludes(caller().role, access.minRole))
        return fail('role_too_low', { tool: name, role: access.minRole })
      if (asking.has(callId)) return ok(null)
      const asked = safely(async () => {
        const said = await consent.askToStart(waiting, waiting.left)
        if (said !== null) idleQueue.answer(callId, said, caller().role)
        return ok(null)
      })
      asking.set(
        callId,
        asked.finally(() => asking.delete(callId)),
      )
      return ok(null)
    },
    postpone: (callId) =>
      idleQueue.answer(callId, 'not_today', caller().role) ? ok(null) : fail('unknown_call', { callId }),
    idle: () => Promise.all(asking.values()),
  }
}
