import type { Approval, Decision } from '../../shared/domain/decision.ts'
import { isPerson } from '../../shared/domain/caller.ts'
import { withFields } from '../kernel/with-fields.ts'
import { decide } from '../policy/decide.ts'
import { unnamedDestination } from '../policy/unnamed-destination.ts'
import { isPreview } from '../contract/define-tool.ts'
import { deny, type Decided, type Ending, type Stage, type Validated } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** The answer of the rules for one call at this moment. */
export function decideNow(
  { tool, args, request, runner }: Validated,
  approval: Approval | null,
  ports: Pick<PipelinePorts, 'availability' | 'destination'>,
): Decision {
  const { caller, prompting, parentId, said = [] } = request
  const destination = ports.destination(tool, args)
  return decide({
    tool,
    caller,
    destination,
    unnamedDestination: unnamedDestination({ tool, args, caller, destination, said }),
    typedByPerson: isPerson(caller) && prompting === undefined && parentId === undefined,
    approval,
    previewOnly: isPreview(tool, args),
    // The planner's rules read typed fields only, so nothing that third parties wrote chooses a tool or an argument.
    availability: withFields(ports.availability(), { unsupported: runner.supports(tool) }),
  })
}

/** Asks the rules before anybody is bothered. */
export const decideFirst: Stage<Validated, Pick<Decided, 'decision'>> = (context, ports) =>
  // Whether rights may be used here is read from the PC, and not known at once.
  context.tool.access.requiresAdmin
    ? context.runner.facts().then(() => decided(context, ports))
    : decided(context, ports)

function decided(context: Validated, ports: PipelinePorts): Pick<Decided, 'decision'> | Ending {
  const decision = decideNow(context, null, ports)
  if (decision.answer === 'deny') return deny(context, ports, decision.reasons)
  return { decision }
}
