import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { Machine } from '../machines/machine.ts'
import type { Gate, Tool } from '../contract/define-tool.ts'
import { recordScope } from '../policy/record-scope.ts'
import type { CheckRunner } from './check-outcome.ts'
import { deny, type Decided, type Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Conditions of a fix that do not hold or cannot be read: unknown blocks as well. */
export async function closedGates(tool: Tool, check: CheckRunner, ports: GatePorts): Promise<readonly AppError[]> {
  const errors: AppError[] = []
  for (const gate of tool.gates ?? []) {
    const error = await closed(tool, gate, { check, ports })
    if (error) errors.push(error)
  }
  return errors
}

type GatePorts = Pick<PipelinePorts, 'conditions'> & { readonly machine: Pick<Machine, 'now'> }
type GateContext = { readonly check: CheckRunner; readonly ports: GatePorts }

async function closed(tool: Tool, gate: Gate, { check, ports }: GateContext): Promise<AppError | null> {
  const outcome = await check(gate.tool, {})
  const nowMs = ports.machine.now()
  const value = outcome
    ? ports.conditions.holds(gate.must, { ...recordScope(outcome.record), args: outcome.args }, { nowMs })
    : null
  if (value === true) return null
  return appError(value === false ? 'gate_closed' : 'gate_unknown', {
    tool: tool.name,
    check: gate.tool,
    must: gate.must,
  })
}

/** Stops a fix whose conditions are not met, before a person is asked. */
export const checkGates: Stage<Decided, Decided> = async (context, ports) => {
  if (!context.effect) return context
  const errors = await closedGates(context.tool, context.check, { ...ports, machine: context.runner })
  return errors.length > 0 ? deny(context, ports, errors) : context
}
