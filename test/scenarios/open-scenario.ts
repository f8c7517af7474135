import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Diagnosis, FixReport, FollowUpPlan, ProposedFix } from '../../shared/domain/diagnosis.ts'
import { contextOf } from '../../electron/agents/run-check.ts'
import type { Found, Said, Turn } from '../../electron/conversation/driver.ts'
import { openEngine, type Engine } from '../../electron/engine/engine.ts'
import { openedSource } from '../../electron/engine/models/model-in-use.ts'
import type { OpenedModel } from '../../electron/engine/models/models.ts'
import { openBackend, type Backend } from '../../electron/engine/backend.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { silentLogger, type Clock, type Logger } from '../../electron/kernel/ports.ts'
import { ok, type Result } from '../../electron/kernel/result.ts'
import { createSystemIds } from '../../electron/kernel/system-ports.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { createSimulatedPc, type PcState, type SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { createPcStateFile, type PcStateStore } from '../../electron/machines/simulated/state-store.ts'
import type { ConsentPort } from '../../electron/pipeline/consent.ts'
import type { ElevationPort } from '../../electron/pipeline/ports.ts'
import { undoneBy } from '../../electron/conversation/undo-runs.ts'
import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { loadFaults, type FoundFault } from '../../electron/registry/folders.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { ChosenCheck } from '../../shared/domain/check-plan.ts'
import type { EndedCall, EngineEvent, PromptingFinding, UndoneCall } from '../../shared/domain/tool-call.ts'
import { askedOf, saysYes } from '../fakes/consent-port.ts'
import { unheard } from '../fakes/conversation-ports.ts'
import { createMemoryFileSystem } from '../fakes/memory-file-system.ts'
import { noPolicy } from '../fakes/policy-source.ts'
import { createManualClock } from '../fakes/storage-deps.ts'
import { unsynced } from '../fakes/unsynced-files.ts'
import { talkIn } from './talk.ts'

export type Values = Readonly<Record<string, unknown>>
export type KnownValues = Readonly<Record<string, string>>

export type ScenarioOptions = {
  readonly faults?: readonly string[]
  /** The PC as people have it that the faults befall. */
  readonly profile?: string
  /** Changes the PC further before it is looked at. */
  readonly prepare?: (pc: SimulatedPc) => void
  /** Who is asked for one call in passing; absent = somebody who says yes. */
  readonly consent?: ConsentPort
  /** The same for a plan. */
  readonly planConsent?: ConsentPort
  readonly clock?: Clock
  /** Where everything is kept, for a test that looks there from outside; absent = in memory. */
  readonly files?: 'on disk'
  /** Absent = nothing is logged. */
  readonly log?: (dataFolder: string) => Logger
  readonly onEvent?: (event: EngineEvent, scenario: Scenario) => void
  /** How rights are asked for; absent = they are there. */
  readonly elevation?: (place: { readonly dataFolder: string; readonly fileSystem: DurableFileSystem }) => ElevationPort
  /** Chooses what is looked at after a complaint. */
  readonly model?: OpenedModel
}

export type FixCall = {
  readonly tool: string
  readonly args: Values
  readonly prompting?: PromptingFinding
  readonly caller?: Caller
  readonly known?: KnownValues
  readonly signal?: AbortSignal
}

/** A simulated PC with the real engine over it: everything but the windows and the terminal. */
export type Scenario = {
  readonly engine: Engine
  readonly backend: Backend
  readonly events: readonly EngineEvent[]
  /** The folder of everything that is kept. */
  readonly dataFolder: string
  diagnose(
    complaint: string,
    options?: Pick<Said, 'lang' | 'deeper'> & { readonly known?: KnownValues; readonly caller?: Caller },
  ): Promise<Diagnosis>
  /** What a model looks at while it answers a message that is no complaint; `before` = what a person looked at in this chat. */
  talk(text: string, before?: readonly ChosenCheck[]): Promise<Pick<Found, 'checks' | 'skipped'>>
  /** The checks of an area that the person picked. */
  look(tools: readonly string[]): Promise<Found>
  /** One yes of a person for all these steps, then all of them in order. */
  approve(fixes: readonly ProposedFix[], known?: KnownValues): Promise<readonly FixReport[]>
  /** What follows after fixes that did not help: the next candidates for the findings that still stand. */
  next(diagnosis: Diagnosis, reports: readonly FixReport[]): Promise<FollowUpPlan>
  check(tool: string, args?: Values): Promise<EndedCall>
  /** One call through the pipeline; what asks is answered by the scenario's confirm port. */
  fix(call: FixCall): Promise<EndedCall>
  undo(callId: string, caller?: Caller): Promise<Result<Pick<UndoneCall, 'tool' | 'restored'>>>
  state(): Promise<PcState>
  /** The whole PC as text: two equal texts are the same PC. */
  stateText(): Promise<string>
  /** A fresh PC with these faults, of this profile if one is named, under the same engine. */
  reset(faults: readonly string[], profile?: string): Promise<void>
  change(action: (pc: SimulatedPc) => void): Promise<void>
  /** Writes one text of the PC anew, wherever it stands. */
  replaceText(from: string, to: string): Promise<void>
}

