import type { CallRequest, EndedCall } from '../../shared/domain/tool-call.ts'
import type { PipelinePorts } from './ports.ts'
import { aboutOf } from './recorded-call.ts'

/** Writes down how a call ended: what was refused, and what was done with what proof. */
export async function recordEnding(ended: EndedCall, request: CallRequest, ports: PipelinePorts): Promise<EndedCall> {
  if (ended.state === 'denied') {
    const { id, tool, version, caller, target, reasons, undoes } = ended
    const outcome = reasons[0]?.code ?? 'internal'
    const line = {
      kind: 'denied',
      callId: id,
      // An undo of what was never kept names no tool.
      tool: tool === '' ? null : tool,
      version,
      caller: caller.role,
      target,
      decision: 'deny',
      outcome,
      ...(undoes === undefined ? {} : { undoId: undoes }),
      ...aboutOf(ended),
    } as const
    const written = await ports.audit.append(line, 'grouped')
    if (!written.ok) ports.logger.log('error', 'a refusal could not be recorded', { callId: id })
  }
  const isRepeated = request.intent !== 'undo' && request.isRepeated === true
  if (!isRepeated) void keepInHistory(ended, ports)
  return ended
}

/** Written behind the answer: the history is for looking things up, and who looks waits for what is on its way. */
export async function keepInHistory(ended: EndedCall, ports: Pick<PipelinePorts, 'history' | 'logger'>): Promise<void> {
  const log = (code: string): void =>
    ports.logger.log('error', 'a call could not be kept in the history', { callId: ended.id, code })
  try {
    const kept = await ports.history.append(ended)
    if (!kept.ok) log(kept.error.code)
  } catch (bug) {
    log(String(bug))
  }
}
