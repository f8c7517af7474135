import { createConditions, type Conditions } from '../../shared/condition/evaluate.ts'
import type { Target } from '../../shared/domain/target.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import type { SimulationSetUp } from '../../shared/domain/simulation-set-up.ts'
import type { AppError } from '../../shared/errors.ts'
import { writtenWhile, type WriteSystemEvent } from '../audit/event-log.ts'
import type { StartBroker } from '../broker/open-broker.ts'
import type { Planner } from '../agents/planner/planner.ts'
import { appError, ok, type Result } from '../kernel/result.ts'
import type { Machine, MachineFacts, MachineKind } from '../machines/machine.ts'
import type { Practice } from '../machines/simulated/practice.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import type { AvailabilityFacts } from '../policy/availability.ts'
import { openDataFolder, type OpenDataFolder } from '../store/data-folder.ts'
import type { PolicySource } from '../settings/policy-answer.ts'
import { removeHalfWritten } from '../store/half-written.ts'
import { openSettings, type Settings } from '../settings/settings.ts'
import { countFolders } from '../executors/files/name-search/folder-counts.ts'
import { createTrafficCounter } from '../executors/http/traffic-counter.ts'
import type { Tool } from '../contract/define-tool.ts'
import { loadTools } from '../registry/folders.ts'
import { createKeptCalls, type KeptCalls } from '../contract/kept-calls.ts'
import { createRegistry, type Registry } from '../registry/registry.ts'
import type { ExternalAccessSettings, BackendPorts } from './host-ports.ts'
import { destinationOf, externalAccessOf, externalSwitchOf, ownNetworkOf } from './network/external-access.ts'
import type { FileJudge } from '../executors/files/workspaces/file-judge.ts'
import type { CodeFolders } from '../executors/code-search/code-search.ts'
import type { WorkSign } from '../executors/pipes/work-sign.ts'
import { collectionsIn } from '../settings/code-collections.ts'
import { closedFolderHere, closedPlacesHere } from './files/closed-places.ts'
import type { JudgeSigner } from './windows-pc/signer-of-file.ts'
import { judgingHere } from './judging.ts'
import { createMachine } from './machines.ts'
import { searchesHere, type SearchesHere } from './network/searches-here.ts'
import { chooseTarget, targetOf } from './target.ts'
import {
  collectedFolder,
  fileJudgeOf,
  judgesHere,
  simulatedFolderFilter,
  workspacesOf,
  type WorkspacePlace,
} from './files/workspaces.ts'

export type BackendOptions = {
  readonly dataFolder: string
  readonly policy: PolicySource
  readonly platform: NodeJS.Platform
  readonly target?: MachineKind | undefined
  readonly mode?: NetworkMode | undefined
  readonly lang?: Locale | undefined
  /** Sets up a fresh simulated PC; absent = the one of the data folder goes on. */
  readonly setUp?: SimulationSetUp | undefined
}

/** Everything that can be asked without running a tool: settings, tools, planner, and the PC that is looked at. */
export type Backend = SearchesHere & {
  readonly data: OpenDataFolder
  readonly settings: Settings
  readonly machine: Machine
  /** How records name it. */
  readonly target: Target
  /** Breaks things on purpose; null = this PC is no practice PC. */
  readonly practice: Practice | null
  /** What is known of the PC by now. */
  readonly facts: () => MachineFacts
  /** Resolves once all of it has been read; on Windows a script host has to start for that. */
  readonly factsRead: Promise<void>
  readonly registry: Registry
  /** How calls may stand on the disk. */
  readonly kept: KeptCalls
  /** Loaded and built with the first complaint. */
  readonly planner: () => Promise<Planner>
  readonly conditions: Conditions
  readonly availability: () => Omit<AvailabilityFacts, 'unsupported'>
  readonly destination: PipelinePorts['destination']
  /** Judges files of the PC that is looked at by the workspaces. */
  readonly judgeFile: FileJudge
  /** Bytes that left the PC by connections of Deskmedic, since the start. */
  readonly bytesSent: () => number
  /** The same by tool. */
  readonly bytesSentByTool: () => Readonly<Record<string, number>>
  /** Where records of the way back lie now: those of an elevated run where only administrators write. */
  readonly undoFolder: () => Promise<Result<string>>
  readonly ports: BackendPorts
  /** Has Windows start the broker with rights; absent = there is none here. */
  readonly startBroker?: StartBroker
  /** The event log of the PC that is looked at; absent = it has none. */
  readonly writeEvent?: WriteSystemEvent
  /** Who has signed a file of the PC that is looked at; absent = nobody here can tell. */
  readonly judgeSigner?: JudgeSigner
  /** Shows others on the PC that is looked at that a change of it runs; absent = it has no others. */
  readonly workSign?: WorkSign
}

