import type { AuditEvent, AuditNet } from '../../shared/domain/audit-event.ts'
import type { EndedCall, RunningCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { digestOf } from '../kernel/digest.ts'
import { appError, ok, type Result } from '../kernel/result.ts'
import { withFields } from '../kernel/with-fields.ts'
import { isConfined } from '../policy/paths/refused-file.ts'
import { doneChanges } from '../policy/changes.ts'
import { tellPhase } from './begin.ts'
import { undoHasEffect, undoLeftMs } from '../policy/undo-time.ts'
import type { ToolRecord } from '../contract/define-tool.ts'
import { deny, type Ending, type Observed, type Ran, type Stage } from './call-context.ts'
import { observe } from './observe.ts'
import type { PipelinePorts } from './ports.ts'
import { auditFields, endedWith } from './recorded-call.ts'

/**
 * Runs the tool. For an effect: undo data is written, then the intent line is on disk, then the effect happens, then
 * its result is written. This is the only place where that order exists.
 */
export const runRecorded: Stage<Observed, Done> = async (context, ports) => {
  const { effect } = context
  // Stopped while the PC was looked at: nothing is written, nothing is begun.
  if (effect && context.signal.aborted)
    return deny(context, ports, [appError('cancelled', { tool: context.tool.name })])
  tellPhase(context, 'saving', ports)
  const prepared = effect ? await prepareEffect(context, ports) : null
  if (prepared) return prepared
  const running: RunningCall = withFields(context.call, {
    state: 'running' as const,
    phase: 'working' as const,
    startedAt: effect ? context.begunAt : ports.clock.now(),
    allowedBy: context.allowedBy,
    lastLine: null,
  })
  ports.publish({ kind: 'call', call: running })
  const calls: AuditNet[] = []
  let kept: Values = {}
  const outcome = await context.runner.run(context.tool, context.args, {
    signal: context.signal,
    confined: isConfined(context.request.caller) && context.tool.placement.folderArguments !== undefined,
    fresh: context.request.parentId !== undefined || effect,
    onExternalCall: (net) => calls.push(net),
    onKept: (fields) => (kept = fields),
    onProgress: ({ line, share }) => ports.publish({ kind: 'progress', callId: context.call.id, line, share }),
  })
  const noted = calls.length === 0 ? allNoted : await recordCalls(context, calls, ports)
  if (!outcome.ok) return endUnfinished(context, { running, error: outcome.error, kept }, ports)
  const settled = effect ? await settleUndo(context, outcome.value, ports) : nothingToUndo
  const ended = outcomeOf(context, outcome.value, ports)
  const written = noted.ok ? recordOutcome(context, { ended, ...settled }, ports) : null
  const recorded = written === null ? noted : await written
  if (!recorded.ok) return { ended: endedWith(running, recorded.error, ports) }
  if (effect) ports.publish({ kind: 'call', call: { ...running, phase: 'checking' } })
  return { startedAt: running.startedAt, record: outcome.value, ...settled }
}

type Done = Pick<Ran, 'startedAt' | 'record' | 'undoId' | 'undoLost'>
type Values = Readonly<Record<string, unknown>>
type Failed = { readonly running: RunningCall; readonly error: AppError; readonly kept: Values }

/**
 * A change that began and did not end: what its steps kept can still be put back, and the PC is looked at again. Where that does
 * not show that nothing changed, nobody can say what was done.
 */
async function endUnfinished(
  context: Observed,
  { running, error, kept }: Failed,
  ports: PipelinePorts,
): Promise<Ending> {
  // Who stopped it knows that it may be half done; everything else is looked at.
  // A notification changes nothing on the PC: that it failed is all there is to know.
  const mayHaveChanged = context.effect && context.call.caller.kind !== 'system'
  const begun = mayHaveChanged && error.code !== 'cancelled' && mayHaveBegun(error)
  const partial = { result: kept, unavailable: [] }
  const settled = context.effect ? await settleUndo(context, hasFields(kept) ? partial : null, ports) : nothingToUndo
  const undo = settled.undoId === null ? {} : { undoId: settled.undoId }
  if (begun) ports.publish({ kind: 'call', call: { ...running, phase: 'checking' } })
  const unclear = begun && (mayGoOn(error) || !(await showsNoChange(context, ports)))
  const recorded = await recordOutcome(context, { ended: unclear ? 'unknown' : error.code, ...settled }, ports)
  if (recorded?.ok === false)
    ports.logger.log('error', 'the end of a change could not be recorded', { callId: context.call.id })
  const ended = endedWith(running, error, ports)
  return { ended: { ...ended, ...(unclear ? { state: 'unknown' as const } : {}), ...undo } as EndedCall }
}

function hasFields(kept: Values): boolean {
  return Object.values(kept).some((value) => value !== null)
}

/** Refusals that come before the first step. */
const beforeItBegan = new Set<AppError['code']>([
  'needs_windows',
  'needs_newer_windows',
  'needs_full_language',
  'needs_unelevated',
  'runtime_missing',
  'missing_cmdlet',
  'not_simulated',
  'simulation_refused',
  'script_changed',
  'script_host_blocked',
  'scripts_blocked',
  'elevation_refused',
  'broker_refused',
  'invalid_arguments',
  'text_not_allowed',
])

function mayHaveBegun(error: AppError): boolean {
  return !beforeItBegan.has(error.code)
}

/** What a broker had started can still be at work after it was ended: a look at this moment shows nothing for certain. */
function mayGoOn(error: AppError): boolean {
  return error.code === 'broker_lost'
}

/** Whether the check of the fix could tell a change, and tells of none. */
async function showsNoChange(context: Observed, ports: PipelinePorts): Promise<boolean> {
  const { tool, args, before } = context
  if (!tool.proof || tool.proof.after === 'restart' || !before?.evidence) return false
  const after = await observe(context, ports)
  if (!after.evidence) return false
  const records = { before: before.evidence.record, after: after.evidence.record }
  const asked = { args, nowMs: context.runner.now(), conditions: ports.conditions }
  const seen = doneChanges(tool, records, asked)
  if (seen.length > 0) return seen.every((change) => change.before === change.after)
  return digestOf(records.before.result) === digestOf(records.after.result)
}

/** Null = everything that must be on disk before the effect is there. */
async function prepareEffect(context: Observed, ports: PipelinePorts): Promise<Ending | null> {
  const { call, tool, args, before } = context
  const entry = { callId: call.id, tool: tool.name, version: tool.version, target: call.target, args }
  const undo = await ports.undo.begin({ ...entry, before: before?.evidence?.record.result ?? null })
  if (!undo.ok) return deny(context, ports, [undo.error])
  const intent = await ports.audit.append({ ...auditFields(context), kind: 'intent' }, 'now')
  if (intent.ok) return null
  await settleUndo(context, null, ports)
  return deny(context, ports, [intent.error])
}

const allNoted = ok(undefined)

/** One line for each call that left the PC, whatever became of it. */
async function recordCalls(context: Observed, calls: readonly AuditNet[], ports: PipelinePorts): Promise<Result<void>> {
  for (const net of calls) {
    const line = { ...auditFields(context), kind: 'external', net } as const
    const written = await ports.audit.append(line, context.effect ? 'now' : 'grouped')
    if (written.ok) continue
    // A look at this PC must not fail because its record cannot be written; what only uses external services must be in it.
    if (context.effect || context.tool.placement.networkType === 'external_api') return written
    ports.logger.log('error', 'a request of a check could not be recorded', { code: written.error.code })
  }
  return ok(undefined)
}

/** An action is proved by nothing: its own findings say whether it was taken where it led. */
function outcomeOf({ tool, args, runner }: Observed, record: ToolRecord, ports: PipelinePorts): string {
  if (tool.kind !== 'action') return 'succeeded'
  const { verdict, findings } = ports.assessor.assess(tool, { record, args, nowMs: runner.now() })
  return verdict === 'problem' ? (findings[0]?.id ?? verdict) : 'succeeded'
}

type Outcome = Settled & { readonly ended: string }

/** Null = a look, whose line nobody waits for. */
function recordOutcome(
  context: Observed,
  { ended, undoId }: Outcome,
  ports: PipelinePorts,
): Promise<Result<void>> | null {
  if (context.effect)
    return ports.audit.append({ ...auditFields(context), kind: 'result', outcome: ended, undoId }, 'now')
  void recordLook(context, ended, ports)
  return null
}

/**
 * The line of a look is on its way, and nobody waits for it: nothing was changed. Where it cannot be written, a person
 * with a full drive has to be able to look why.
 */
async function recordLook(context: Observed, outcome: string, ports: PipelinePorts): Promise<void> {
  const log = (code: string): void =>
    ports.logger.log('error', 'a look could not be recorded', { callId: context.call.id, code })
  try {
    const line = (): AuditEvent => ({ ...auditFields(context), kind: 'read', outcome })
    const recorded = await ports.audit.append(line, 'behind')
    if (!recorded.ok) log(recorded.error.code)
  } catch (bug) {
    log(String(bug))
  }
}

/** `undoLost` = it could be undone, had what that needs been kept. */
type Settled = { readonly undoId: string | null; readonly undoLost?: AppError }

const nothingToUndo: Settled = { undoId: null }

/** Keeps what the way back needs; an entry that nothing can be done with is not offered, nor one that could not be kept. */
async function settleUndo(context: Observed, done: ToolRecord | null, ports: PipelinePorts): Promise<Settled> {
  const { call, tool, runner } = context
  const needed = done !== null && canBeUndone(context, done, ports) ? done : null
  const settled =
    needed === null
      ? await ports.undo.drop(call.id)
      : await ports.undo.complete(call.id, needed, undoLeftMs({ tool, ...needed }, runner.now()))
  if (!settled.ok) ports.logger.log('error', 'undo record could not be completed', { callId: call.id })
  if (needed === null) return nothingToUndo
  return settled.ok ? { undoId: call.id } : { undoId: null, undoLost: appError('undo_not_kept', { tool: tool.name }) }
}

function canBeUndone(
  { tool, effect, args, runner, before }: Observed,
  { result }: ToolRecord,
  { conditions }: PipelinePorts,
): boolean {
  const nowMs = runner.now()
  if (!effect || tool.undo !== 'automatic' || !undoHasEffect({ tool, result }, nowMs)) return false
  const scope = { result, args, before: before?.evidence?.record.result ?? null }
  return tool.undoWhen === undefined || conditions.holds(tool.undoWhen, scope, { nowMs }) === true
}
