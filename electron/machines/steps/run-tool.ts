import type { Tool, ToolRecord } from '../../contract/define-tool.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { DoneFix, RunOptions } from '../machine.ts'
import { fitRecord } from './fit-record.ts'
import { runSteps, type StepsDeps } from './run-steps.ts'

type Run = { readonly tool: Tool; readonly args: Readonly<Record<string, unknown>>; readonly options: RunOptions }

/** Runs the steps of a tool and fits what they give to its result. */
export async function runTool(deps: StepsDeps, { tool, args, options }: Run): Promise<Result<ToolRecord>> {
  const answer = await runSteps(deps, tool.steps, {
    tool: tool.name,
    phase: 'run',
    p: args,
    r: {},
    stopsAtFailure: tool.access.risk !== 'safe',
    timeoutMs: tool.timeoutMs,
    confined: options.confined === true,
    signal: options.signal,
    onProgress: options.onProgress,
    onExternalCall: options.onExternalCall ?? nobody,
    onKept: options.onKept && ((fields) => options.onKept?.(fitRecord(tool.result(), fields, fitAsIs).result)),
  })
  if (!answer.ok) return answer
  const fitted = fitRecord(tool.result(), answer.value.fields, { missingListsAreEmpty: answer.value.empty })
  if (fitted.dropped.length > 0 || fitted.invalid.length > 0) {
    deps.logger.log('warn', 'A result did not fit its schema.', {
      tool: tool.name,
      dropped: fitted.dropped,
      invalid: fitted.invalid,
    })
  }
  return recordOf(tool, fitted, answer.value.unavailable)
}

/** Facts that could not be read are named; a record of which nothing fits says nothing and is refused. */
function recordOf(tool: Tool, fitted: ReturnType<typeof fitRecord>, unread: readonly string[]): Result<ToolRecord> {
  const { dropped, invalid } = fitted
  const result: Record<string, unknown> = { ...fitted.result }
  const hasNothing = Object.values(result).every((value) => value === null)
  if (hasNothing && (invalid.length > 0 || dropped.some((path) => path !== 'unavailable'))) {
    return fail('result_invalid', { tool: tool.name, fields: [...invalid, ...dropped] })
  }
  const unavailable = [...new Set([...unread, ...invalid.map((name) => `${name}:result_invalid`)])]
  if ('unavailable' in result) result['unavailable'] = unavailable
  return ok({ result, unavailable })
}

type Undo = { readonly tool: Tool; readonly done: DoneFix; readonly signal: AbortSignal }

/** Runs the steps that undo a fix; gives what they say. */
export async function undoTool(
  deps: StepsDeps,
  { tool, done, signal }: Undo,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const steps = tool.undoSteps ?? []
  if (steps.length === 0) return fail('undo_missing', { tool: tool.name })
  const answer = await runSteps(deps, steps, {
    tool: tool.name,
    phase: 'undo',
    p: done.args,
    r: done.record.result,
    stopsAtFailure: true,
    timeoutMs: tool.timeoutMs,
    // A way back was agreed to: its files are those of the record.
    confined: false,
    signal,
    onProgress: nobody,
    onExternalCall: nobody,
  })
  return answer.ok ? ok(answer.value.fields) : answer
}

const fitAsIs = { missingListsAreEmpty: false }
const nobody = (): void => undefined
