import type { Approval, Decision } from '../../shared/domain/decision.ts'
import { isPerson } from '../../shared/domain/caller.ts'
import type { ToolCallRequest } from '../../shared/domain/tool-call.ts'
import { decide } from '../policy/decide.ts'
import { isPreview, type Tool } from '../contract/define-tool.ts'
import { deny, type Decided, type Stage, type Validated } from './flight.ts'
import type { PipelinePorts } from './ports.ts'

/** The answer of the rules for one call at this moment. */
export function decideNow(
  tool: Tool,
  asked: {
    readonly args: Readonly<Record<string, unknown>>
    readonly request: Pick<ToolCallRequest, 'caller' | 'prompting' | 'parentId'>
    readonly approval: Approval | null
  },
  ports: Pick<PipelinePorts, 'availability' | 'registry' | 'machine' | 'destination'>,
): Decision {
  const { caller, prompting, parentId } = asked.request
  return decide({
    tool,
    caller,
    destination: ports.destination(tool, asked.args),
    typedByPerson: isPerson(caller) && prompting === undefined && parentId === undefined,
    approval: asked.approval,
    previewOnly: isPreview(tool, asked.args),
    // The planner's rules read typed fields only, so nothing that third parties wrote chooses a tool or an argument.
    tainted: false,
    availability: { ...ports.availability(), unsupported: ports.machine.supports(tool) },
  })
}

/** Asks the rules before anybody is bothered. */
export const decideFirst: Stage<Validated, Decided> = async (flight, ports) => {
  // Whether rights may be used here is read from the PC, and not known at once.
  if (flight.tool.access.requiresAdmin) await ports.machine.facts()
  const decision = decideNow(flight.tool, { args: flight.args, request: flight.request, approval: null }, ports)
  if (decision.answer === 'deny') return deny(flight, ports, decision.reasons)
  return { ...flight, decision }
}
