import { localMinute } from '../../shared/domain/local-minute.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { HoursState } from '../policy/repair-hours.ts'
import { approvalLifetimeMs } from './approvals.ts'
import { deny, type Decided, type Ending } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Why a repair may not begin now, with when the next may; null = it cannot be foreseen. */
export function outsideHours(tool: string, opensAt: number | null): AppError {
  return appError('outside_hours', { tool, opensAt: opensAt === null ? 'unknown' : localMinute(opensAt) })
}

/** Hours that are waited for have a time at which they begin. */
type Hours =
  | { readonly open: true }
  | { readonly open: false; readonly opensAt: number; readonly isTooFar: false }
  | { readonly open: false; readonly opensAt: number | null; readonly isTooFar: true }

/** @param leftMs how long a yes still holds: a time that comes only after it is none to wait for */
export function hoursAt(nowMs: number, leftMs: number, { hours }: PipelinePorts): Hours {
  const state: HoursState = hours?.(nowMs) ?? { open: true }
  if (state.open) return state
  const { opensAt } = state
  return opensAt === null || opensAt - nowMs >= leftMs
    ? { open: false, opensAt, isTooFar: true }
    : { open: false, opensAt, isTooFar: false }
}

/** The end of a call whose yes would run out before it may begin, so that nobody is asked for one; null = it may be asked for. */
export function endTooEarly(context: Decided, ports: PipelinePorts): Ending | null {
  const { tool, effect } = context
  if (!tool.access.requiresIdleCheck || !effect) return null
  const hours = hoursAt(ports.clock.now(), approvalLifetimeMs, ports)
  return hours.open || !hours.isTooFar ? null : deny(context, ports, [outsideHours(tool.name, hours.opensAt)])
}
