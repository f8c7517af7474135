import type { FileJudge, FolderJudge, JudgedFolder } from '../executors/files/workspaces/file-judge.ts'
import type { ExternalAccess, SearchKeyName } from '../../shared/domain/external-access.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import type { SimulationSetUp } from '../../shared/domain/simulation-set-up.ts'
import type { JudgeSigner } from './windows-pc/signer-of-file.ts'
import type { Clock, Ids, Logger, SystemLocks } from '../kernel/ports.ts'
import type { LoadedLibraries } from '../executors/process/windows-places.ts'
import type { WriteSystemEvent } from '../audit/event-log.ts'
import type { StartBroker } from '../broker/open-broker.ts'
import type { ClosedFolders } from '../executors/files/closed-folder.ts'
import type { SecondPlace } from '../audit/second-place.ts'
import type { FolderCounts } from '../executors/files/name-search/folder-counts.ts'
import type { GuardedClientDeps } from '../executors/http/client/client-types.ts'
import type { TrafficCounter } from '../executors/http/traffic-counter.ts'
import type { Machine } from '../machines/machine.ts'
import type { Practice } from '../machines/simulated/practice.ts'
import type { DataFolder, DataFolderDeps } from '../store/data-folder.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { NodeStepPorts } from '../contract/node-step.ts'
import type { CodeFolders } from '../executors/code-search/code-search.ts'
import type { WorkSign } from '../executors/pipes/work-sign.ts'

/** External access as the settings describe it, read anew for every call. */
export type ExternalAccessSettings = {
  readonly access: () => ExternalAccess
  readonly mode: () => NetworkMode
  /** Empty = as this PC is set; `direct`; the address of a proxy or of a script that chooses one. */
  readonly proxy: () => string
  /** File with more root certificates; empty = none. */
  readonly caFile: () => string
}

/**
 * Which proxy an address goes by, in the words of a script (PAC), such as `PROXY proxy.corp:8080; DIRECT`: as this PC is set, or as the
 * text of a script says.
 */
export type FindProxy = (rule: 'system' | { readonly script: string }, url: string) => Promise<string>

/** What every host gives, whichever PC it looks at. */
export type BackendPorts = {
  /** Tells whether the person is at the PC; absent = this host cannot see it. */
  readonly presence?: NodeStepPorts['session']
  /** Sees the screens in use; absent = this host has no windows. */
  readonly screens?: NodeStepPorts['screens']
  /** Sees what kind of content is on the clipboard; absent = this host has no windows. */
  readonly clipboardFormats?: NodeStepPorts['clipboardFormats']
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Tells where the system has loaded its own libraries from; absent = this process is asked. */
  readonly loadedLibraries?: LoadedLibraries
  readonly fileSystem: DurableFileSystem
  /** Tells whose a folder is, where the file system does not; absent = it does. */
  readonly folderOwner?: DataFolderDeps['folderOwner']
  readonly locks: SystemLocks
  /** Knows the heads of the record outside the data folder; absent = nothing does. */
  readonly secondPlace?: SecondPlace | undefined
  readonly clock: Clock
  /** A clock that nothing can set; absent = that of this process. */
  readonly steady?: Clock
  readonly ids: Ids
  readonly logger: Logger
  /** Counts what leaves the PC; absent = nobody is shown it. */
  readonly sent?: TrafficCounter
  /** Counts the folders that searches visit; absent = nobody is shown it. */
  readonly folders?: FolderCounts
  /** Key of a search service; absent = the environment is asked. */
  readonly secrets?: (name: SearchKeyName) => Promise<string | null>
  /** Absent = this host knows neither how this PC is set nor how to run a script. */
  readonly findProxy?: FindProxy
  /** Name and password for a proxy that asks for them, as Basic writes them; null or absent = nobody has entered any. */
  readonly proxySignIn?: NonNullable<GuardedClientDeps['proxySignIn']>
  /** Key of the model at an address, none that was entered for another server; absent = the environment is asked. */
  readonly modelKey?: (address: string) => Promise<string | null>
}

/** A machine with what has to be ended with it. */
export type OpenedMachine = {
  readonly machine: Machine
  readonly close: () => Promise<void>
  /** Folders that only administrators can write; absent = nothing here runs elevated. */
  readonly closedFolders?: ClosedFolders
  /** Has Windows start the broker with rights; absent = there is none here. */
  readonly startBroker?: StartBroker
  /** The event log of the PC; absent = it has none. */
  readonly writeEvent?: WriteSystemEvent
  /** Who has signed a file; absent = nobody here can tell. */
  readonly judgeSigner?: JudgeSigner
  readonly workSign?: WorkSign
  /** Breaks things on purpose; absent = this PC is no practice PC. */
  readonly practice?: Practice
}

export type MachineOptions = {
  readonly data: DataFolder
  readonly mode: () => NetworkMode
  /** Judges files of this computer, whatever PC is looked at. */
  readonly judgeFile: FileJudge
  readonly judgeFolder: FolderJudge
  /** Which code of this computer is searched, and how. */
  readonly codeFolders: CodeFolders
  /** What an agent may know of in folders of the simulated PC. */
  readonly simulatedFilter: () => JudgedFolder['isOpen']
  readonly externalAccess: ExternalAccessSettings
  readonly platform: NodeJS.Platform
  readonly setUp?: SimulationSetUp | undefined
}
