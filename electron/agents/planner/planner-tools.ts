import type { Locale } from '../../../shared/domain/locale.ts'
import type { Category } from '../../../shared/domain/tool-manifest.ts'
import type { PlannerHints, Tool } from '../../contract/define-tool.ts'
import { isSafeDiagnostic } from '../../registry/registry.ts'

/** A tool as the planner needs it: nothing but what stands in the tool's own folder. */
export type PlannerTool = {
  readonly name: string
  /** English. */
  readonly purpose: string
  readonly category: Category
  /** Safe, without notice and idle check: may be started by the planner itself. */
  readonly diagnostic: boolean
  readonly utterances: Readonly<Record<Locale, readonly string[]>>
  /** One of the fast general checks for vague complaints. */
  readonly triage: boolean
  /** Takes seconds and needs nothing from a person: may be run although no word names it. */
  readonly quick: boolean
  /** Can show that something is wrong, not only what there is. */
  readonly judges: boolean
  readonly hints?: PlannerHints
  /** Whole sentences by which people ask for this fix. */
  readonly requests?: Readonly<Record<Locale, readonly string[]>>
}

/** What usually takes longer is run only where a complaint points to it. */
export const quickMs = 5_000

/** A tool that came without a word about it counts as slow. */
export function typicalMsOf({ typicalMs, timeoutMs }: Pick<Tool, 'typicalMs' | 'timeoutMs'>): number {
  return typicalMs ?? timeoutMs
}

/** Can be looked at although no word names it. */
export function isLookedAtUnasked(tool: Tool): boolean {
  return isAboutThisPc(tool) && judges(tool) && needsNothing(tool)
}

/** Runs without a value that only a person could give. Asked once of each tool: code made for its schema would never pay. */
function needsNothing({ args }: Pick<Tool, 'args'>): boolean {
  return args().safeParse({}, { jitless: true }).success
}

/** Can show that something is wrong, not only what there is. */
function judges({ findings }: Pick<Tool, 'findings'>): boolean {
  return findings.some(({ severity }) => severity !== 'info')
}

/** What the planner needs of each tool: everything else of it never reaches the ranking. */
export function plannerTools(tools: readonly Tool[]): readonly PlannerTool[] {
  return tools.filter(isAboutThisPc).map((tool) => ({
    name: tool.name,
    purpose: tool.texts.purpose.en,
    category: tool.category,
    diagnostic: tool.kind === 'diagnostic' && isSafeDiagnostic(tool, 'ai_agent'),
    utterances: tool.texts.utterances,
    triage: tool.triage === true,
    quick: typicalMsOf(tool) <= quickMs && needsNothing(tool),
    judges: judges(tool),
    ...(tool.plannerHints ? { hints: tool.plannerHints } : {}),
    ...(tool.texts.requests ? { requests: tool.texts.requests } : {}),
  }))
}

/**
 * Nothing is fetched from others, and nothing told them, on a word of a complaint: a tool that leads where it is told to is
 * started by whoever asks for it, never by the planner, and its phrases take no complaint away from a check.
 */
function isAboutThisPc({ placement }: Tool): boolean {
  return placement.destinationSource === undefined
}
