import type { ProgramRuntime } from '../../shared/domain/program-runtime.ts'
import { scriptRuntime, type ToolAccess, type ToolPlacement } from '../../shared/domain/tool-manifest.ts'

/** What a tool says of access itself. `runsAs` only where it is not what follows from the rest. */
export type DeclaredAccess = Omit<ToolAccess, 'runsAs'> & Partial<Pick<ToolAccess, 'runsAs'>>

/** What a tool says of its place itself: the rest follows from it and from the steps. */
export type DeclaredPlacement = Omit<
  ToolPlacement,
  'executionMode' | 'runtime' | 'networkScope' | 'untrusted' | 'minBuild'
> & {
  readonly minBuild?: number
  /** The program of others that it starts: without it the tool is disabled. Absent = it needs what carries its steps. */
  readonly program?: ProgramRuntime
  /** Its result carries text that anybody can have written, such as a message of a commit. */
  readonly untrusted?: boolean
}

/** Reads, asks nothing, needs no rights; started with rights it may fill more fields. */
export const readOnly = {
  minRole: 'ai_agent',
  risk: 'safe',
  requiresUserNotice: false,
  requiresIdleCheck: false,
  requiresAdmin: false,
} as const satisfies DeclaredAccess

/** Reads what belongs to the person who is signed in: with the rights of another it would read of another. */
export const readOnlyAsUser = { ...readOnly, runsAs: 'user' } as const satisfies DeclaredAccess

/** Reads what Windows shows to administrators only. */
export const readOnlyElevated = {
  ...readOnly,
  requiresAdmin: true,
  roleReason: 'Read-only. The person at the PC answers the elevation prompt.',
} as const satisfies DeclaredAccess

/** Repairs something of the person who is signed in, harmlessly or so that it can be undone; a notice stands before it. */
export const repair = {
  ...readOnly,
  risk: 'caution',
  requiresUserNotice: true,
} as const satisfies DeclaredAccess

/** As `repair`, on something of the whole PC. */
export const elevatedRepair = { ...repair, requiresAdmin: true } as const satisfies DeclaredAccess

/** Hard to undo or in the way of work: people only, with administrator rights, while nobody works. */
export const disruptiveRepair = {
  ...elevatedRepair,
  minRole: 'human_agent',
  risk: 'elevated',
  requiresIdleCheck: true,
} as const satisfies DeclaredAccess

/** Runs code of a person or of a project, which can do whatever the account may: every call asks. */
export const runsCode = {
  ...repair,
  risk: 'elevated',
  roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
} as const satisfies DeclaredAccess

/** Sends or fetches, after a notice: on this PC nothing is changed that was there before. */
export const outwardAction = { ...repair, runsAs: 'any' } as const satisfies DeclaredAccess

/** Stays on this PC, and names nobody. */
export const thisPc = { networkType: 'local', securityLevel: 'general' } as const satisfies DeclaredPlacement

/** Stays on this PC; its result can name people, files, devices or networks. */
export const personalData = { ...thisPc, securityLevel: 'pii' } as const satisfies DeclaredPlacement

/** Read by Git: its messages and names can be written by anybody who works on the project. */
export const gitRepository = {
  ...personalData,
  program: 'git',
  untrusted: true,
  folderArguments: ['path'],
} as const satisfies DeclaredPlacement

/** In a folder of code: what comes of it was made by what others can have written. */
export const codeFolder = {
  ...personalData,
  untrusted: true,
  folderArguments: ['path'],
} as const satisfies DeclaredPlacement

/** Asks a computer of the own network. */
export const ownNetwork = { ...thisPc, networkType: 'internal' } as const satisfies DeclaredPlacement

/** Talks to a service on the internet. */
export const internetService = { ...thisPc, networkType: 'external_api' } as const satisfies DeclaredPlacement

/** Fetches from the internet, one way. */
export const internetDownload = { ...thisPc, networkType: 'external_download' } as const satisfies DeclaredPlacement

type Via = { readonly via: 'powershell' | 'native' | 'node' }

/** Windows 10, version 1809: nothing older is supported. */
const oldestBuild = 17_763

/** What changes something runs as the person whom it concerns, unless it needs rights. */
export function accessOf(declared: DeclaredAccess): ToolAccess {
  const { requiresAdmin, risk } = declared
  return { runsAs: requiresAdmin ? 'elevated' : risk === 'safe' ? 'any' : 'user', ...declared }
}

export function placementOf(declared: DeclaredPlacement, steps: readonly Via[]): ToolPlacement {
  const { program, ...rest } = declared
  const { networkType, destinationSource } = rest
  return {
    executionMode: 'agent',
    runtime: program ?? runtimeOf(steps),
    networkScope: networkType.startsWith('external_') ? 'public' : 'intranet',
    // Whoever chooses the address chooses who writes the answer.
    ...(destinationSource === undefined ? {} : { untrusted: true }),
    minBuild: oldestBuild,
    ...rest,
  }
}

/** The most that the steps need. */
function runtimeOf(steps: readonly Via[]): ToolPlacement['runtime'] {
  if (steps.some(({ via }) => via === 'powershell')) return scriptRuntime
  return steps.some(({ via }) => via === 'native') ? 'windows' : 'node18'
}
