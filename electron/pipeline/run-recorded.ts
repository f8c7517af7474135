import type { AuditEvent, AuditNet } from '../../shared/domain/audit-event.ts'
import type { EndedCall, RunningCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { digestOf } from '../kernel/digest.ts'
import { ok, type Result } from '../kernel/result.ts'
import { undoHasEffect, undoLeftMs } from '../policy/undo-time.ts'
import type { ToolRecord } from '../tools/define-tool.ts'
import { deny, type Ending, type Observed, type Ran, type Stage } from './flight.ts'
import type { PipelinePorts } from './ports.ts'

/**
 * Runs the tool. For an effect: undo data is written, then the intent line is on disk, then the effect happens, then
 * its result is written. This is the only place where that order exists.
 */
export const runRecorded: Stage<Observed, Ran> = async (flight, ports) => {
  const { effect } = flight
  const prepared = effect ? await prepareEffect(flight, ports) : null
  if (prepared) return prepared
  const running: RunningCall = {
    ...flight.call,
    state: 'running',
    startedAt: ports.clock.now(),
    allowedBy: flight.allowedBy,
    lastLine: null,
  }
  ports.publish({ kind: 'call', call: running })
  const calls: AuditNet[] = []
  const outcome = await ports.machine.run(flight.tool, flight.args, {
    signal: flight.signal,
    fresh: flight.request.parentId !== undefined || effect,
    onExternalCall: (net) => calls.push(net),
    onProgress: ({ line, share }) => ports.publish({ kind: 'progress', callId: flight.call.id, line, share }),
  })
  const noted = await recordCalls(flight, calls, ports)
  const recorded = noted.ok ? await recordOutcome(flight, outcome, ports) : noted
  if (!outcome.ok) return { ended: endedWith(running, outcome.error, ports) }
  if (!recorded.ok) return { ended: endedWith(running, recorded.error, ports) }
  const undoId = canBeTakenBack(flight, outcome.value, ports) ? flight.call.id : null
  return { ...flight, startedAt: running.startedAt, record: outcome.value, undoId }
}

/** Null = everything that must be on disk before the effect is there. */
async function prepareEffect(flight: Observed, ports: PipelinePorts): Promise<Ending | null> {
  const { call, tool, args, before } = flight
  const entry = { callId: call.id, tool: tool.name, version: tool.version, machine: call.machine, args }
  const undo = await ports.undo.begin({ ...entry, before: before?.evidence?.record.result ?? null })
  if (!undo.ok) return deny(flight, ports, [undo.error])
  const intent = await ports.audit.append({ ...auditFields(flight), kind: 'intent' }, 'now')
  if (intent.ok) return null
  await settleUndo(flight, null, ports)
  return deny(flight, ports, [intent.error])
}

/** One line for each call that left the PC, whatever became of it. */
async function recordCalls(flight: Observed, calls: readonly AuditNet[], ports: PipelinePorts): Promise<Result<void>> {
  for (const net of calls) {
    const line = { ...auditFields(flight), kind: 'external', net } as const
    const written = await ports.audit.append(line, flight.effect ? 'now' : 'grouped')
    if (!written.ok) return written
  }
  return ok(undefined)
}

async function recordOutcome(
  flight: Observed,
  outcome: Result<ToolRecord>,
  ports: PipelinePorts,
): Promise<Result<void>> {
  const { effect } = flight
  const ended = outcome.ok ? 'succeeded' : outcome.error.code
  if (!effect) {
    void recordLook(flight, ended, ports)
    return { ok: true, value: undefined }
  }
  const undoId = outcome.ok && canBeTakenBack(flight, outcome.value, ports) ? flight.call.id : null
  if (outcome.ok) await settleUndo(flight, undoId === null ? null : outcome.value, ports)
  return ports.audit.append({ ...auditFields(flight), kind: 'result', outcome: ended, undoId }, 'now')
}

/**
 * The line of a look is on its way, and nobody waits for it: nothing was changed. Where it cannot be written, a person
 * with a full drive has to be able to look why.
 */
async function recordLook(flight: Observed, outcome: string, ports: PipelinePorts): Promise<void> {
  const log = (code: string): void =>
    ports.logger.log('error', 'a look could not be recorded', { callId: flight.call.id, code })
  try {
    const recorded = await ports.audit.append({ ...auditFields(flight), kind: 'read', outcome }, 'grouped')
    if (!recorded.ok) log(recorded.error.code)
  } catch (bug) {
    log(String(bug))
  }
}

/** Keeps what the way back needs; an entry that nothing can be done with (null) is not offered. */
async function settleUndo({ call, tool }: Observed, needed: ToolRecord | null, ports: PipelinePorts): Promise<void> {
  const settled =
    needed === null
      ? await ports.undo.drop(call.id)
      : await ports.undo.complete(call.id, needed, undoLeftMs({ tool, ...needed }, ports.machine.now()))
  if (!settled.ok) ports.logger.log('error', 'undo record could not be completed', { callId: call.id })
}

function canBeTakenBack({ tool, effect, args }: Observed, { result }: ToolRecord, ports: PipelinePorts): boolean {
  if (!effect || tool.undo !== 'automatic' || !undoHasEffect({ tool, result }, ports.machine.now())) return false
  return (
    tool.undoWhen === undefined ||
    ports.conditions.holds(tool.undoWhen, { result, args }, { nowMs: ports.machine.now() }) === true
  )
}

/** What every audit line of this call says. */
function auditFields(flight: Observed): Omit<AuditEvent, 'kind'> {
  const { allowedBy, tool, args, call } = flight
  const confirmedBy = { not_required: 'not_required', person: 'user', standing_grant: 'grant' }[allowedBy.kind]
  return {
    callId: call.id,
    tool: tool.name,
    version: tool.version,
    argsDigest: digestOf(args),
    caller: call.caller.role,
    decision: 'allow',
    confirmedBy: allowedBy.kind === 'standing_grant' ? `grant:${allowedBy.approvalId}` : confirmedBy,
    machine: call.machine,
    taint: [
      ...(tool.placement.untrusted === true ? (['untrusted'] as const) : []),
      ...(tool.placement.securityLevel === 'pii' ? (['sensitive'] as const) : []),
      ...(flight.effect ? (['effect'] as const) : []),
    ],
  }
}

function endedWith({ lastLine: _, ...running }: RunningCall, error: AppError, ports: PipelinePorts): EndedCall {
  const ended = { ...running, endedAt: ports.clock.now(), error }
  if (error.code === 'cancelled') return { ...ended, state: 'cancelled' }
  if (error.code === 'timed_out') return { ...ended, state: 'timed_out' }
  // The effect may have happened: its process ended before it could answer.
  return { ...ended, state: error.code === 'session_lost' ? 'unknown' : 'failed' }
}
