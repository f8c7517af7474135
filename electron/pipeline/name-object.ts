import type { ObjectNames } from '../../shared/domain/tool-call.ts'
import { appError } from '../kernel/result.ts'
import type { Machine } from '../machines/machine.ts'
import { isOther, nameSources, namesIn, type ReadRecord } from '../policy/object-names.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { CheckRunner } from './check-outcome.ts'
import { deny, nothing, type Decided, type Nothing, type Observed, type Stage } from './call-context.ts'
import { proofCallOf } from './observe.ts'
import type { PipelinePorts } from './ports.ts'

type Ports = Pick<PipelinePorts, 'conditions'> & { readonly machine: Pick<Machine, 'now'> }
type Named = { readonly tool: Tool; readonly args: Readonly<Record<string, unknown>> }

/**
 * How the PC calls what a call acts on: from what was read already, else the first check that knows such names is run. Null =
 * the arguments say it, or nobody can tell.
 */
export async function nameObject(
  { tool, args }: Named,
  { atHand, check }: { readonly atHand: readonly ReadRecord[]; readonly check: CheckRunner },
  { conditions, machine }: Ports,
): Promise<ObjectNames | null> {
  const [first] = nameSources(tool)
  if (first === undefined) return null
  const asked = { args, conditions, nowMs: machine.now() }
  const known = namesIn(tool, atHand, asked)
  if (known !== null) return known
  const looked = await check(first.tool, first.args ?? {})
  return looked === null ? null : namesIn(tool, [{ tool: first.tool, record: looked.record }], asked)
}

/** Names the object before a person is asked: what the plan showed, or what the PC says now. */
export const nameBefore: Stage<Decided, Pick<Decided, 'call'> | Nothing> = (context, ports) =>
  context.effect ? withName(context, ports) : nothing

async function withName(context: Decided, ports: PipelinePorts): Promise<Pick<Decided, 'call'> | Nothing> {
  const { request, tool, args, runner, check, call } = context
  const looked = { atHand: [], check }
  const object = request.object ?? (await nameObject({ tool, args }, looked, { ...ports, machine: runner }))
  return object === null ? nothing : { call: { ...call, object } }
}

/** What was looked at before the change calls the object as it was shown, or the call ends: its number was given anew. */
export const sameObject: Stage<Observed, Nothing> = (context, ports) => {
  const { tool, args, before, call, request, runner } = context
  if (call.object === undefined || before === null) return nothing
  const proof = tool.proof ? proofCallOf(tool.proof, args, request.context ?? {}) : null
  const seen = [
    ...(before.evidence && proof ? [{ tool: proof.tool, record: before.evidence.record }] : []),
    ...(before.prompting && request.prompting
      ? [{ tool: request.prompting.tool, record: before.prompting.record }]
      : []),
  ]
  const asked = { args, conditions: ports.conditions, nowMs: runner.now() }
  const other = isOther({ tool, shown: call.object }, seen, asked)
  return other ? deny(context, ports, [appError('object_changed', { tool: tool.name })]) : nothing
}
