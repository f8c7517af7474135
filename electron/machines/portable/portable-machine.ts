import { errorCode } from '../../kernel/error-code.ts'
import type { Logger } from '../../kernel/ports.ts'
import { fail, ok, appError, type Result } from '../../kernel/result.ts'
import { versionsOf, type ProgramFinder } from '../../contract/program-finder.ts'
import { pause, type Timers } from '../../kernel/timers.ts'
import type { Tool, ToolRecord } from '../../contract/define-tool.ts'
import { portsOfRun, type SharedStepPorts } from '../../contract/node-step.ts'
import { runsInNode } from '../../contract/runs-in-node.ts'
import { failureOf } from '../../contract/step-failure.ts'
import type { WebAccess } from '../../contract/web-port.ts'
import type { Machine, MachineFacts, RunOptions } from '../machine.ts'
import { spacedProgress } from '../spaced-progress.ts'
import { runNodeStep } from '../steps/run-node-step.ts'
import type { StepsDeps } from '../steps/run-steps.ts'
import { runTool, undoTool } from '../steps/run-tool.ts'
import type { AnyPortable, PortablePorts } from './define-portable.ts'

export type PortableMachineDeps = Pick<StepsDeps, 'createFolder' | 'steady'> & {
  /** Loaded on first use. */
  readonly portables: () => Promise<ReadonlyMap<string, AnyPortable>>
  readonly portableNames: ReadonlySet<string>
  readonly ports: Omit<PortablePorts, 'web' | 'progress'> & SharedStepPorts
  readonly web: WebAccess
  readonly timers: Timers
  readonly logger: Logger
  readonly nodeVersion: string
  /** Finds programs of others. */
  readonly finder: ProgramFinder
}

/** This computer by systeminformation and Node alone: the Node steps of what needs nothing else, and what reads the same facts otherwise. */
export function createPortableMachine(deps: PortableMachineDeps): Machine {
  const { finder } = deps
  const knownFacts = (): MachineFacts => ({
    kind: 'portable',
    windowsBuild: null,
    runtimes: { node18: deps.nodeVersion, ...versionsOf(finder.known()) },
    languageMode: 'unknown',
    scripts: 'unknown',
    elevated: false,
    program: 'closed',
    lastBootMs: null,
  })
  return {
    kind: 'portable',
    facts: () => finder.find().then(knownFacts),
    knownFacts,
    readRuntimes: (signal) => finder.readVersions(signal).then(knownFacts),
    supports: (tool) =>
      runsInNode(tool) || deps.portableNames.has(tool.name) ? null : appError('needs_windows', { tool: tool.name }),
    run: (tool, args, options) =>
      runsInNode(tool) ? runTool(stepsOf(deps), { tool, args, options }) : runPortable(deps, { tool, args, options }),
    undo: (tool, done, signal) =>
      runsInNode(tool)
        ? undoTool(stepsOf(deps), { tool, done, signal })
        : Promise.resolve(fail('undo_missing', { tool: tool.name })),
    now: () => deps.ports.now(),
    wait: (durationMs, signal) => pause(durationMs, signal, deps.timers),
  }
}

function stepsOf({ ports, web, timers, logger, steady, createFolder }: PortableMachineDeps): StepsDeps {
  return {
    runStep: (step, one) =>
      step.via === 'node'
        ? runNodeStep({ nodePorts: ports, web, timers, logger }, step, one)
        : Promise.resolve(fail('needs_windows', { tool: one.place.tool })),
    mayReach: (host) => ports.network.mayReach(host),
    ...{ createFolder, steady, logger },
  }
}

type PortableRun = {
  readonly tool: Tool
  readonly args: Readonly<Record<string, unknown>>
  readonly options: RunOptions
}

async function runPortable(
  deps: PortableMachineDeps,
  { tool, args, options }: PortableRun,
): Promise<Result<ToolRecord>> {
  const portable = (await deps.portables()).get(tool.name)
  if (!portable) return fail('needs_windows', { tool: tool.name })
  const limit = new AbortController()
  const stop = (): void => limit.abort()
  const release = deps.timers.after(tool.timeoutMs, stop)
  options.signal.addEventListener('abort', stop)
  try {
    const { onExternalCall = () => undefined } = options
    const progress = spacedProgress(options.onProgress, () => deps.ports.now())
    const web = deps.web({ tool: tool.name, signal: limit.signal, onCall: onExternalCall, onProgress: progress })
    const ports = portsOfRun(deps.ports, options.confined === true)
    const work = portable.run({ args, signal: limit.signal, ports: { ...ports, web, progress } })
    const stopped = new Promise<null>((resolve) => limit.signal.addEventListener('abort', () => resolve(null)))
    const result = await Promise.race([work, stopped])
    if (options.signal.aborted) return fail('cancelled', { tool: tool.name })
    if (result === null) return fail('timed_out', { tool: tool.name, timeoutMs: tool.timeoutMs })
    const failed = failureOf(result)
    return failed === null ? checked(tool, result) : { ok: false, error: failed }
  } catch (error) {
    return options.signal.aborted
      ? fail('cancelled', { tool: tool.name })
      : fail('step_failed', { tool: tool.name, reason: errorName(error) }, String(error))
  } finally {
    release()
    options.signal.removeEventListener('abort', stop)
  }
}

function checked(tool: Tool, result: Readonly<Record<string, unknown>>): Result<ToolRecord> {
  const parsed = tool.result().safeParse(result)
  if (!parsed.success)
    return fail('result_invalid', { tool: tool.name, field: parsed.error.issues[0]?.path.join('.') ?? '' })
  const { unavailable } = parsed.data
  return ok({ result: parsed.data, unavailable: Array.isArray(unavailable) ? unavailable.map(String) : [] })
}

function errorName(error: unknown): string {
  return error instanceof Error ? (errorCode(error) ?? error.name) : 'unknown'
}
