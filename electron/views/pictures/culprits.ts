import type { ConditionNode } from '../../../shared/condition/node.ts'
import { childrenOf } from '../../../shared/condition/reads.ts'
import type { ConditionValue } from '../../../shared/condition/value.ts'
import type { Reading } from './reading.ts'

/** Tells the elements of a list that the finding is about. Where it does not hold in this look, it is about none. */
export function culpritsIn(each: string, reading: Reading): (it: ConditionValue) => boolean {
  const { look, conditions, holds, read } = reading
  const rule = look.finding?.rule
  if (rule === undefined || holds(rule.when) !== true) return () => false
  if (rule.culprits?.each === each) {
    const { where } = rule.culprits
    return (it) => where === undefined || holds(where, it) === true
  }
  const asked = bodiesOver(conditions.parse(each), conditions.parse(rule.when))
  return (it) => asked.some((body) => body === null || read(body, it) === true)
}

/** What a rule asks of the elements of a list; null = that they are there at all. */
function bodiesOver(list: ConditionNode, node: ConditionNode): readonly (ConditionNode | null)[] {
  // What must not be so says nothing of the elements for which it is not.
  if (node.kind === 'not') return []
  if (node.kind !== 'each') return childrenOf(node).flatMap((child) => bodiesOver(list, child))
  if (!isSame(node.list, list)) return []
  return node.name === 'any' || node.name === 'count' ? [node.body] : []
}

/** Whether the finding holds in this look and is about this very value. */
export function isAbout(expression: string, { look, conditions, holds }: Reading): boolean {
  const rule = look.finding?.rule
  if (rule === undefined || holds(rule.when) !== true) return false
  return contains(conditions.parse(rule.when), conditions.parse(expression))
}

function contains(node: ConditionNode, wanted: ConditionNode): boolean {
  if (isSame(node, wanted)) return true
  if (node.kind === 'each') return contains(node.list, wanted) || (node.body !== null && contains(node.body, wanted))
  return childrenOf(node).some((child) => contains(child, wanted))
}

/** Nodes are plain data: the same expression is written the same way. */
export function isSame(a: ConditionNode, b: ConditionNode): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
