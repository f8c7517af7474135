import type { Quiet, WaitsFor } from '../../shared/domain/tool-call.ts'
import { anySignal } from '../kernel/signals.ts'
import { appError } from '../kernel/result.ts'
import type { IdleState } from '../policy/idle.ts'
import { approvalLifetimeMs } from './approvals.ts'
import type { ConsentStep } from './consent.ts'
import { deny, nothing, type Confirmed, type Ending, type Nothing, type Stage } from './call-context.ts'
import type { QueuePlace } from './idle-queue.ts'
import { hoursAt, outsideHours } from './outside-hours.ts'
import type { PipelinePorts } from './ports.ts'

/**
 * Holds back a disruptive fix until the PC is idle, the person says "now" or "not today", or the approval runs out.
 * No timer starts it: only the idle PC or the person does, and neither outside of the hours that a policy has set.
 */
export const waitForIdle: Stage<Confirmed, Waited | Nothing> = (context, ports) =>
  context.tool.access.requiresIdleCheck && context.effect ? inQueue(context, ports) : nothing

type Waited = Pick<Confirmed, 'waited'> & Partial<Pick<Confirmed, 'begunAt'>>

async function inQueue(context: Confirmed, ports: PipelinePorts): Promise<Waited | Ending> {
  const place = ports.idleQueue.add(context.call.id)
  const stop = anySignal([context.signal, place.answered])
  try {
    return await watch(context, ports, { place, stop: stop.signal })
  } finally {
    stop.release()
    place.leave()
  }
}

async function watch(
  context: Confirmed,
  ports: PipelinePorts,
  { place, stop }: { readonly place: QueuePlace; readonly stop: AbortSignal },
): Promise<Waited | Ending> {
  const { call, tool, runner, signal } = context
  const since = ports.clock.now()
  const sinceOnPc = runner.now()
  let shown: Shown | null = null
  for (;;) {
    const waitedOnPcMs = runner.now() - sinceOnPc
    const hours = hoursAt(Math.max(ports.clock.now(), since + waitedOnPcMs), approvalLifetimeMs - waitedOnPcMs, ports)
    const given = place.given()
    if (given === 'not_today') return deny(context, ports, [appError('postponed', { tool: tool.name })])
    if (signal.aborted) return deny(context, ports, [appError('cancelled', { tool: tool.name })])
    // Who said "now" before it was known that it is too early is told so.
    if (!hours.open && (given === 'now' || hours.isTooFar)) {
      return deny(context, ports, [outsideHours(tool.name, hours.opensAt)])
    }
    if (given === 'now') return { waited: true, begunAt: ports.clock.now() }
    if (isTooLate(context, waitedOnPcMs, ports)) {
      return deny(context, ports, [appError('approval_expired', { tool: tool.name })])
    }
    const waits: Shown | null = hours.open
      ? await untilFree(context, ports)
      : { reason: 'outside_hours', opensAt: hours.opensAt, quiet: null }
    if (waits === null) return { waited: true, ...(shown === null ? {} : { begunAt: ports.clock.now() }) }
    place.waits({ step: stepOf(context, ports), ...waits })
    if (isNews(shown, waits)) {
      shown = waits
      ports.publish({ kind: 'call', call: { ...call, state: 'awaiting_idle', since, ...waits } })
    }
    await ports.idle.pause(stop)
  }
}

/** Null = the PC is free. */
async function untilFree({ check }: Confirmed, { idle, clock }: PipelinePorts): Promise<Shown | null> {
  const state = await idle.state(check)
  return state.idle ? null : { reason: state.reason, opensAt: null, quiet: quietOf(state, clock.now()) }
}

/** What is shown to a person who is asked whether it may start now. */
function stepOf({ call, request, tool, args, runner, approval }: Confirmed, { consent }: PipelinePorts): ConsentStep {
  const { target } = runner
  const digest = approval?.digest ?? consent.digestOf({ tool, args }, request.caller, target)
  return { tool, args, target, digest, ...(call.object ? { object: call.object } : {}) }
}

type Shown = WaitsFor & { readonly quiet: Quiet | null }

/** Presence is read in whole seconds: the moment of the last touch wavers by as much. */
const waverMs = 2_000

/** Quiet that only went on is no news: whoever shows it counts for themselves. */
function isNews(shown: Shown | null, { reason, quiet, opensAt }: Shown): boolean {
  if (shown?.reason !== reason || shown.opensAt !== opensAt) return true
  if (shown.quiet === null || quiet === null) return shown.quiet !== quiet
  const touchedAt = (seen: Quiet): number => seen.at - seen.forMs
  return Math.abs(touchedAt(shown.quiet) - touchedAt(quiet)) > waverMs
}

/** The rest of the waiting can be foreseen only where nothing but quiet is missing. */
function quietOf({ reason, idleForMs, neededMs }: Extract<IdleState, { idle: false }>, at: number): Quiet | null {
  return reason === 'in_use' && idleForMs !== null ? { forMs: idleForMs, neededMs, at } : null
}

/** On a simulated PC hours pass in a moment: there the time of that PC ends the waiting. */
function isTooLate({ approval }: Confirmed, waitedOnPcMs: number, { consent }: PipelinePorts): boolean {
  return waitedOnPcMs >= approvalLifetimeMs || (approval !== null && !consent.isValid(approval))
}
