import type { RequestedFix } from '../../shared/domain/check-plan.ts'
import type { FixPlan } from '../../shared/domain/diagnosis.ts'
import type { AppError } from '../../shared/errors.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import { unknownTool } from '../registry/unknown-tool.ts'
import { unmetPreconditions } from '../pipeline/check-preconditions.ts'
import { checkRunner, offerFix, type Proposing } from './offer-fix.ts'

/** A fix that a person asked for in their own words: held against the same rules as one for a finding, and offered, no more. */
export async function offerRequested(
  { tool: name, args: entered }: Pick<RequestedFix, 'tool' | 'args'>,
  proposing: Proposing,
): Promise<FixPlan> {
  const { deps, session } = proposing
  const withhold = (reason: AppError): FixPlan => ({
    proposed: [],
    withheld: [{ tool: name, because: 'request', reason }],
    questions: [],
  })
  const fix = deps.registry.find(name)
  if (fix === null) return withhold(unknownTool(name, deps.registry))
  const blocked = deps.registry.unavailableReasons(fix, session.caller.role)[0]
  if (blocked) return withhold(blocked)
  const wanted = entered ?? fix.requestedArgs ?? {}
  const args = validateArgs(fix, wanted)
  if (!args.ok) return withhold(args.error)
  const unmet = await unmetPreconditions(fix, checkRunner(proposing), { ...deps, machine: deps.runners.own })
  if (unmet[0]) return withhold(unmet[0])
  const offered = await offerFix({ fix, because: 'request' }, [wanted], proposing)
  return 'reason' in offered ? withhold(offered.reason) : offered
}
