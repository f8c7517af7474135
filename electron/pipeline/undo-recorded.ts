import type { RunningCall, UndoEvidence } from '../../shared/domain/tool-call.ts'
import { appError } from '../kernel/result.ts'
import { deny, type Ending, type Stage, type UndoCleared } from './call-context.ts'
import { observe, proofCallOf } from './observe.ts'
import type { PipelinePorts } from './ports.ts'
import { auditFields, endedWith } from './recorded-call.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Undoes the fix: the intent line is on disk, then the effect happens, then its end is written, then the record of the fix counts as
 * used. Where the fix has a check, it is looked at before and after.
 */
export const undoRecorded: Stage<UndoCleared, Ending> = async (context, ports) => {
  const { call, tool, args, signal, undo } = context
  const before = await look(context, ports)
  if (signal.aborted) return deny(context, ports, [appError('cancelled', { tool: tool.name })])
  const fields = { ...auditFields(context), undoId: undo.request.undoes }
  const intent = await ports.audit.append({ ...fields, kind: 'intent', summary: { undo: true } }, 'now')
  if (!intent.ok) return deny(context, ports, [intent.error])
  const started = { ...call, startedAt: context.begunAt, allowedBy: context.allowedBy }
  const running: RunningCall = { ...started, state: 'running', phase: 'working', lastLine: null }
  ports.publish({ kind: 'call', call: running })
  const record = { result: undo.stored.result, unavailable: [] }
  const restored = await context.runner.undo(tool, { args, record }, signal)
  const written = await ports.audit.append(
    { ...fields, kind: 'undo', outcome: restored.ok ? 'undone' : restored.error.code },
    'now',
  )
  if (!restored.ok) return { ended: endedWith(running, restored.error, ports) }
  const marked = await ports.undo.markUndone(undo.request.undoes)
  const kept = marked.ok ? written : marked
  if (!kept.ok) return { ended: endedWith(running, kept.error, ports) }
  ports.publish({ kind: 'call', call: { ...running, phase: 'checking' } })
  const evidence = evidenceOf(context, before, await look(context, ports))
  const ended = { ...started, undoes: undo.request.undoes, restored: restored.value, evidence }
  return { ended: { ...ended, state: 'undone', endedAt: ports.clock.now() } }
}

/** Null = there is nothing to look at, or no time: where the way back has an end of its own, a look could take longer. */
async function look(context: UndoCleared, ports: PipelinePorts): Promise<Values | null> {
  if (context.tool.undoUntil !== undefined) return null
  const { evidence } = await observe(context, ports)
  return evidence?.record.result ?? null
}

function evidenceOf({ tool, args }: UndoCleared, before: Values | null, after: Values | null): UndoEvidence | null {
  const proof = tool.proof ? proofCallOf(tool.proof, args, {}) : null
  return proof === null || (before === null && after === null) ? null : { tool: proof.tool, before, after }
}
