import type { AllowedBy } from '../../shared/domain/tool-call.ts'
import type { Approval } from '../../shared/domain/decision.ts'
import { appError } from '../kernel/result.ts'
import { asCalled } from '../contract/as-called.ts'
import { unmetPreconditions } from './check-preconditions.ts'
import { decideNow } from './decide-call.ts'
import { deny, type Cleared, type Confirmed, type Ending, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** After every wait the tool is looked up and the rules are asked again: what changed voids the yes. */
export const decideAgain: Stage<Confirmed, Allowed> = (context, ports) => {
  const { tool, approval } = context
  const current = ports.registry.find(tool.name)
  if (current === null || asCalled(current, context.args) !== tool)
    return deny(context, ports, [appError('approval_void', { tool: tool.name })])
  if (approval !== null && !ports.consent.isValid(approval)) {
    return deny(context, ports, [appError('approval_expired', { tool: tool.name })])
  }
  if (approval !== null && !ports.consent.isActive(approval)) {
    return deny(context, ports, [appError('approval_void', { tool: tool.name })])
  }
  const decision = decideNow(context, approval, ports)
  if (decision.answer === 'deny') return deny(context, ports, decision.reasons)
  if (decision.answer === 'ask') return deny(context, ports, [appError('approval_void', { tool: tool.name })])
  const allowed = approval === null ? notAsked : { allowedBy: allowedBy(approval) }
  return context.waited ? withPreconditions(context, allowed, ports) : allowed
}

async function withPreconditions(
  context: Confirmed,
  allowed: Allowed,
  ports: PipelinePorts,
): Promise<Allowed | Ending> {
  const unmet = await unmetPreconditions(context.tool, context.check, { ...ports, machine: context.runner })
  return unmet.length > 0 ? deny(context, ports, unmet) : allowed
}

type Allowed = Pick<Cleared, 'allowedBy'>

const notAsked: Allowed = Object.freeze({ allowedBy: Object.freeze({ kind: 'not_required' }) })

function allowedBy(approval: Approval): AllowedBy {
  if (approval.by === 'standing_grant') return { kind: 'standing_grant', approvalId: approval.id }
  return { kind: 'person', approvalId: approval.id, role: approval.role }
}
