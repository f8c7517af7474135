import PQueue from 'p-queue'

import { heldIn, recordIn } from '../../../shared/domain/is-record.ts'
import { errorCodes, type AppError, type ErrorKind } from '../../../shared/errors.ts'
import type { CheckReport, SkippedEntry } from '../../../shared/domain/diagnosis.ts'
import { reasonOf } from '../../../shared/domain/tool-call.ts'
import type { ModelCall, ModelMessage, ModelTool } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { canonicalJson } from '../../kernel/canonical-json.ts'
import { failArgument } from '../../kernel/invalid-argument.ts'
import type { Clock } from '../../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../../kernel/result.ts'
import { unknownTool } from '../../registry/unknown-tool.ts'
import { runCheck, type CheckSession } from '../run-check.ts'
import { fillSlots } from '../slots.ts'
import { parallelChecks } from '../waiting-time.ts'
import { sealed } from './envelope.ts'
import type { OwnFunction } from './earlier-results.ts'
import { toldResult, trustOf, type ToldPii } from './told-result.ts'
import { definitionOf } from './tool-definitions.ts'

/** How a call of a model ended. `result` = what the model is told of it. */
export type ToolResult = {
  readonly tool_call_id: string
  readonly function_name: string
  readonly success: boolean
  readonly result: string | null
  readonly error: { readonly kind: ErrorKind; readonly code: string; readonly message: string } | null
  readonly execution_time_ms: number
}

export type ToolExecutor = {
  readonly definitions: readonly ModelTool[]
  /** Whether a call of this name looks at the PC. */
  looks(name: string): boolean
  execute(call: ModelCall): Promise<ToolResult>
  /** Runs them side by side; the results stand in the order of the calls. */
  executeAll(calls: readonly ModelCall[]): Promise<readonly ToolResult[]>
  /** What was run so far. */
  reports(): readonly CheckReport[]
  /** What was asked for and not run, and why. */
  skipped(): readonly SkippedEntry[]
}

export type ToolExecutorDeps = {
  /** The tools that the model is told of; it can run no others. */
  readonly tools: readonly Tool[]
  /** Whether there is a tool of this name at all. */
  readonly exists: (name: string) => boolean
  readonly session: CheckSession
  readonly pii: ToldPii
  /** What it may ask the program itself; absent or null = nothing. */
  readonly own?: OwnFunction | null
  readonly clock: Clock
  readonly onCheck: (report: CheckReport) => void
}

/** Runs the calls of a model through the pipeline, each with all rules: a model gives no order that a person could not refuse. */
export function createToolExecutor(deps: ToolExecutorDeps): ToolExecutor {
  const { tools, clock, own = null } = deps
  const definitions = [...tools.map(definitionOf), ...(own === null ? [] : [own.definition])]
  const reports: CheckReport[] = []
  const skipped: SkippedEntry[] = []
  const seen = new Map<string, Promise<CheckReport>>()
  const run = (tool: Tool, args: Readonly<Record<string, unknown>>): Promise<CheckReport> => {
    const key = `${tool.name} ${canonicalJson(args)}`
    // Who asks for the same once more is told the same once more.
    const known = seen.get(key)
    if (known !== undefined) return known
    const running = runCheck({ tool: tool.name, args, because: 'plan' }, deps.session).then((report) => {
      reports.push(report)
      deps.onCheck(report)
      return report
    })
    seen.set(key, running)
    return running
  }
  const execute = async (call: ModelCall): Promise<ToolResult> => {
    const startedAt = clock.now()
    const about = { tool_call_id: call.id, function_name: call.name }
    if (own !== null && call.name === own.definition.name) {
      const read = await own.run(call.args)
      const ended = read.ok ? { success: true, result: read.value, error: null } : failed(read.error)
      return { ...about, ...ended, execution_time_ms: clock.now() - startedAt }
    }
    const taken = takenCall(call, definitions, deps)
    if (!taken.ok) {
      skipped.push({ tool: call.name.slice(0, 80), because: 'plan', reason: taken.error })
      return { ...about, ...failed(taken.error), execution_time_ms: clock.now() - startedAt }
    }
    const { tool, args } = taken.value
    const ended = endOf(await run(tool, args), tool, deps)
    return { ...about, ...ended, execution_time_ms: clock.now() - startedAt }
  }
  return {
    definitions,
    looks: (name) => tools.some((tool) => tool.name === name),
    execute,
    executeAll: async (calls) => {
      const queue = new PQueue({ concurrency: parallelChecks })
      return queue.addAll(calls.map((call) => () => execute(call)))
    },
    reports: () => reports,
    skipped: () => skipped,
  }
}

/** The message by which a model is told how its call ended. */
export function toolMessage({ tool_call_id: callId, function_name: name, result, error }: ToolResult): ModelMessage {
  return { role: 'tool', callId, name, text: result ?? JSON.stringify({ error }) }
}

type Taken = { readonly tool: Tool; readonly args: Readonly<Record<string, unknown>> }

/** What a model asks for, held against what it was told: the pipeline judges it once more, by every rule. */
function takenCall(
  { name, args }: ModelCall,
  definitions: readonly ModelTool[],
  { tools, exists, session, pii }: ToolExecutorDeps,
): Result<Taken> {
  const tool = tools.find((one) => one.name === name)
  if (tool === undefined)
    return exists(name) ? fail('tool_not_offered') : { ok: false, error: unknownTool(name, { all: () => tools }) }
  if (args === null) return fail('invalid_json', { field: 'arguments' })
  const told = definitions.find((one) => one.name === name)?.parameters
  const properties = recordIn(heldIn(told, 'properties')) ?? {}
  const unknown = Object.keys(args).find((key) => !Object.hasOwn(properties, key))
  if (unknown !== undefined)
    return failArgument({
      tool: name,
      field: unknown.slice(0, 80),
      problem: 'unknown',
      allowed: Object.keys(properties),
    })
  const revealed = typeof pii === 'string' ? args : pii.reveal(args)
  const filled = fillSlots(tool, session.known, revealed)
  return filled.ok ? ok({ tool, args: filled.value }) : filled
}

type Ended = Pick<ToolResult, 'success' | 'result' | 'error'>

function failed(error: AppError): Ended {
  const { code, data } = error
  const { kind } = errorCodes[code]
  return { success: false, result: null, error: { kind, code, message: JSON.stringify(data).slice(0, 500) } }
}

function endOf(report: CheckReport, tool: Tool, deps: ToolExecutorDeps): Ended {
  const { call, verdict, findings, result, unavailable } = report
  if (call.state !== 'succeeded' || result === null) return failed(endError(report))
  const text = sealed({
    tool: tool.name,
    callId: call.id,
    trust: trustOf(tool),
    data: {
      verdict,
      findings: findings.map(({ id, severity }) => ({ id, severity, says: tool.texts.findings[id]?.en ?? '' })),
      unavailable,
      result: toldResult(tool, result, deps.pii),
    },
  })
  return { success: true, result: text, error: null }
}

/** A refusal or an error can name what was asked for or could not be read: its kind and code are all that is told. */
function endError({ call }: CheckReport): AppError {
  const error = reasonOf(call)
  return error === null ? appError('cancelled') : { ...error, data: {} }
}
