import { isOneOf } from '../domain/is-one-of.ts'

/** Functions over a list; the second argument sees each element as `it`. */
const listFunctions = ['any', 'all', 'count', 'sum', 'max', 'min'] as const
export type ListFunction = (typeof listFunctions)[number]

/** Functions over values, with their number of arguments. */
export const valueFunctions = {
  has: 2,
  contains: 2,
  starts: 2,
  ends: 2,
  lower: 1,
  hours_since: 1,
  days_since: 1,
  days_until: 1,
  abs: 1,
} as const
export type ValueFunction = keyof typeof valueFunctions

export const comparisonOperators = ['==', '!=', '<=', '>=', '<', '>'] as const
export type ComparisonOperator = (typeof comparisonOperators)[number]
export type ArithmeticOperator = '+' | '-' | '*' | '/'

export type LiteralNode = { readonly kind: 'literal'; readonly value: string | number | boolean | null }
/** `names[0]` is a field of the scope, `it` or `el`. */
export type PathNode = { readonly kind: 'path'; readonly names: readonly [string, ...string[]] }
export type ListNode = { readonly kind: 'list'; readonly items: readonly ConditionNode[] }
export type NotNode = { readonly kind: 'not'; readonly operand: ConditionNode }
export type LogicNode = {
  readonly kind: 'and' | 'or'
  readonly left: ConditionNode
  readonly right: ConditionNode
}
export type CompareNode = {
  readonly kind: 'compare'
  readonly operator: ComparisonOperator
  readonly left: ConditionNode
  readonly right: ConditionNode
}
export type InNode = { readonly kind: 'in'; readonly element: ConditionNode; readonly list: ConditionNode }
export type ArithmeticNode = {
  readonly kind: 'arithmetic'
  readonly operator: ArithmeticOperator
  readonly left: ConditionNode
  readonly right: ConditionNode
}
export type EachNode = {
  readonly kind: 'each'
  readonly name: ListFunction
  readonly list: ConditionNode
  readonly body: ConditionNode | null
}
export type CallNode = {
  readonly kind: 'call'
  readonly name: ValueFunction
  readonly args: readonly ConditionNode[]
}

/** A parsed condition or value expression: plain data, never code. */
export type ConditionNode =
  | LiteralNode
  | PathNode
  | ListNode
  | NotNode
  | LogicNode
  | CompareNode
  | InNode
  | ArithmeticNode
  | EachNode
  | CallNode

export function isListFunction(name: string): name is ListFunction {
  return isOneOf(listFunctions, name)
}

export function isValueFunction(name: string): name is ValueFunction {
  return Object.hasOwn(valueFunctions, name)
}

export function isNullLiteral(node: ConditionNode): boolean {
  return node.kind === 'literal' && node.value === null
}
