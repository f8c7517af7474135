import { asCalled } from '../contract/as-called.ts'
import { hasEffect } from '../contract/define-tool.ts'
import { validateArgs } from '../contract/argument-validation.ts'
import { unfitProof } from '../registry/unfit-proof.ts'
import { deny, type Resolved, type Stage, type Validated } from './call-context.ts'

/** Holds the arguments against the tool's schema and fills in its defaults. */
export const validate: Stage<Resolved, Pick<Validated, 'tool' | 'args' | 'effect' | 'begunAt' | 'call'>> = (
  context,
  ports,
) => {
  const { tool, request, call } = context
  const valid = validateArgs(tool, request.args)
  if (!valid.ok) return deny(context, ports, [valid.error])
  const unfit = unfitProof(tool, valid.value, ports.registry)
  if (unfit !== null) return deny(context, ports, [unfit])
  return {
    tool: asCalled(tool, valid.value),
    args: valid.value,
    effect: hasEffect(tool, valid.value),
    begunAt: ports.clock.now(),
    call: { ...call, args: valid.value },
  }
}
