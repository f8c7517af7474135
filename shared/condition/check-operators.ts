import { type Checking, type ExpressionType, report } from './checking.ts'
import type { CallNode, CompareNode, ConditionNode, InNode } from './node.ts'

type Sides = { readonly left: ExpressionType; readonly right: ExpressionType }

export function checkCompare(node: CompareNode, { left, right }: Sides, checking: Checking): void {
  const a = comparableType(left)
  const b = comparableType(right)
  if (a !== 'null' && b !== 'null') {
    const compound = [a, b].some((type) => type === 'list' || type === 'object')
    if (compound) report(checking, 'compares a list or object')
    else if (a !== 'any' && b !== 'any' && a !== b) report(checking, `compares ${a} with ${b}`)
  }
  checkEnumValue(left, node.right, checking)
  checkEnumValue(right, node.left, checking)
}

export function checkIn(
  node: InNode,
  { element, list }: { readonly element: ExpressionType; readonly list: ExpressionType },
  checking: Checking,
): void {
  if (list.type !== 'list' && list.type !== 'any') report(checking, "'in' needs a list")
  if (node.list.kind !== 'list') return
  for (const item of node.list.items) checkEnumValue(element, item, checking)
}

/** Checks the arguments of a function and returns its type. */
export function checkCall(node: CallNode, args: readonly ExpressionType[], checking: Checking): ExpressionType {
  const [first] = args
  switch (node.name) {
    case 'has':
      if (first?.type !== 'list' && first?.type !== 'any') report(checking, 'has() needs a list')
      if (first?.type === 'list') checkEnumValue(first.element, node.args[1], checking)
      return { type: 'boolean' }
    case 'hours_since':
    case 'days_since':
    case 'days_until':
      if (first?.type !== 'datetime' && first?.type !== 'any') report(checking, `${node.name}() needs a datetime`)
      return { type: 'number' }
    case 'abs':
      if (!['number', 'integer', 'any'].includes(first?.type ?? '')) report(checking, 'abs() needs a number')
      return { type: 'number' }
    case 'contains':
    case 'starts':
    case 'ends':
    case 'lower':
      if (args.some(({ type }) => !['string', 'enum', 'datetime', 'any'].includes(type)))
        report(checking, `${node.name}() needs text`)
      return { type: node.name === 'lower' ? 'string' : 'boolean' }
  }
}

function comparableType({ type }: ExpressionType): string {
  if (type === 'integer') return 'number'
  return type === 'datetime' || type === 'enum' ? 'string' : type
}

function checkEnumValue(type: ExpressionType, node: ConditionNode | undefined, checking: Checking): void {
  if (type.type !== 'enum' || node?.kind !== 'literal' || node.value === null) return
  if (!type.values.includes(String(node.value)))
    report(checking, `'${String(node.value)}' is not one of ${type.values.join('|')}`)
}
