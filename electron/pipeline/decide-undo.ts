import { isSamePc } from '../../shared/domain/target.ts'
import type { UndoRequest } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { isPerson, type Caller } from '../../shared/domain/caller.ts'
import { appError } from '../kernel/result.ts'
import { unavailability } from '../policy/availability.ts'
import { undoHasEffect } from '../policy/undo-time.ts'
import { deny, type Stage, type UndoCleared, type UndoConfirmed, type Undoing, type UndoRequested } from './flight.ts'
import type { PipelinePorts } from './ports.ts'
import { storedUndo } from './stored-undo.ts'

/** Finds the record of the fix. Only a person may undo one. */
export const resolveUndo: Stage<UndoRequested, Undoing> = async (flight, ports) => {
  const { call, request, signal, runner, check } = flight
  const { undoes, caller } = request
  const stored = await storedUndo(undoes, ports)
  if (!stored.ok) return deny(flight, ports, [isPerson(caller) ? stored.error : personRequired(request)])
  const { tool, args } = stored.value
  const named = { ...call, tool: tool.name, version: tool.version, args }
  if (!isPerson(caller)) return deny({ call: named }, ports, [personRequired(request)])
  return {
    call: named,
    request: { tool: tool.name, args, caller },
    signal,
    runner,
    check,
    tool,
    args,
    effect: true,
    begunAt: ports.clock.now(),
    undo: { request, stored: stored.value },
  }
}

/** The answer of the rules, before anything is waited for. */
export const decideUndo: Stage<Undoing, UndoConfirmed> = async (flight, ports) => {
  // Whether rights may be used here is read from the PC, and not known at once.
  if (flight.tool.access.requiresAdmin) await flight.runner.facts()
  const refused = refusalOf(flight, flight.undo, ports)
  return refused ? deny(flight, ports, [refused]) : { ...flight, approval: null, waited: false }
}

/** After the waiting, record and rules are read again: the wish of a person was for exactly these values. */
export const decideUndoAgain: Stage<UndoConfirmed, UndoCleared> = async (flight, ports) => {
  const { call, undo } = flight
  const { request, stored } = undo
  const now = await storedUndo(request.undoes, ports)
  if (!now.ok) return deny(flight, ports, [now.error])
  const refused = refusalOf(flight, { stored: now.value, request: { ...request, shown: stored.digest } }, ports)
  if (refused) return deny(flight, ports, [refused])
  return { ...flight, allowedBy: { kind: 'person', approvalId: call.id, role: roleOf(request.caller) } }
}

/** Only on the PC where the fix was done, only what the person was shown, only while it has an effect. */
function refusalOf({ runner }: Undoing, { stored, request }: Undoing['undo'], ports: PipelinePorts): AppError | null {
  const { tool, target, result, digest } = stored
  const { undoes: callId, caller, shown } = request
  if (target.kind !== runner.target.kind) return appError('other_machine', { callId, machine: target.kind })
  if (!isSamePc(target, runner.target)) return appError('other_pc')
  if (shown !== undefined && shown !== digest) return appError('undo_refused', { callId, tool: tool.name })
  if (!undoHasEffect({ tool, result }, runner.now())) return appError('undo_expired', { callId })
  const facts = { ...ports.availability(), unsupported: runner.supports(tool) }
  return unavailability(tool, facts, caller.role)[0] ?? null
}

function personRequired({ undoes }: UndoRequest): AppError {
  return appError('person_required', { callId: undoes })
}

function roleOf({ role }: Caller): 'human_agent' | 'admin' {
  return role === 'admin' ? 'admin' : 'human_agent'
}
