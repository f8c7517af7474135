import { isSamePc } from '../../shared/domain/target.ts'
import type { UndoRequest } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { isPerson } from '../../shared/domain/caller.ts'
import { appError } from '../kernel/result.ts'
import { unavailability } from '../policy/availability.ts'
import { undoHasEffect } from '../policy/undo-time.ts'
import {
  deny,
  nothing,
  type Nothing,
  type Stage,
  type UndoCleared,
  type UndoConfirmed,
  type Undoing,
  type UndoRequested,
} from './call-context.ts'
import type { PipelinePorts } from './ports.ts'
import { storedUndo } from './stored-undo.ts'

/** Finds the record of the fix. Only a person may undo one. */
export const resolveUndo: Stage<UndoRequested, Undoing> = async (context, ports) => {
  const { call, request, signal, runner, check, attempt } = context
  const { undoes, caller } = request
  const stored = await storedUndo(undoes, ports)
  if (!stored.ok) return deny(context, ports, [isPerson(caller) ? stored.error : personRequired(request)])
  const { tool, args } = stored.value
  const named = { ...call, tool: tool.name, version: tool.version, args }
  if (!isPerson(caller)) return deny({ call: named }, ports, [personRequired(request)])
  return {
    call: named,
    request: { tool: tool.name, args, caller },
    signal,
    runner,
    check,
    attempt,
    tool,
    args,
    effect: true,
    begunAt: ports.clock.now(),
    undo: { request, stored: stored.value },
  }
}

/** The answer of the rules, before anybody is bothered. */
export const decideUndo: Stage<Undoing, Nothing> = async (context, ports) => {
  // Whether rights may be used here is read from the PC, and not known at once.
  if (context.tool.access.requiresAdmin) await context.runner.facts()
  const refused = refusalOf(context, context.undo, ports)
  return refused ? deny(context, ports, [refused]) : nothing
}

/** After the waiting, record and rules are read again: the yes of a person was for exactly these values. */
export const decideUndoAgain: Stage<UndoConfirmed, Pick<UndoCleared, 'allowedBy'>> = async (context, ports) => {
  const { tool, approval, runner } = context
  const { request } = context.undo
  const now = await storedUndo(request.undoes, ports)
  if (!now.ok) return deny(context, ports, [now.error])
  if (!ports.consent.isValid(approval)) return deny(context, ports, [appError('approval_expired', { tool: tool.name })])
  if (ports.consent.undoDigestOf(now.value, request, runner.target) !== approval.digest)
    return deny(context, ports, [appError('undo_refused', { callId: request.undoes, tool: tool.name })])
  const refused = refusalOf(context, { stored: now.value, request }, ports)
  if (refused) return deny(context, ports, [refused])
  return { allowedBy: { kind: 'person', approvalId: approval.id, role: approval.role } }
}

/** Only on the PC where the fix was done, only while it has an effect. */
function refusalOf({ runner }: Undoing, { stored, request }: Undoing['undo'], ports: PipelinePorts): AppError | null {
  const { tool, target, result } = stored
  const { undoes: callId, caller } = request
  if (target.kind !== runner.target.kind) return appError('other_machine', { callId, machine: target.kind })
  if (!isSamePc(target, runner.target)) return appError('other_pc')
  if (!undoHasEffect({ tool, result }, runner.now())) return appError('undo_expired', { callId })
  const facts = { ...ports.availability(), unsupported: runner.supports(tool) }
  return unavailability(tool, facts, caller.role)[0] ?? null
}

function personRequired({ undoes }: UndoRequest): AppError {
  return appError('person_required', { callId: undoes })
}
