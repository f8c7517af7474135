import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import { isProgramRuntime } from '../../shared/domain/program-runtime.ts'
import { roleIncludes, type Role } from '../../shared/domain/role.ts'
import { scriptRuntime, type ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { modeLetsTool, type OwnNetwork } from './destination.ts'

/**
 * Per-tool rules of settings and machine policy. A block always wins. An allow opens the internet for one tool while
 * external access is off; it lifts no block, no network mode and nothing that the policy has fixed.
 */
export type ToolRules = {
  readonly allowTools: readonly string[]
  readonly blockTools: readonly string[]
  readonly policyBlockTools: readonly string[]
}

/** Whether tools may reach external pages and services: a person's switch, or one that the machine policy has fixed. */
export type ExternalSwitch = { readonly on: boolean; readonly fixedByPolicy: boolean }

/** What the machine policy forbids: whole kinds of tools, and keeping administrator rights for more than one repair. */
export type PolicyLimits = {
  readonly elevatedTools: boolean
  readonly adminMode: boolean
  readonly freeCommand: boolean
  readonly downloads: boolean
}

export const noLimits: PolicyLimits = Object.freeze({
  elevatedTools: false,
  adminMode: false,
  freeCommand: false,
  downloads: false,
})

/** Everything that decides whether a tool can be used here, apart from a person's yes. */
export type AvailabilityFacts = {
  readonly mode: NetworkMode
  readonly rules: ToolRules
  readonly limits: PolicyLimits
  /** False = what this person had closed is lost, and nobody has confirmed what is to count instead. */
  readonly settingsKnown: boolean
  /** False = the machine policy is still being read: it may forbid anything. */
  readonly policyKnown: boolean
  readonly external: ExternalSwitch
  readonly ownNetwork: OwnNetwork
  /** Runtimes that were found; `carriesTools`: the machine needs none for steps, only the programs of others that they start. */
  readonly runtimes: Readonly<Record<string, string | null>>
  readonly carriesTools: boolean
  readonly windowsBuild: number | null
  readonly languageMode: 'full' | 'constrained' | 'unknown'
  /** The language that scripts of Deskmedic get, which can be more than others get; `none` = they are refused. */
  readonly scripts: 'full' | 'constrained' | 'none' | 'unknown'
  /** True when Deskmedic has administrator rights on the PC it looks at. */
  readonly elevated: boolean
  /** True when this is a real Windows PC and Deskmedic itself was started elevated. */
  readonly elevatedOnWindows: boolean
  /** True when ordinary programs could change what runs here, or nobody could say: no administrator rights then. */
  readonly programMayChange: boolean
  /** Why the machine can never carry this tool, or null. */
  readonly unsupported: AppError | null
}

/** Null = no question of role: the statistics of all tools. */
export type AskingRole = Role | null

type Rule = (tool: ToolManifest, facts: AvailabilityFacts, role: AskingRole) => AppError | null

/** What decides about a tool before it is asked what it needs of the machine. */
type NetworkFacts = Pick<
  AvailabilityFacts,
  'mode' | 'rules' | 'limits' | 'settingsKnown' | 'policyKnown' | 'external' | 'ownNetwork'
>

/** True when the network mode, the switch for external access and the per-tool rules let the tool run. */
export function isAllowedInMode(tool: ToolManifest, facts: NetworkFacts): boolean {
  if (isBlockedByPolicy(tool, facts) || isNamed(tool, facts.rules.blockTools)) return false
  if (!isHarmless(tool) && !(facts.settingsKnown && facts.policyKnown)) return false
  return modeLetsTool(tool, facts.mode, facts.ownNetwork) && isSwitchedOn(tool, facts)
}

/** By whoever manages this PC: nobody at it can lift that. */
function isBlockedByPolicy(tool: ToolManifest, { rules, limits }: Pick<NetworkFacts, 'rules' | 'limits'>): boolean {
  return isNamed(tool, rules.policyBlockTools) || isForbidden(tool, limits)
}

function isForbidden({ access, placement, capabilities }: ToolManifest, limits: PolicyLimits): boolean {
  if (limits.elevatedTools && (access.requiresAdmin || access.risk === 'elevated')) return true
  if (limits.freeCommand && capabilities?.includes('free_command') === true) return true
  return limits.downloads && placement.networkType === 'external_download' && placement.destinationSource !== undefined
}

/** Where nobody knows what is closed, only what reads on this PC runs. */
function isHarmless({ access, placement }: ToolManifest): boolean {
  return access.risk === 'safe' && placement.networkType === 'local'
}

function isSwitchedOn(tool: ToolManifest, { external, rules: { allowTools } }: NetworkFacts): boolean {
  // What always leads to the same place, such as a repair by Windows itself, is no access of this kind.
  return tool.placement.destinationSource === undefined || maySend(tool, external, allowTools)
}

/** Whether Deskmedic itself may send something to external services for this tool. */
export function maySend(tool: ToolNames, external: ExternalSwitch, allowTools: readonly string[]): boolean {
  return external.on || (!external.fixedByPolicy && isNamed(tool, allowTools))
}

type ToolNames = Pick<ToolManifest, 'name' | 'aliases'>

function isNamed({ name, aliases }: ToolNames, names: readonly string[]): boolean {
  return names.includes(name) || (aliases?.some((alias) => names.includes(alias)) ?? false)
}

const rules: readonly Rule[] = [
  (tool, facts) => (isBlockedByPolicy(tool, facts) ? appError('blocked_by_policy', { tool: tool.name }) : null),
  // The list of a person holds what the policy blocks, too.
  (tool, facts) =>
    isNamed(tool, facts.rules.blockTools) && !isBlockedByPolicy(tool, facts)
      ? appError('blocked_in_settings', { tool: tool.name })
      : null,
  (tool, { policyKnown }) => (policyKnown || isHarmless(tool) ? null : appError('policy_pending', { tool: tool.name })),
  (tool, { settingsKnown }) =>
    settingsKnown || isHarmless(tool) ? null : appError('settings_closed', { tool: tool.name }),
  (tool, { mode, ownNetwork }) =>
    modeLetsTool(tool, mode, ownNetwork) ? null : appError('mode_blocks_tool', { tool: tool.name, mode }),
  (tool, facts) =>
    isSwitchedOn(tool, facts)
      ? null
      : appError('external_access_off', { tool: tool.name, fixed: facts.external.fixedByPolicy }),
  (tool, _facts, role) =>
    role === null || roleIncludes(role, tool.access.minRole)
      ? null
      : appError('role_too_low', { tool: tool.name, role: tool.access.minRole }),
  (_tool, { unsupported }) => unsupported,
  (tool, { runtimes, carriesTools, unsupported }) =>
    unsupported !== null ||
    (carriesTools && !isProgramRuntime(tool.placement.runtime)) ||
    Object.hasOwn(runtimes, tool.placement.runtime)
      ? null
      : appError('runtime_missing', { tool: tool.name, runtime: tool.placement.runtime }),
  (tool, { windowsBuild }) =>
    windowsBuild === null || windowsBuild >= tool.placement.minBuild
      ? null
      : appError('needs_newer_windows', { tool: tool.name, required: tool.placement.minBuild }),
  (tool, { scripts }) =>
    tool.placement.runtime === scriptRuntime && scripts === 'none'
      ? appError('scripts_blocked', { tool: tool.name })
      : null,
  (tool, { scripts }) =>
    tool.placement.needsFullLanguage === true && scripts === 'constrained'
      ? appError('needs_full_language', { tool: tool.name })
      : null,
  // Where such a rule does not trust our scripts either, nobody can say whose the program is.
  (tool, { programMayChange, languageMode, scripts }) => {
    if (!tool.access.requiresAdmin || !programMayChange) return null
    const isByRule = languageMode === 'constrained' && scripts !== 'full'
    return appError(isByRule ? 'needs_full_language' : 'program_not_closed', { tool: tool.name })
  },
  (tool, { elevatedOnWindows }) =>
    tool.access.runsAs === 'user' && elevatedOnWindows ? appError('needs_unelevated', { tool: tool.name }) : null,
]

/** Every reason why the tool cannot be used, the most telling first. Empty = it can. */
export function unavailability(tool: ToolManifest, facts: AvailabilityFacts, role: AskingRole): readonly AppError[] {
  // Asked for every call: no object and no array is made where no rule speaks.
  let reasons: AppError[] | null = null
  for (const rule of rules) {
    const reason = rule(tool, facts, role)
    if (reason !== null) (reasons ??= []).push(reason)
  }
  return reasons ?? none
}

const none: readonly AppError[] = Object.freeze([])
