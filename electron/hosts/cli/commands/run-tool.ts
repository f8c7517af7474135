import { unknownTool } from '../../../registry/unknown-tool.ts'
import type { EndedCall, SucceededCall } from '../../../../shared/domain/tool-call.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { valuesEntered } from '../../../contract/entered-arguments.ts'
import { isPreview, type Tool } from '../../../contract/define-tool.ts'
import { failUsage } from '../../../engine/failed-usage.ts'
import { failArgument } from '../../../kernel/invalid-argument.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import { repeatedNames } from '../../../settings/repeated-names.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { diffViews } from '../../../views/diff-view.ts'
import { diffLines, paintedDiff } from '../../lines/show-diff.ts'
import { endedLines, resultLines } from '../../lines/show-result.ts'
import type { Translator } from '../../../../shared/texts/translate.ts'
import { callTitleOf } from '../../../views/tool-titles.ts'

/** One tool through the whole pipeline. */
export async function runTool(
  context: CliContext,
  name: string,
  given: GivenArguments,
): Promise<Result<CommandOutcome>> {
  const { registry } = context.backend
  const tool = registry.find(name)
  const args = readArguments(given, tool)
  if (!args.ok) return args
  if (!tool) return { ok: false, error: unknownTool(name, registry) }
  const engine = await context.engine()
  if (!engine.ok) return engine
  const { caller, signal, options } = context
  const known = options.know['host_name'] === undefined ? {} : { context: { failing_name: options.know['host_name'] } }
  const call = await engine.value.pipeline.submit({ tool: name, args: args.value, caller, ...known }, signal)
  if (call.state !== 'succeeded') return { ok: false, error: errorOf(call) }
  return ok(outcomeOf(call, context))
}

/** Arguments as JSON, and single ones as `name=value`: those count where both name one. */
type GivenArguments = { readonly json: string; readonly named: readonly string[] }

function readArguments({ json, named }: GivenArguments, tool: Tool | null): Result<unknown> {
  const parsed = parseArguments(json)
  if (!parsed.ok || named.length === 0 || tool === null) return parsed
  const pairs = named.map((pair) => /^([^=]+)=(.*)$/s.exec(pair))
  const unread = named[pairs.indexOf(null)]
  if (unread !== undefined) return failUsage('wrong_value', { word: '--arg', choices: 'name=value' })
  const entered = Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
  // The pipeline says what is wrong with a value, and what may stand there.
  return ok({ ...(parsed.value as object), ...valuesEntered(tool, entered) })
}

/** JSON of the arguments; nothing = no arguments. */
export function parseArguments(text: string): Result<unknown> {
  let args: unknown
  try {
    args = JSON.parse(text === '' ? '{}' : text)
  } catch {
    return fail('invalid_json', { field: '--args' })
  }
  // Of a name that stands twice only the last value would be read, and shown to whoever says yes.
  const [twice] = repeatedNames(text)
  return twice === undefined ? ok(args) : failArgument({ field: twice.join('.'), problem: 'repeated' })
}

/** Why a call did not give a result, with its number: it stands in the history like every other. */
export function errorOf(call: Exclude<EndedCall, SucceededCall>): AppError {
  const reasons = call.state === 'denied' ? call.reasons : 'error' in call ? [call.error] : []
  const [first, ...others] = reasons
  const { code, data } = first ?? appError('unknown_after_crash')
  const also = others.length === 0 ? {} : { also: others.map((other) => other.code) }
  const undo = 'undoId' in call && typeof call.undoId === 'string' ? { undoId: call.undoId } : {}
  return { code, data: { ...data, callId: call.id, state: call.state, ...undo, ...also } }
}

function outcomeOf(call: SucceededCall, { translator, backend, terminal }: CliContext): CommandOutcome {
  const showing = { translator, registry: backend.registry, terminal }
  const tool = backend.registry.find(call.tool)
  const lines = endedLines(call, { title: callTitleOf(call, showing), showing, isWish: true })
  // What a free command wrote is what it was run for; what another fix says of its own work is for scripts.
  const shown = tool && (!call.proof || tool.capabilities?.includes('free_command'))
  const result = shown
    ? tool.diffs
      ? paintedDiffs(call, tool, { translator, terminal })
      : resultLines(call.result, tool, translator)
    : []
  const wrong = call.proof ? call.proof.verdict !== 'fixed' : call.verdict === 'problem'
  const next = howToChange(call, tool, translator)
  return {
    exitCode: wrong ? exitCodes.problem : exitCodes.done,
    data: callData(call),
    lines: [...lines, ...result, ...next],
  }
}

/** What was only shown is done by the same line with one more word. */
function howToChange({ args }: SucceededCall, tool: Tool | null, translator: Translator): readonly string[] {
  if (!tool?.preview || !isPreview(tool, args)) return []
  return [translator.text('preview.howToChange', { argument: tool.preview.argument })]
}

/** A difference is read line by line; its digests are for scripts. */
function paintedDiffs(
  { result }: SucceededCall,
  tool: Tool,
  { translator, terminal }: Pick<CliContext, 'translator' | 'terminal'>,
): readonly string[] {
  return diffLines(diffViews(tool, result), translator).map((line) => paintedDiff(line, terminal.colors))
}

/** A call for scripts; `verdict` of a fix is that of its proof. */
function callData(call: SucceededCall): unknown {
  const { id, tool, state, args, findings, result, unavailable, proof, undoId, undoLost, startedAt, endedAt } = call
  return {
    callId: id,
    tool,
    state,
    args,
    verdict: proof?.verdict ?? call.verdict,
    findings,
    result,
    unavailable,
    durationMs: endedAt - startedAt,
    ...(proof ? { proof } : {}),
    ...(undoId === null ? {} : { undoId }),
    ...(undoLost ? { undoLost: undoLost.code } : {}),
  }
}
