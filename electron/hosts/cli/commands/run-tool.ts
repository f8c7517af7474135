import type { EndedCall } from '../../../../shared/domain/tool-call.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { CliContext, CommandOutcome } from '../context.ts'
import { exitCodeOf, exitCodes } from '../exit-codes.ts'
import { titleOf } from '../show-diagnosis.ts'
import { endedLines } from '../show-fix-report.ts'

/** One tool through the whole pipeline. */
export async function runTool(context: CliContext, name: string, argsText: string): Promise<Result<CommandOutcome>> {
  const args = parseArguments(argsText)
  if (!args.ok) return args
  if (!context.workbench.registry.find(name)) return fail('unknown_tool', { tool: name.slice(0, 80) })
  const engine = await context.engine()
  if (!engine.ok) return engine
  const { caller, signal, options } = context
  const known = options.know['host_name'] === undefined ? {} : { context: { failing_name: options.know['host_name'] } }
  const call = await engine.value.pipeline.submit({ tool: name, args: args.value, caller, ...known }, signal)
  return ok(outcomeOf(call, context))
}

/** JSON of the arguments; nothing = no arguments. */
export function parseArguments(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text === '' ? '{}' : text) as unknown)
  } catch {
    return fail('invalid_json', { field: '--args' })
  }
}

function outcomeOf(call: EndedCall, { translator, workbench, terminal }: CliContext): CommandOutcome {
  const showing = { translator, registry: workbench.registry, terminal }
  const lines = endedLines(call, { title: titleOf(call.tool, showing), showing })
  const result = call.state === 'succeeded' && !call.proof ? [JSON.stringify(call.result, null, 2)] : []
  return { exitCode: callExit(call), data: callData(call), lines: [...lines, ...result] }
}

function callExit(call: EndedCall): number {
  if (call.state === 'denied') return call.reasons[0] ? exitCodeOf(call.reasons[0]) : exitCodes.refused
  if (call.state !== 'succeeded') return 'error' in call ? exitCodeOf(call.error) : exitCodes.failed
  const wrong = call.proof ? call.proof.verdict !== 'fixed' : call.verdict === 'problem'
  return wrong ? exitCodes.problem : exitCodes.done
}

/** A call for scripts; `verdict` of a fix is that of its proof. */
function callData(call: EndedCall): unknown {
  const base = { callId: call.id, tool: call.tool, state: call.state, args: call.args }
  if (call.state === 'denied') return { ...base, verdict: 'unknown', findings: [], result: null, reasons: call.reasons }
  if (call.state !== 'succeeded')
    return {
      ...base,
      verdict: 'unknown',
      findings: [],
      result: null,
      ...('error' in call ? { error: call.error } : {}),
    }
  const { findings, result, unavailable, proof, undoId, startedAt, endedAt } = call
  const undo = undoId === null ? {} : { undoId }
  return {
    ...base,
    verdict: proof?.verdict ?? call.verdict,
    findings,
    result,
    unavailable,
    durationMs: endedAt - startedAt,
    ...(proof ? { proof } : {}),
    ...undo,
  }
}
