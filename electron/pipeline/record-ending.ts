import type { CallRequest, DeniedCall, EndedCall } from '../../shared/domain/tool-call.ts'
import { keepInHistory } from './outcome-in-history.ts'
import type { PipelinePorts } from './ports.ts'
import { aboutOf } from './recorded-call.ts'

/** Writes down how a call ended: what was refused, and what was done with what proof. */
export function recordEnding(
  ended: EndedCall,
  request: CallRequest,
  ports: PipelinePorts,
): Promise<EndedCall> | EndedCall {
  // Rights that were asked for it alone are given up, also where it never ran.
  ports.elevation.callEnded?.(ended.id)
  return ended.state === 'denied'
    ? recordDenial(ended, ports).then(() => inHistory(ended, request, ports))
    : inHistory(ended, request, ports)
}

async function recordDenial(ended: DeniedCall, ports: PipelinePorts): Promise<void> {
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

function inHistory(ended: EndedCall, request: CallRequest, ports: PipelinePorts): EndedCall {
  const isRepeated = request.intent !== 'undo' && request.isRepeated === true
  if (!isRepeated) void keepInHistory(ended, ports)
  return ended
}
