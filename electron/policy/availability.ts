import { modeAllows, type NetworkMode } from '../../shared/domain/network-mode.ts'
import { roleIncludes, type Role } from '../../shared/domain/role.ts'
import type { ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'

/** Per-tool rules of settings and machine policy. A block always wins; no allow lifts a block of the policy. */
export type ToolRules = {
  readonly allowTools: readonly string[]
  readonly blockTools: readonly string[]
  readonly policyBlockTools: readonly string[]
}

/** Everything that decides whether a tool can be used here, apart from a person's yes. */
export type AvailabilityFacts = {
  readonly mode: NetworkMode
  readonly rules: ToolRules
  /** Null = the machine carries its tools itself and needs no runtime of theirs. */
  readonly runtimes: Readonly<Record<string, string>> | null
  readonly windowsBuild: number | null
  readonly languageMode: 'full' | 'constrained' | 'unknown'
  /** True when Deskmedic has administrator rights on the PC it looks at. */
  readonly elevated: boolean
  /** True when this is a real Windows PC and Deskmedic itself was started elevated. */
  readonly elevatedOnWindows: boolean
  /** Why the machine can never carry this tool, or null. */
  readonly unsupported: AppError | null
}

/** Null = no question of role: the statistics of all tools. */
export type AskingRole = Role | null

type Rule = (tool: ToolManifest, facts: AvailabilityFacts, role: AskingRole) => AppError | null

/** True when the mode and the per-tool rules let the tool run. */
export function isAllowedInMode(tool: ToolManifest, mode: NetworkMode, rules: ToolRules): boolean {
  return !isBlocked(tool, rules) && isReachable(tool, mode, rules)
}

function isBlocked({ name }: ToolManifest, { blockTools, policyBlockTools }: ToolRules): boolean {
  return policyBlockTools.includes(name) || blockTools.includes(name)
}

function isReachable({ name, placement }: ToolManifest, mode: NetworkMode, { allowTools }: ToolRules): boolean {
  return modeAllows(mode, placement.networkType) || allowTools.includes(name)
}

const rules: readonly Rule[] = [
  (tool, facts) => (isBlocked(tool, facts.rules) ? appError('blocked_by_policy', { tool: tool.name }) : null),
  (tool, { mode, rules: toolRules }) =>
    isReachable(tool, mode, toolRules) ? null : appError('mode_blocks_tool', { tool: tool.name, mode }),
  (tool, _facts, role) =>
    role === null || roleIncludes(role, tool.access.minRole)
      ? null
      : appError('role_too_low', { tool: tool.name, role: tool.access.minRole }),
  (_tool, { unsupported }) => unsupported,
  (tool, { runtimes, unsupported }) =>
    unsupported !== null || runtimes === null || Object.hasOwn(runtimes, tool.placement.runtime)
      ? null
      : appError('runtime_missing', { tool: tool.name, runtime: tool.placement.runtime }),
  (tool, { windowsBuild }) =>
    windowsBuild === null || windowsBuild >= tool.placement.minBuild
      ? null
      : appError('needs_newer_windows', { tool: tool.name, build: tool.placement.minBuild }),
  (tool, { languageMode }) =>
    tool.placement.needsFullLanguage === true && languageMode === 'constrained'
      ? appError('needs_full_language', { tool: tool.name })
      : null,
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
