import type { ConditionNode } from '../../../shared/condition/node.ts'
import { childrenOf, pathsRead } from '../../../shared/condition/reads.ts'
import type { ConditionValue } from '../../../shared/condition/value.ts'
import { severityRank, type Severity } from '../../../shared/domain/finding.ts'
import { isSame } from './culprits.ts'
import type { Reading } from './reading.ts'

/** A number that a rule holds a value against: it is wrong above it, or below it. */
export type Limit = { readonly at: number; readonly side: 'above' | 'below'; readonly severity: Severity }

/** The value that is limited; with `each` an element of that list. */
export type Limited = { readonly value: string; readonly each?: string; readonly it?: ConditionValue }

/**
 * The limits of a value, from the rules of its tool, the worst first. A rule that is about other things as well counts where
 * these hold here: what is asked of the drive of Windows is no limit of another one.
 */
export function limitsOf({ value, each, it }: Limited, reading: Reading): readonly Limit[] {
  const { conditions, look } = reading
  const wanted: Wanted = {
    value: conditions.parse(value),
    list: each === undefined ? null : conditions.parse(each),
    it,
    reading,
  }
  const found = look.tool.findings
    .filter(({ severity }) => severity !== 'info')
    .flatMap(({ when, severity }) =>
      limitsIn(conditions.parse(when), false, wanted).map((limit) => ({ ...limit, severity })),
    )
  const byNumber = new Map<number, Limit>()
  for (const limit of found) {
    const known = byNumber.get(limit.at)
    if (known === undefined || severityRank(limit) < severityRank(known)) byNumber.set(limit.at, limit)
  }
  return [...byNumber.values()].sort((a, b) => severityRank(a) - severityRank(b) || strictness(a, b))
}

/** Of limits on the same side the one that is reached first. */
function strictness(a: Limit, b: Limit): number {
  if (a.side !== b.side) return a.side === 'above' ? -1 : 1
  return a.side === 'above' ? a.at - b.at : b.at - a.at
}

export function isBeyond(value: number, { at, side }: Limit): boolean {
  return side === 'above' ? value >= at : value <= at
}

type Wanted = {
  readonly value: ConditionNode
  /** The list whose element is limited; null = the value stands outside lists. */
  readonly list: ConditionNode | null
  readonly it: ConditionValue | undefined
  readonly reading: Reading
}

type Bare = Omit<Limit, 'severity'>

/** `inside` = within a function over the list, where `it` is an element. */
function limitsIn(node: ConditionNode, inside: boolean, wanted: Wanted): readonly Bare[] {
  const isPlace = inside === (wanted.list !== null)
  if (node.kind === 'compare') return isPlace ? (limitOf(node, wanted) ?? []) : []
  if (node.kind === 'or') return [node.left, node.right].flatMap((side) => limitsIn(side, inside, wanted))
  if (node.kind === 'and') {
    const parts = partsOf(node)
    const about = parts.filter((part) => mentions(part, wanted))
    const others = parts.filter((part) => !about.includes(part))
    if (about.length === 0 || !others.every((part) => holdsHere(part, inside, wanted))) return []
    return about.flatMap((part) => limitsIn(part, inside, wanted))
  }
  const looksInto = node.kind === 'each' && !inside && wanted.list !== null && isSame(node.list, wanted.list)
  return looksInto && (node.name === 'any' || node.name === 'count') && node.body !== null
    ? limitsIn(node.body, true, wanted)
    : []
}

function partsOf(node: ConditionNode): readonly ConditionNode[] {
  return node.kind === 'and' ? [...partsOf(node.left), ...partsOf(node.right)] : [node]
}

function holdsHere(node: ConditionNode, inside: boolean, { it, reading }: Wanted): boolean {
  return reading.read(node, inside ? it : undefined) === true
}

const flipped = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

function limitOf(
  { operator, left, right }: Extract<ConditionNode, { kind: 'compare' }>,
  { value, reading }: Wanted,
): readonly Bare[] | null {
  if (operator === '==' || operator === '!=') return null
  const isLeft = isSame(left, value)
  if (!isLeft && !isSame(right, value)) return null
  const other = isLeft ? right : left
  // A number of the rule or of the arguments: what is compared with another reading has no limit of its own.
  const at = pathsRead(other).length === 0 ? reading.read(other) : null
  if (typeof at !== 'number') return null
  const from = isLeft ? operator : flipped[operator]
  return [{ at, side: from === '>' || from === '>=' ? 'above' : 'below' }]
}

function mentions(node: ConditionNode, wanted: Wanted): boolean {
  if (isSame(node, wanted.value)) return true
  if (node.kind === 'each') {
    const isOwnList = wanted.list !== null && isSame(node.list, wanted.list)
    return isOwnList && node.body !== null && mentions(node.body, wanted)
  }
  return childrenOf(node).some((part) => mentions(part, wanted))
}
