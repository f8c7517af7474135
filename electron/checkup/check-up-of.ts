import {
  checkUpAreas,
  type CheckUp,
  type CheckUpState,
  type CheckUpTile,
  type NeedsAttention,
  type UnreadCheck,
  type WayOn,
} from '../../shared/domain/check-up.ts'
import { findingKey, isSameFinding } from '../../shared/domain/conclusion.ts'
import type { CheckReport, Looked } from '../../shared/domain/diagnosis.ts'
import { severityRank, type Finding } from '../../shared/domain/finding.ts'
import { reasonOf } from '../../shared/domain/tool-call.ts'
import type { Registry } from '../registry/registry.ts'
import { areaOf } from './areas.ts'

type Seen = Pick<Looked, 'checks' | 'skipped' | 'conclusion' | 'fixes'>

/** What was looked at, by area and the worst first. Pure: it judges nothing that the conclusion has not judged. */
export function checkUpOf(seen: Seen, registry: Pick<Registry, 'find'>): CheckUp {
  const attention = needsAttention(seen)
  const unread = unreadIn(seen)
  const read = seen.checks.filter(isRead)
  const tiles = checkUpAreas.flatMap((area): readonly CheckUpTile[] => {
    const isHere = (tool: string): boolean => areaOf(registry.find(tool)) === area
    const here = {
      attention: attention.filter(({ finding }) => isHere(finding.tool)),
      unread: unread.filter(({ tool }) => isHere(tool)),
      tools: toolsOf(read).filter(isHere),
    }
    // An area without a single check says nothing, not even that it is fine.
    if (here.attention.length + here.unread.length + here.tools.length === 0) return []
    return [{ area, state: stateOf(here), ...here, wayOn: wayOn(here.attention, seen) }]
  })
  return {
    tiles: tiles.toSorted((one, other) => placeOf(one) - placeOf(other) || sizeOf(other) - sizeOf(one)),
    attention: attention.filter(({ of }) => of === null).length,
    read: toolsOf(read).length,
    unread: unread.length,
  }
}

function isRead({ verdict }: CheckReport): boolean {
  return verdict !== 'unknown'
}

/** A check that a finding asked to look at again is still one. */
function toolsOf(checks: readonly CheckReport[]): readonly string[] {
  return [...new Set(checks.map(({ call }) => call.tool))]
}

/** What is only worth knowing needs nobody. */
function needsAttention({ checks, conclusion }: Seen): readonly NeedsAttention[] {
  const findings = checks.flatMap((check) => check.findings).filter(({ severity }) => severity !== 'info')
  const unique = [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()]
  const causeOf = (finding: Finding): NeedsAttention['of'] =>
    conclusion.consequences.find((one) => isSameFinding(one.finding, finding))?.of ?? null
  return unique
    .map((finding) => ({ finding, of: causeOf(finding) }))
    .toSorted(
      (one, other) =>
        Number(one.of !== null) - Number(other.of !== null) || severityRank(one.finding) - severityRank(other.finding),
    )
}

/** One that was read in another run is no gap, nor is what a finding would have liked to see as well. */
function unreadIn({ checks, skipped }: Seen): readonly UnreadCheck[] {
  const read = new Set(toolsOf(checks.filter(isRead)))
  const ran = checks.filter((check) => !isRead(check)).map(({ call }) => ({ tool: call.tool, reason: reasonOf(call) }))
  const unrun = skipped.filter(({ because }) => because === 'plan')
  const all = [...ran, ...unrun].filter(({ tool }) => !read.has(tool))
  return [...new Map(all.map(({ tool, reason }) => [tool, { tool, reason }])).values()]
}

function stateOf({ attention, unread }: Pick<CheckUpTile, 'attention' | 'unread'>): CheckUpState {
  if (attention.some(({ finding }) => finding.severity === 'problem')) return 'problem'
  if (attention.length > 0) return 'warning'
  return unread.length > 0 ? 'unknown' : 'healthy'
}

const stateOrder: readonly CheckUpState[] = ['problem', 'warning', 'unknown', 'healthy']

function placeOf({ state }: CheckUpTile): number {
  return stateOrder.indexOf(state)
}

/** How much there is of what makes the state. */
function sizeOf({ attention, unread }: CheckUpTile): number {
  const own = attention.filter(({ of }) => of === null).length
  return own > 0 ? own : attention.length > 0 ? 0 : unread.length
}

/** The first thing of a tile has its one button; what only follows goes away with its cause. */
function wayOn([first]: readonly NeedsAttention[], { fixes }: Seen): WayOn | null {
  if (first?.of !== null) return null
  const isForIt = ({ because }: { readonly because: Finding | 'request' }): boolean =>
    because !== 'request' && isSameFinding(because, first.finding)
  const fix = fixes.proposed.find(isForIt)
  if (fix) return { kind: 'fix', fix }
  const question = fixes.questions.find(isForIt)
  return question ? { kind: 'choose', question } : null
}
