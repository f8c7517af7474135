import type { CommandShell } from './command-class.ts'
import type { LocalizedText, Locale } from './locale.ts'
import type { NetworkType } from './network-mode.ts'
import type { Role } from './role.ts'

/** `safe` reads only; `caution` changes something harmless or reversible; `elevated` is hard to undo or disruptive. */
export const risks = ['safe', 'caution', 'elevated'] as const
export type Risk = (typeof risks)[number]

/**
 * `diagnostic` looks at the PC and changes nothing; `remediation` repairs it and is proved by a check; `action` sends, fetches or
 * collects: nothing that could be wrong with this PC is changed, so nothing is repaired or proved, and its own result says how it
 * went.
 */
export type ToolKind = 'diagnostic' | 'remediation' | 'action'

export const categories = [
  'system',
  'cpu_memory_processes',
  'disk_storage',
  'network',
  'wifi',
  'services_tasks',
  'event_logs_crashes',
  'updates',
  'printers',
  'audio_video_display',
  'office_browser',
  'security',
  'cert_time_domain_gpo',
  'power_thermal',
  'software_startup',
  'devices',
  'input_search_shell',
  'files',
  'web',
] as const
export type Category = (typeof categories)[number]

/** What a tool gives to the engine itself: looked up by this, never by name. */
export type Capability = 'idle_state' | 'free_command' | 'pending_restart' | 'outcome_notification'

export type ToolAccess = {
  readonly minRole: Role
  /** Why an elevated tool still allows `ai_agent`. */
  readonly roleReason?: string
  readonly risk: Risk
  readonly requiresUserNotice: boolean
  readonly requiresIdleCheck: boolean
  readonly requiresAdmin: boolean
  /** `user` = as the signed-in user, never elevated; `any` = works unelevated, elevated fills more fields. */
  readonly runsAs: 'user' | 'elevated' | 'any'
}

export const destinationSources = ['url', 'webhook', 'search_service'] as const
export type DestinationSource = (typeof destinationSources)[number]

/** What carries scripts: Windows PowerShell, never a newer one. */
export const scriptRuntime = 'powershell5.1'

export type ToolPlacement = {
  readonly networkType: NetworkType
  /** On the PC itself: every kind of step that there is runs there. */
  readonly executionMode: 'agent'
  /** A runtime id as detected at start: `powershell5.1`, `node18`, `windows`, or a program of others, such as `git`. */
  readonly runtime: string
  readonly networkScope: 'intranet' | 'public'
  /**
   * What says where a call leads: an argument `url`, an argument `webhook`, or the search service of the settings. Such a tool goes
   * through the network guard, needs external access, and may lead to servers of the own network. Absent = it leads where it always
   * does, such as a service of Windows.
   */
  readonly destinationSource?: DestinationSource
  /**
   * Arguments that name a computer, a name server, a name to be asked for or a folder of a server. Outside online mode each of them has to
   * be an address of the own network: a name would be asked for, and could tell something to whoever answers it.
   */
  readonly hostArguments?: readonly string[]
  /** Arguments that name a folder or file of this PC which the call reads or writes: an agent gets no further than the workspaces. */
  readonly folderArguments?: readonly string[]
  /** `pii` = the result can name people, files, devices or networks. */
  readonly securityLevel: 'general' | 'pii'
  /** True when the result carries text that anybody on the internet can have written: nothing may be decided by it. */
  readonly untrusted?: boolean
  /** True when the tool is useless in Constrained Language Mode. */
  readonly needsFullLanguage?: boolean
  /** Lowest Windows build number. */
  readonly minBuild: number
}

/** Texts of the dialog before a tool runs: written by people, per language, never by a model. */
export type Notice = {
  readonly what: LocalizedText
  readonly why: LocalizedText
  readonly whatYouLose: LocalizedText
  readonly duration: LocalizedText
  readonly undo: LocalizedText
}

export type Utterances = Readonly<Record<Locale, readonly string[]>>

/** The plain data of a tool: what the registry, policy, planner and every view read. */
export type ToolManifest = {
  readonly name: string
  /** Other names by which it may be asked for; records and rules know it by its own. */
  readonly aliases?: readonly string[]
  readonly version: number
  readonly category: Category
  readonly kind: ToolKind
  readonly access: ToolAccess
  readonly placement: ToolPlacement
  readonly timeoutMs: number
  /** How long it takes on most PCs, of every check: estimated until it is measured there. */
  readonly typicalMs?: number
  /** True for the fast general checks that answer a vague complaint. */
  readonly triage?: boolean
  readonly capabilities?: readonly Capability[]
  /** Which argument of a free command is the line that runs, and how it is written. */
  readonly commandLine?: { readonly argument: string; readonly shell: CommandShell }
}
