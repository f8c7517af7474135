import { scriptRuntime } from '../../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../../shared/errors.ts'
import { versionsOf } from '../../contract/program-finder.ts'
import { appError, fail, type Result } from '../../kernel/result.ts'
import { pause } from '../../kernel/timers.ts'
import type { Tool, ToolRecord } from '../../contract/define-tool.ts'
import type { DoneFix, Machine, MachineFacts, RunOptions } from '../machine.ts'
import type { StepsDeps } from '../steps/run-steps.ts'
import { runTool, undoTool } from '../steps/run-tool.ts'
import { runStep, type ScriptsOfRun, type StepDeps } from './run-step.ts'
import { type FactDeps, factsAtOnce, readFacts, runtimesOf, windowsBuildOf } from './windows-facts.ts'

export type WindowsMachineDeps = StepDeps & Pick<StepsDeps, 'createFolder' | 'steady'> & FactDeps

type Windows = { readonly deps: WindowsMachineDeps; facts: MachineFacts | null; reading: Promise<MachineFacts> | null }

/** The PC this program runs on, by its PowerShell scripts, Windows programs and Node. */
export function createWindowsMachine(deps: WindowsMachineDeps): Machine {
  const windows: Windows = { deps, facts: null, reading: null }
  return {
    kind: 'windows',
    facts: () => factsOf(windows).then(() => knownFactsOf(windows)),
    knownFacts: () => knownFactsOf(windows),
    readRuntimes: async (signal) => {
      await factsOf(windows)
      await deps.finder.readVersions(signal)
      return knownFactsOf(windows)
    },
    supports: (tool) => refusal(windows, tool),
    run: (tool, args, options) => run(windows, { tool, args, options }),
    undo: (tool, done, signal) => undo(windows, { tool, done, signal }),
    now: () => deps.clock.now(),
    wait: (durationMs, signal) => pause(durationMs, signal, deps.timers),
  }
}

function factsOf(windows: Windows): Promise<MachineFacts> {
  windows.reading ??= readFacts(windows.deps).then((facts) => {
    windows.facts = facts
    // A host that could not start may start later, when a policy or a scanner lets it.
    if (facts.languageMode === 'unknown') windows.reading = null
    return facts
  })
  return windows.reading
}

/** Programs of others can be looked for again after all else was read. */
function knownFactsOf({ deps, facts }: Windows): MachineFacts {
  const known = facts ?? factsAtOnce(deps)
  return { ...known, runtimes: { ...known.runtimes, ...versionsOf(deps.finder.known()) } }
}

/** Reading them starts a script host, which a tool without a script neither needs nor waits for. */
async function factsFor(windows: Windows, tool: Tool, signal: AbortSignal): Promise<MachineFacts | 'cancelled' | null> {
  const steps = [...tool.steps, ...(tool.undoSteps ?? [])]
  const isNeeded = tool.access.runsAs === 'user' || steps.some(({ via }) => via === 'powershell')
  if (!isNeeded) return windows.facts
  return new Promise((resolve) => {
    const cancel = (): void => resolve('cancelled')
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
    void factsOf(windows).then((facts) => {
      signal.removeEventListener('abort', cancel)
      resolve(facts)
    })
  })
}

function refusal({ deps, facts }: Windows, tool: Tool): AppError | null {
  const { runtime, minBuild, needsFullLanguage } = tool.placement
  const build = windowsBuildOf(deps.probe)
  if (build === null) return appError('needs_windows')
  if (build < minBuild) return appError('needs_newer_windows', { required: minBuild, found: build })
  if (!Object.hasOwn({ ...runtimesOf(deps.probe), ...deps.finder.known() }, runtime))
    return appError('runtime_missing', { runtime })
  if (runtime === scriptRuntime && facts?.scripts === 'none') return appError('scripts_blocked')
  if (needsFullLanguage === true && facts?.scripts === 'constrained') return appError('needs_full_language')
  if (tool.access.runsAs === 'user' && facts?.elevated === true) return appError('needs_unelevated')
  return null
}

type Run = { readonly tool: Tool; readonly args: Readonly<Record<string, unknown>>; readonly options: RunOptions }

async function run(windows: Windows, { tool, args, options }: Run): Promise<Result<ToolRecord>> {
  const facts = await factsFor(windows, tool, options.signal)
  if (facts === 'cancelled') return fail('cancelled')
  const refused = refusal(windows, tool)
  if (refused !== null) return { ok: false, error: refused }
  const isolated = tool.access.risk !== 'safe'
  const steps = stepsOf(windows, { isolated, fresh: options.fresh, elevated: facts?.elevated === true })
  return runTool(steps, { tool, args, options })
}

type Undo = { readonly tool: Tool; readonly done: DoneFix; readonly signal: AbortSignal }

async function undo(
  windows: Windows,
  { tool, done, signal }: Undo,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const facts = await factsFor(windows, tool, signal)
  if (facts === 'cancelled') return fail('cancelled')
  const steps = stepsOf(windows, { isolated: true, fresh: true, elevated: facts?.elevated === true })
  return undoTool(steps, { tool, done, signal })
}

function stepsOf({ deps }: Windows, scripts: ScriptsOfRun): StepsDeps {
  const { createFolder, steady, logger } = deps
  return {
    runStep: (step, one) => runStep(deps, step, { ...one, ...scripts }),
    mayReach: (host) => deps.nodePorts.network.mayReach(host),
    ...{ createFolder, steady, logger },
  }
}
