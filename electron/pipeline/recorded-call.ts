import type { AuditEvent } from '../../shared/domain/audit-event.ts'
import type { AllowedBy, EndedCall, RunningCall, ToolCall } from '../../shared/domain/tool-call.ts'
import type { AppError } from '../../shared/errors.ts'
import { digestOf } from '../kernel/digest.ts'
import type { Cleared } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Begins the id of an approval that is a setting or a policy; no permission that is kept in a file can have such an id. */
export const namedBy = 'named:'

/** What every audit line of this call says. */
export function auditFields(context: Cleared): Omit<AuditEvent, 'kind'> {
  const { allowedBy, tool, args, call, runner } = context
  return {
    callId: call.id,
    tool: tool.name,
    version: tool.version,
    argsDigest: digestOf(args),
    caller: call.caller.role,
    decision: 'allow',
    confirmedBy: confirmedBy(allowedBy),
    target: call.target,
    administrator: runner.rights === 'administrator',
    taint: [
      ...(tool.placement.untrusted === true ? (['untrusted'] as const) : []),
      ...(tool.placement.securityLevel === 'pii' ? (['sensitive'] as const) : []),
      ...(context.effect ? (['effect'] as const) : []),
    ],
    ...aboutOf(call),
  }
}

/** Where nobody asked for a call, its lines name the call that it is about. */
export function aboutOf({ caller, parentId }: Pick<ToolCall, 'caller' | 'parentId'>): Pick<AuditEvent, 'summary'> {
  return caller.kind === 'system' ? { summary: { about: parentId } } : {}
}

function confirmedBy(allowedBy: AllowedBy): string {
  if (allowedBy.kind === 'not_required') return 'not_required'
  if (allowedBy.kind === 'person') return 'user'
  const { approvalId } = allowedBy
  return approvalId.startsWith(namedBy) ? approvalId.slice(namedBy.length) : `grant:${approvalId}`
}

const mayHaveHappened = new Set<AppError['code']>(['session_lost', 'broker_lost'])

/** A call that began and failed, in the state that its error means. */
export function endedWith(
  { lastLine: _line, phase: _phase, ...running }: RunningCall,
  error: AppError,
  ports: PipelinePorts,
): EndedCall {
  const ended = { ...running, endedAt: ports.clock.now(), error }
  if (error.code === 'cancelled') return { ...ended, state: 'cancelled' }
  if (error.code === 'timed_out') return { ...ended, state: 'timed_out' }
  // The effect may have happened: its process ended before it could answer.
  return { ...ended, state: mayHaveHappened.has(error.code) ? 'unknown' : 'failed' }
}