export const person: Caller = { kind: 'person', role: 'human_agent' }
/** Part of the digests of every scenario. */
export const scenarioNonce = 'scenario'
export const aiAgent: Caller = { kind: 'planner', role: 'ai_agent' }

export const allFaults: readonly FoundFault[] = await loadFaults()

export function faultNamed(name: string): FoundFault {
  const found = allFaults.find((fault) => fault.name === name)
  if (!found) throw new Error(`no fault ${name}`)
  return found
}

/** What the person has to name so that the check that shows the fault can run. */
export function knownFor({ findingArgs = {} }: FoundFault): KnownValues {
  const named = {
    host_name: findingArgs['host'] ?? findingArgs['name'],
    user_folder: findingArgs['root'] ?? findingArgs['path'],
    file_name: findingArgs['glob'],
    network_port: typeof findingArgs['port'] === 'number' ? findingArgs['port'].toString() : undefined,
  }
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The finding of a fault as a fix carries it. */
export function promptingOf({ tool, finding, findingArgs = {} }: FoundFault): PromptingFinding {
  return { tool, id: finding, args: findingArgs }
}

/** Arguments of every call that a cure consists of. */
export function cureCalls({ curedBy, cureContinues = {} }: FoundFault, tool: string): readonly Values[] {
  return [curedBy[tool] ?? {}, ...(cureContinues[tool] ?? [])]
}

/** Runs a whole cure, and what its effect waits for; gives its last call, or the first that was refused. */
export async function cure(pc: Scenario, fault: FoundFault, tool: string): Promise<EndedCall> {
  const ended: EndedCall[] = []
  const call = { prompting: promptingOf(fault), known: knownFor(fault) }
  for (const args of cureCalls(fault, tool)) ended.push(await pc.fix({ ...call, tool, args }))
  if (needsRestart(fault)) ended.push(await pc.fix({ ...call, tool: 'restart_system', args: {} }))
  const told = ended.find(({ state }) => state === 'denied') ?? ended.at(-1)
  if (!told) throw new Error(`${tool} cures nothing`)
  return told
}

/** Only the next start of Windows brings the effect of the cure. */
export function needsRestart({ cureShows }: FoundFault): boolean {
  return cureShows === 'after_restart' || (typeof cureShows === 'object' && cureShows.restart === true)
}

/** How long the finding stays after its cure because its log entries do; 0 = it does not. */
export function daysUntilGone({ cureShows }: FoundFault): number {
  return typeof cureShows === 'object' ? cureShows.afterDays : 0
}

/** Lets these days pass, a day at a time as a PC lives them. */
export async function passDays(pc: Scenario, days: number): Promise<void> {
  await pc.change((simulated) => {
    for (let day = 0; day < days; day += 1) simulated.advance(24 * 3_600_000)
  })
}

/** Fails the test with the reason where a value was expected. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export type OpenScenario = { readonly scenario: Scenario; readonly close: () => Promise<void> }

/** A scenario over a folder of its own; `close` removes everything. */
export async function openScenario(options: ScenarioOptions): Promise<OpenScenario> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'deskmedic-scenario-'))
  const clock = options.clock ?? createManualClock()
  // Nothing here survives the test, so nothing has to reach the disk.
  const fileSystem = options.files === 'on disk' ? unsynced(createNodeFileSystem()) : createMemoryFileSystem()
  const locks = createSystemLocks()
  const ports = {
    environment: {},
    fileSystem,
    locks,
    clock,
    steady: clock,
    ids: createSystemIds(clock),
    logger: options.log?.(dataFolder) ?? silentLogger,
  }
  const stateFile = path.join(dataFolder, 'simulated-pc.json')
  const store = createPcStateFile({ ...ports, file: stateFile })
  const initial = valueOf(setUpPc(options.faults ?? [], allFaults, options.profile))
  options.prepare?.(createSimulatedPc(initial))
  valueOf(await store.save(initial))
  const backend = valueOf(
    await openBackend({ dataFolder, policy: noPolicy, platform: 'linux', target: 'simulated' }, ports),
  )
  const events: EngineEvent[] = []
  const opened: { scenario?: Scenario } = {}
  const engine = valueOf(
    await openEngine(backend, {
      host: 'test',
      consent: {
        ask: (batch, signal) =>
          ((batch.from === 'plan' ? options.planConsent : options.consent) ?? saysYes).ask(batch, signal),
      },
      nonce: scenarioNonce,
      elevation: options.elevation?.({ dataFolder, fileSystem }) ?? {
        elevate: ({ runner }) => Promise.resolve(ok(runner)),
      },
      publish: (event) => {
        events.push(event)
        if (opened.scenario) options.onEvent?.(event, opened.scenario)
      },
      conversation: unheard,
      model: options.model && openedSource(options.model),
    }),
  )
  const scenario = scenarioOver({ engine, backend, events, dataFolder, store, stateFile })
  opened.scenario = scenario
  const close = async (): Promise<void> => {
    await engine.close()
    await backend.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { scenario, close }
}

