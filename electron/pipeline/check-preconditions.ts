import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { Machine } from '../machines/machine.ts'
import type { Precondition, Tool } from '../contract/define-tool.ts'
import { recordScope } from '../policy/record-scope.ts'
import type { CheckRunner } from './check-outcome.ts'
import { deny, nothing, type Decided, type Ending, type Nothing, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Conditions of a fix that do not hold or cannot be read: unknown blocks as well. */
export async function unmetPreconditions(
  tool: Tool,
  check: CheckRunner,
  ports: PreconditionPorts,
): Promise<readonly AppError[]> {
  const errors: AppError[] = []
  for (const precondition of tool.preconditions ?? []) {
    const error = await unmet(tool, precondition, { check, ports })
    if (error) errors.push(error)
  }
  return errors
}

type PreconditionPorts = Pick<PipelinePorts, 'conditions'> & { readonly machine: Pick<Machine, 'now'> }
type PreconditionContext = { readonly check: CheckRunner; readonly ports: PreconditionPorts }

async function unmet(
  tool: Tool,
  precondition: Precondition,
  { check, ports }: PreconditionContext,
): Promise<AppError | null> {
  const outcome = await check(precondition.tool, {})
  const nowMs = ports.machine.now()
  const value = outcome
    ? ports.conditions.holds(precondition.must, { ...recordScope(outcome.record), args: outcome.args }, { nowMs })
    : null
  if (value === true) return null
  return appError(value === false ? 'gate_closed' : 'gate_unknown', {
    tool: tool.name,
    check: precondition.tool,
    must: precondition.must,
  })
}

/** Stops a fix whose conditions are not met, before a person is asked. */
export const checkPreconditions: Stage<Decided, Nothing> = (context, ports) =>
  context.effect ? withPreconditions(context, ports) : nothing

async function withPreconditions(context: Decided, ports: PipelinePorts): Promise<Nothing | Ending> {
  const errors = await unmetPreconditions(context.tool, context.check, { ...ports, machine: context.runner })
  return errors.length > 0 ? deny(context, ports, errors) : nothing
}