export async function openBackend(options: BackendOptions, ports: BackendPorts): Promise<Result<Backend>> {
  const data = await openDataFolder(ports, options.dataFolder)
  if (!data.ok) return data
  const [settings] = await Promise.all([settingsOf(options, data.value, ports), removeLeftovers(data.value, ports)])
  const { sent = createTrafficCounter(), folders = countFolders() } = ports
  const place = { platform: options.platform, environment: ports.environment }
  const judges = judgesHere(settings, { ...place, closed: closedPlacesHere(data.value.root) })
  const opened = await createMachine(
    chooseTarget(settings.get('target'), options.platform),
    {
      ...options,
      data: data.value,
      ...{ mode: () => settings.get('mode'), ...judges },
      codeFolders: codeFoldersOf(settings, { place, ports: { ...ports, sent } }),
      simulatedFilter: simulatedFolderFilter(settings),
      externalAccess: externalAccessSettingsOf(settings, { options, ports, find: (name) => registry.find(name) }),
    },
    { ...ports, sent, folders },
  )
  if (!opened.ok) return opened
  const { machine, close, closedFolders, practice = null, writeEvent } = opened.value
  const { facts, factsRead } = await factsOf(machine)
  const availability = (): Omit<AvailabilityFacts, 'unsupported'> => availabilityOf(settings, facts())
  const registry = createRegistry(loadTools(), { ...ports, availability, supports: (tool) => machine.supports(tool) })
  logWarnings(namelessBlocks(settings, registry), ports)
  void factsRead.then(() => registry.logStart())
  return ok({
    data: data.value,
    settings: { ...settings, warnings: () => [...settings.warnings(), ...namelessBlocks(settings, registry)] },
    machine,
    target: await targetOf(machine.kind, data.value.root, ports),
    practice,
    ...besideOf(opened.value),
    ...(writeEvent ? { writeEvent: writtenWhile(() => settings.get('auditToEventLog'), writeEvent) } : {}),
    facts,
    factsRead,
    registry,
    kept: createKeptCalls((name) => registry.find(name)),
    planner: plannerOver(registry),
    conditions: createConditions(),
    availability,
    destination: (tool, args) => destinationOf(tool, args, settings),
    judgeFile: fileJudgeOf(machine.kind, settings, { ...place, closed: closedPlacesHere(data.value.root) }),
    ...{ bytesSent: sent.total, bytesSentByTool: sent.byTool },
    ...searchesHere({ data: data.value, ports, folders }, close),
    undoFolder: async () =>
      closedFolders && (await machine.facts()).elevated ? closedFolders.open('Undo') : ok(data.value.undo),
    ports,
  })
}

type Beside = Pick<Backend, 'startBroker' | 'judgeSigner' | 'workSign'>

/** What belongs to the PC that is looked at; what it lacks stays absent. */
function besideOf({ startBroker, judgeSigner, workSign }: Beside): Beside {
  return { ...(startBroker && { startBroker }), ...(judgeSigner && { judgeSigner }), ...(workSign && { workSign }) }
}

async function settingsOf(options: BackendOptions, data: OpenDataFolder, ports: BackendPorts): Promise<Settings> {
  const { mode, lang, target, policy } = options
  const closed = closedPlacesHere(data.root)
  const place = { platform: options.platform, environment: ports.environment, closed }
  const settings = await openSettings({
    ...ports,
    file: data.settings,
    policy,
    commandLine: { mode, lang, target },
    judging: {
      ...judgingHere,
      closedFolder: closedFolderHere(closed),
      collectedFolder: (folder, now) =>
        collectedFolder(folder, fileJudgeOf(chooseTarget(now.get('target'), options.platform), now, place)),
    },
  })
  logWarnings(settings.warnings(), ports)
  return settings
}

