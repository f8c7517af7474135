import { recordOf } from '../../shared/domain/closed-record.ts'
import { networkTypes, type NetworkMode, type NetworkType } from '../../shared/domain/network-mode.ts'
import { roleIncludes, type Role } from '../../shared/domain/role.ts'
import { categories, type Capability, type Category, type ToolManifest } from '../../shared/domain/tool-manifest.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Logger } from '../kernel/ports.ts'
import { withFields } from '../kernel/with-fields.ts'
import { isAllowedInMode, unavailability, type AvailabilityFacts } from '../policy/availability.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { FindTool } from './contract-rules.ts'
import { createToolSet, type ToolSet } from './tool-set.ts'

/** What the registry must know of the moment: asked anew at every question, so that a change takes effect at once. */
export type RegistryContext = {
  readonly availability: () => Omit<AvailabilityFacts, 'unsupported'>
  readonly supports: (tool: Tool) => AppError | null
  readonly logger: Logger
}

export type Count = { readonly total: number; readonly available: number }

/** `disabled` says of each tool that cannot be used the first reason. */
export type RegistryStatistics = {
  readonly total: number
  readonly mode: NetworkMode
  readonly available: number
  readonly byCategory: Readonly<Partial<Record<Category, Count>>>
  readonly byNetwork: Readonly<Record<NetworkType, Count>>
  readonly disabled: readonly { readonly tool: string; readonly reason: AppError }[]
}

export type Registry = ToolSet & {
  /** The tool of this name; null with a logged warning when mode or policy blocks it. */
  getTool(name: string): Tool | null
  /** Tools that mode and rules let through. */
  listTools(): readonly Tool[]
  /** Read-only tools that need no notice and no idle PC, for this role. */
  getSafeDiagnosticTools(role: Role): readonly Tool[]
  /** Every other tool that the role permits: no tool falls between the two. */
  getActionTools(role: Role): readonly Tool[]
  withCapability(capability: Capability): Tool | null
  isAvailableInMode(name: string, mode: NetworkMode): boolean
  /** Why the tool cannot be used now, most telling first; `role` null = apart from any role. */
  unavailableReasons(tool: Tool, role: Role | null): readonly AppError[]
  /** Usable tools of the same category and kind that can stand in. */
  alternatives(tool: Tool, role: Role): readonly string[]
  getStatistics(): RegistryStatistics
  /** Whether what runs here has administrator rights by itself; false as long as nobody knows. */
  isElevated(): boolean
  /** Lines for the log at start: mode, counts, disabled names. */
  logStart(): void
}

/** True for a tool that a diagnosis may start without asking. */
export function isSafeDiagnostic(tool: ToolManifest, role: Role): boolean {
  const { risk, requiresUserNotice, requiresIdleCheck, minRole } = tool.access
  return risk === 'safe' && !requiresUserNotice && !requiresIdleCheck && roleIncludes(role, minRole)
}

/** The tools of the program, those that are added to them, and what can be asked of them as a set. */
export function createRegistry(builtIn: readonly Tool[], context: RegistryContext): Registry {
  const set = createToolSet(builtIn)
  const all = (): readonly Tool[] => set.all()
  const find: FindTool = (name) => set.find(name)
  const reasons = (tool: Tool, role: Role | null): readonly AppError[] =>
    unavailability(tool, withFields(context.availability(), { unsupported: context.supports(tool) }), role)
  const allowed = (tool: Tool): boolean => isAllowedInMode(tool, context.availability())
  const getStatistics = (): RegistryStatistics =>
    statistics(all(), context.availability().mode, (tool) => reasons(tool, null))
  return {
    ...set,
    getTool: (name) => {
      const tool = find(name)
      if (tool === null) return null
      if (allowed(tool)) return tool
      const { mode } = context.availability()
      const code = reasons(tool, null)[0]?.code ?? 'mode_blocks_tool'
      context.logger.log('warn', `tool ${name} is not available in ${mode} mode: ${code}`)
      return null
    },
    listTools: () => all().filter(allowed),
    getSafeDiagnosticTools: (role) => all().filter((tool) => isSafeDiagnostic(tool, role)),
    getActionTools: (role) =>
      all().filter((tool) => roleIncludes(role, tool.access.minRole) && !isSafeDiagnostic(tool, role)),
    withCapability: (capability) => all().find((tool) => tool.capabilities?.includes(capability)) ?? null,
    isAvailableInMode: (name, mode) => {
      const tool = find(name)
      return tool !== null && isAllowedInMode(tool, { ...context.availability(), mode })
    },
    unavailableReasons: reasons,
    alternatives: (tool, role) =>
      all()
        .filter((other) => other !== tool && other.category === tool.category && other.kind === tool.kind)
        .filter((other) => reasons(other, role).length === 0)
        .map((other) => other.name),
    getStatistics,
    isElevated: () => context.availability().elevated,
    logStart: () => logStatistics(getStatistics(), context.logger),
  }
}

function statistics(
  tools: readonly Tool[],
  mode: NetworkMode,
  reasons: (tool: Tool) => readonly AppError[],
): RegistryStatistics {
  const disabled = tools.flatMap((tool) => {
    const reason = reasons(tool)[0]
    return reason === undefined ? [] : [{ tool: tool.name, reason }]
  })
  const off = new Set(disabled.map((entry) => entry.tool))
  const count = (some: readonly Tool[]): Count => ({
    total: some.length,
    available: some.filter((tool) => !off.has(tool.name)).length,
  })
  const used = categories.filter((category) => tools.some((tool) => tool.category === category))
  return {
    ...count(tools),
    mode,
    byCategory: Object.fromEntries(
      used.map((category) => [category, count(tools.filter((tool) => tool.category === category))]),
    ),
    byNetwork: recordOf(networkTypes, (type) => count(tools.filter((tool) => tool.placement.networkType === type))),
    disabled,
  }
}

/** Lines in the form that administrators of such registries know: mode, counts, what is disabled, what stays possible. */
function logStatistics(found: RegistryStatistics, logger: Logger): void {
  const { mode, total, available, disabled, byNetwork } = found
  logger.log('info', `tool registry initialized: mode=${mode}, tools=${total}`)
  logger.log('info', `${mode} mode: ${available}/${total} tools available`)
  const byMode = disabled.filter(({ reason }) => reason.code === 'mode_blocks_tool')
  if (byMode.length > 0)
    logger.log(
      'info',
      `${byMode.length} tools disabled (interactive APIs): ${byMode.map(({ tool }) => tool).join(', ')}`,
    )
  const others = disabled.filter((entry) => !byMode.includes(entry))
  if (others.length > 0) {
    const named = others.map(({ tool, reason }) => `${tool} (${reason.code})`).join(', ')
    logger.log('info', `${others.length} tools disabled for other reasons: ${named}`)
  }
  const downloads = byNetwork.external_download.available
  if (mode !== 'online' && downloads > 0)
    logger.log('info', `${downloads} download tools available: one-way downloads stay allowed in ${mode} mode`)
}
