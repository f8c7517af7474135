import type { PromptingFinding } from '../../shared/domain/tool-call.ts'
import type { Proof, Tool } from '../contract/define-tool.ts'
import { isSafeDiagnostic } from '../registry/registry.ts'
import type { CheckOutcome, CheckRunner } from './check-outcome.ts'
import type { Cleared, Observation, Observed, Stage } from './call-context.ts'
import type { PipelinePorts } from './ports.ts'

/** Looks at the PC before a change: without a "before", nothing can be proved. */
export const observeBefore: Stage<Cleared, Before> = (context, ports) => {
  if (!context.effect || context.tool.kind === 'action') return notLooked
  return observe(context, ports).then((before) => ({ before }))
}

type Before = Pick<Observed, 'before'>

const notLooked: Before = Object.freeze({ before: null })

/** Runs the tool's own proof and the check whose finding led to the fix; one run where both are the same. */
export async function observe(context: Cleared, ports: PipelinePorts): Promise<Observation> {
  const { tool, args, request, runner, check } = context
  const { lastBootMs } = await runner.facts()
  const atMs = runner.now()
  const proofCall = tool.proof ? proofCallOf(tool.proof, args, request.context ?? {}) : null
  const evidence = proofCall && isCheck(proofCall.tool, ports) ? await check(proofCall.tool, proofCall.args) : null
  const prompting = request.prompting
    ? await again(request.prompting, { evidence, proofTool: proofCall?.tool, check })
    : null
  return { evidence, prompting, lastBootMs, atMs }
}

/** The check that proves a fix, with its arguments; null when an argument of it is not known. */
export function proofCallOf(
  proof: Proof,
  args: Readonly<Record<string, unknown>>,
  context: Readonly<Record<string, string>>,
): { readonly tool: string; readonly args: Readonly<Record<string, unknown>> } | null {
  const named = typeof proof.tool === 'string' ? proof.tool : args[proof.tool.argument]
  if (typeof named !== 'string') return null
  const filled = (values: object): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]))
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value === 'object' && value !== null) return filled(value)
    if (typeof value !== 'string') return value
    if (value.startsWith('$args.')) return args[value.slice('$args.'.length)]
    return value.startsWith('$context.') ? context[value.slice('$context.'.length)] : value
  }
  const given = filled(proof.args ?? {})
  return Object.values(given).includes(undefined) ? null : { tool: named, args: given }
}

function isCheck(name: string, ports: PipelinePorts): boolean {
  const tool: Tool | null = ports.registry.find(name)
  return tool !== null && isSafeDiagnostic(tool, 'admin')
}

async function again(
  prompting: PromptingFinding,
  seen: { readonly evidence: CheckOutcome | null; readonly proofTool: string | undefined; readonly check: CheckRunner },
): Promise<CheckOutcome | null> {
  const sameCall =
    seen.proofTool === prompting.tool && JSON.stringify(seen.evidence?.args) === JSON.stringify(prompting.args)
  return sameCall ? seen.evidence : seen.check(prompting.tool, prompting.args)
}
