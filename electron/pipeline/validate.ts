import { hasEffect } from '../tools/define-tool.ts'
import { validateArgs } from '../tools/argument-validation.ts'
import { callDigest } from './call-digest.ts'
import { deny, type Resolved, type Stage, type Validated } from './flight.ts'

/** Holds the arguments against the tool's schema and fills in its defaults. */
export const validate: Stage<Resolved, Validated> = (flight, ports) => {
  const { tool, request, call } = flight
  const valid = validateArgs(tool, request.args)
  if (!valid.ok) return deny(flight, ports, [valid.error])
  const digest = callDigest(tool, valid.value, { caller: request.caller, machine: ports.machine.kind })
  return {
    ...flight,
    args: valid.value,
    digest,
    effect: hasEffect(tool, valid.value),
    call: { ...call, args: valid.value },
  }
}
