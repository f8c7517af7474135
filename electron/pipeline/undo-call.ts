import type { Caller } from '../../shared/domain/caller.ts'
import { isPerson } from '../../shared/domain/caller.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { unavailability } from '../policy/availability.ts'
import { undoHasEffect } from '../policy/undo-time.ts'
import type { PipelinePorts } from './ports.ts'
import { storedUndo } from './stored-undo.ts'

export type UndoneCall = {
  readonly callId: string
  readonly tool: string
  readonly restored: Readonly<Record<string, unknown>>
}

export type UndoAsked = {
  readonly caller: Caller
  readonly signal: AbortSignal
  /** Digest of the stored values that the person was shown; absent = nothing was shown. */
  readonly shown?: string
}

/** Takes a fix back: only a person may, only on the PC where it was done, and only once. */
export async function undoCall(
  callId: string,
  { caller, signal, shown }: UndoAsked,
  ports: PipelinePorts,
): Promise<Result<UndoneCall>> {
  if (!isPerson(caller)) return fail('person_required', { callId })
  const stored = await storedUndo(callId, ports)
  if (!stored.ok) return stored
  const { tool, machine, args, result, digest } = stored.value
  const { name } = tool
  if (machine !== ports.machine.kind) return fail('other_machine', { callId, machine })
  if (shown !== undefined && shown !== digest) return fail('undo_refused', { callId, tool: name })
  if (!undoHasEffect({ tool, result }, ports.machine.now())) return fail('undo_expired', { callId })
  const facts = { ...ports.availability(), unsupported: ports.machine.supports(tool) }
  const blocked = unavailability(tool, facts, caller.role)[0]
  if (blocked) return { ok: false, error: blocked }
  if (tool.access.requiresAdmin) {
    const elevated = await ports.elevation.elevate(tool, signal, () => undefined)
    if (!elevated.ok) return elevated
  }
  const fields = {
    callId,
    tool: name,
    version: tool.version,
    caller: caller.role,
    machine,
    confirmedBy: 'user',
    undoId: callId,
  }
  const intent = await ports.audit.append({ ...fields, kind: 'intent', summary: { undo: true } }, 'now')
  if (!intent.ok) return intent
  const restored = await ports.machine.undo(tool, { args, record: { result, unavailable: [] } }, signal)
  const outcome = restored.ok ? 'undone' : restored.error.code
  const written = await ports.audit.append({ ...fields, kind: 'undo', outcome }, 'now')
  ports.tell?.({ callId, tool, outcome: restored.ok ? 'undone' : 'undo_failed', at: ports.clock.now() })
  if (!restored.ok) return restored
  const marked = await ports.undo.markUndone(callId)
  if (!marked.ok) return marked
  if (!written.ok) return written
  return ok({ callId, tool: name, restored: restored.value })
}