const nothing = (): void => undefined

type Parts = Pick<Scenario, 'engine' | 'backend' | 'events' | 'dataFolder'> & {
  readonly store: PcStateStore
  readonly stateFile: string
}

function scenarioOver({ store, stateFile, ...parts }: Parts): Scenario {
  const { engine } = parts
  const { signal } = new AbortController()
  const turn = (known: KnownValues): Turn => ({ items: [], pipeline: engine.pipeline, caller: person, signal, known })
  const stateText = async (): Promise<string> => {
    const kept = await parts.backend.ports.fileSystem.readWhole(stateFile)
    if (kept === null) throw new Error('the simulated PC is gone')
    return kept.toString('utf8')
  }
  const state = async (): Promise<PcState> => JSON.parse(await stateText()) as PcState
  return {
    ...parts,
    stateText,
    state,
    diagnose: async (complaint, { lang, known = {}, caller = person, deeper = false } = {}) =>
      diagnosisOf(
        valueOf(
          await engine.driver.answer(
            { text: complaint, deeper, ...(lang ? { lang } : {}) },
            { ...turn(known), caller },
            { onPlan: nothing, onCheck: nothing, onSaid: nothing, onSpoken: nothing },
          ),
        ),
      ),
    talk: (text, before) => talkIn({ text, before: before ?? [] }, engine.driver, turn({})),
    look: async (tools) => {
      const chosen = tools.map((tool) => ({ tool }))
      return engine.driver.look(chosen, turn({}), { onCheck: nothing })
    },
    approve: async (fixes, known = {}) => {
      await engine.pipelinePorts.consent.askPlan(askedOf(fixes, parts.backend), { caller: person, signal })
      return engine.driver.repair(fixes, turn(known), () => undefined)
    },
    next: ({ checks, known, conclusion }, reports) =>
      engine.driver.followUp({ checks, reports, conclusion }, turn(known)),
    check: (tool, args = {}) => engine.pipeline.submit({ tool, args, caller: aiAgent }, signal),
    fix: ({ tool, args, prompting, caller = person, known = {}, signal: stop = signal }) =>
      engine.pipeline.submit(
        { tool, args, caller, context: contextOf(known), ...(prompting ? { prompting } : {}) },
        stop,
      ),
    undo: async (callId, caller = person) =>
      undoneBy(await engine.pipeline.submit({ intent: 'undo', undoes: callId, caller }, signal)),
    reset: async (faults, profile) => {
      valueOf(await store.save(valueOf(setUpPc(faults, allFaults, profile))))
    },
    replaceText: async (from, to) => {
      const [written, wanted] = [from, to].map((text) => JSON.stringify(text).slice(1, -1))
      valueOf(
        await store.save(JSON.parse((await stateText()).replaceAll(written ?? '', () => wanted ?? '')) as PcState),
      )
    },
    change: async (action) => {
      const changed = await state()
      action(createSimulatedPc(changed))
      valueOf(await store.save(changed))
    },
  }
}

function diagnosisOf({ plan, ...looked }: Found): Diagnosis {
  if (plan === null) throw new Error('a complaint was answered without a plan')
  return { ...looked, plan }
}