/** Nothing can be removed where nothing can be written. */
async function removeLeftovers(data: OpenDataFolder, ports: BackendPorts): Promise<void> {
  if (data.unwritable === null) await removeHalfWritten(ports, data)
}

/** A block of the policy that names no tool blocks nothing, which its administrator has to know. Tools come and go: judged by those of now. */
function namelessBlocks(settings: Settings, registry: Registry): readonly AppError[] {
  const entries = settings.policyBlockTools().filter((name) => registry.find(name) === null)
  return entries.length === 0 ? [] : [appError('policy_entries_unknown', { entries: entries.join(', ') })]
}

function logWarnings(warnings: readonly AppError[], { logger }: BackendPorts): void {
  for (const { code, data } of warnings) logger.log('warn', 'the settings need attention', { code, ...data })
}

/** A PC whose script host hangs must not keep the app from opening: that PC needs it most. */
async function factsOf(machine: Machine): Promise<Pick<Backend, 'facts' | 'factsRead'>> {
  const reading = machine.facts()
  const factsRead = reading.then(() => undefined)
  const { knownFacts } = machine
  if (knownFacts !== undefined) return { facts: knownFacts, factsRead }
  const read = await reading
  return { facts: () => read, factsRead }
}

/** Built anew after tools came or went. */
function plannerOver(registry: Registry): Backend['planner'] {
  let planner: Promise<Planner> | null = null
  registry.onChange(() => (planner = null))
  return () => (planner ??= loadPlanner(registry.all()))
}

async function loadPlanner(tools: readonly Tool[]): Promise<Planner> {
  const { createPlanner } = await import('../agents/planner/planner.ts')
  const { plannerTools } = await import('../agents/planner/planner-tools.ts')
  return createPlanner({ tools: plannerTools(tools) })
}

type CodePlace = { readonly place: WorkspacePlace; readonly ports: BackendPorts }

function codeFoldersOf(settings: Settings, { place, ports }: CodePlace): CodeFolders {
  return {
    collections: () => collectionsIn(settings.get('codeCollections')),
    workspaces: () => workspacesOf(settings, place).map(({ name }) => name),
    // What asks a model is loaded with the first search.
    openEmbeddings: async (signal) => {
      const { codeEmbeddings } = await import('./models/code-embeddings.ts')
      return codeEmbeddings({ settings, ports })(signal)
    },
  }
}

type AccessPlace = {
  readonly options: BackendOptions
  readonly ports: BackendPorts
  readonly find: Registry['find']
}

function externalAccessSettingsOf(settings: Settings, { options, ports, find }: AccessPlace): ExternalAccessSettings {
  const aliasesOf = (tool: string): readonly string[] => find(tool)?.aliases ?? []
  const place = { platform: options.platform, environment: ports.environment, aliasesOf }
  return {
    access: () => externalAccessOf(settings, place),
    mode: () => settings.get('mode'),
    proxy: () => settings.get('proxy'),
    caFile: () => settings.get('caFile'),
  }
}

/** In no other mode it makes a difference: every decision asks. */
const noOwnNetwork = { url: false, webhook: false, search_service: false } as const

/** What settings and PC say of all tools, at this moment. */
export function availabilityOf(settings: Settings, facts: MachineFacts): Omit<AvailabilityFacts, 'unsupported'> {
  return {
    mode: settings.get('mode'),
    rules: {
      allowTools: settings.get('allowTools'),
      blockTools: settings.get('blockTools'),
      policyBlockTools: settings.policyBlockTools(),
    },
    limits: settings.policyLimits(),
    settingsKnown: settings.state() !== 'closed',
    policyKnown: !settings.policyPending(),
    external: externalSwitchOf(settings),
    ownNetwork: settings.get('mode') === 'internal' ? ownNetworkOf(settings) : noOwnNetwork,
    runtimes: facts.runtimes,
    carriesTools: facts.kind !== 'windows',
    windowsBuild: facts.windowsBuild,
    languageMode: facts.languageMode,
    scripts: facts.scripts,
    elevated: facts.elevated,
    elevatedOnWindows: facts.kind === 'windows' && facts.elevated,
    programMayChange: facts.program !== 'closed',
  }
}
