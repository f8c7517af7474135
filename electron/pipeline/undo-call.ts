import type { Caller } from '../../shared/domain/caller.ts'
import { isPerson } from '../../shared/domain/caller.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { unavailability } from '../policy/availability.ts'
import { undoHasEffect } from '../policy/undo-time.ts'
import { validateArgs } from '../tools/argument-validation.ts'
import { validStoredResult } from '../tools/result-validation.ts'
import type { PipelinePorts } from './ports.ts'

export type UndoneCall = {
  readonly callId: string
  readonly tool: string
  readonly restored: Readonly<Record<string, unknown>>
}

/** Takes a fix back: only a person may, only on the PC where it was done, and only once. */
export async function undoCall(
  callId: string,
  { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
  ports: PipelinePorts,
): Promise<Result<UndoneCall>> {
  if (!isPerson(caller)) return fail('person_required', { callId })
  const stored = await ports.undo.ready(callId)
  if (!stored.ok) return stored
  const { tool: name, machine } = stored.value
  const tool = ports.registry.find(name)
  if (tool?.undo !== 'automatic' || tool.version !== stored.value.version)
    return fail('undo_missing', { callId, tool: name })
  if (machine !== ports.machine.kind) return fail('other_machine', { callId, machine })
  // Nothing of what a file says is used before it is held against the schemas of the tool.
  const args = validateArgs(tool, stored.value.args)
  const result = validStoredResult(tool, stored.value.record.result)
  if (!args.ok || result === null) return fail('undo_refused', { callId, tool: name })
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
  const restored = await ports.machine.undo(tool, { args: args.value, record: { result, unavailable: [] } }, signal)
  const outcome = restored.ok ? 'undone' : restored.error.code
  const written = await ports.audit.append({ ...fields, kind: 'undo', outcome }, 'now')
  ports.tell?.({ callId, tool, outcome: restored.ok ? 'undone' : 'undo_failed', at: ports.clock.now() })
  if (!restored.ok) return restored
  const marked = await ports.undo.markUndone(callId)
  if (!marked.ok) return marked
  if (!written.ok) return written
  return ok({ callId, tool: name, restored: restored.value })
}
