import { callFunction } from './call-function.ts'
import { compareValues } from './compare.ts'
import { type ArithmeticNode, type ConditionNode, type EachNode, isNullLiteral, type LogicNode } from './node.ts'
import { parseCondition } from './parse.ts'
import { asValue, type ConditionValue, fieldOf, isList, type Scope, truthOf } from './value.ts'

export type EvaluationOptions = {
  /** Time of the PC that is looked at, milliseconds since the epoch. */
  readonly nowMs: number
  /** Element that the expression is about. */
  readonly it?: unknown
  /** The same element inside `any()`, `count()` and so on, where `it` is the inner one. */
  readonly el?: unknown
}

/** Reads conditions and keeps them parsed. */
export type Conditions = {
  /** @throws ConditionSyntaxError */
  parse(source: string): ConditionNode
  /** @throws ConditionSyntaxError */
  evaluate(source: string, scope: Scope, options: EvaluationOptions): ConditionValue
  /** True, false, or null for unknown. @throws ConditionSyntaxError */
  holds(source: string, scope: Scope, options: EvaluationOptions): boolean | null
}

export function createConditions(): Conditions {
  const parsed = new Map<string, ConditionNode>()
  const parse = (source: string): ConditionNode => {
    const known = parsed.get(source)
    if (known !== undefined) return known
    const node = parseCondition(source)
    parsed.set(source, node)
    return node
  }
  return {
    parse,
    evaluate: (source, scope, options) => evaluateCondition(parse(source), scope, options),
    holds: (source, scope, options) => truthOf(evaluateCondition(parse(source), scope, options)),
  }
}

/**
 * The value of a parsed expression. Unknown stays unknown: a null field makes a comparison, a sum and a call null;
 * only `x == null` and `x != null` turn it into true or false.
 */
export function evaluateCondition(node: ConditionNode, scope: Scope, options: EvaluationOptions): ConditionValue {
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'list':
      return node.items.map((item) => evaluateCondition(item, scope, options))
    case 'path':
      return readPathNode(node.names, scope, options)
    case 'not':
      return negate(truthOf(evaluateCondition(node.operand, scope, options)))
    case 'and':
    case 'or':
      return evaluateLogic(node, scope, options)
    case 'compare': {
      const left = evaluateCondition(node.left, scope, options)
      const right = evaluateCondition(node.right, scope, options)
      const withNull = isNullLiteral(node.left) || isNullLiteral(node.right)
      return compareValues(node.operator, { left, right, withNull })
    }
    case 'in': {
      const element = evaluateCondition(node.element, scope, options)
      const list = evaluateCondition(node.list, scope, options)
      return element === null || !isList(list) ? null : list.includes(element)
    }
    case 'arithmetic':
      return calculate(node, scope, options)
    case 'each':
      return evaluateEach(node, scope, options)
    case 'call':
      return callFunction(
        node.name,
        node.args.map((arg) => evaluateCondition(arg, scope, options)),
        options.nowMs,
      )
  }
}

function readPathNode(
  [first, ...rest]: readonly [string, ...string[]],
  scope: Scope,
  options: EvaluationOptions,
): ConditionValue {
  return rest.reduce<ConditionValue>(fieldOf, rootOf(first, scope, options))
}

function rootOf(name: string, scope: Scope, options: EvaluationOptions): ConditionValue {
  if (name === 'it' && options.it !== undefined) return asValue(options.it)
  if (name === 'el' && options.el !== undefined) return asValue(options.el)
  return fieldOf(scope, name)
}

function negate(truth: boolean | null): boolean | null {
  return truth === null ? null : !truth
}

function evaluateLogic(node: LogicNode, scope: Scope, options: EvaluationOptions): boolean | null {
  // `false && x` is false and `true || x` is true, whatever x is.
  const decisive = node.kind === 'or'
  const left = truthOf(evaluateCondition(node.left, scope, options))
  if (left === decisive) return decisive
  const right = truthOf(evaluateCondition(node.right, scope, options))
  if (right === decisive) return decisive
  return left === null || right === null ? null : !decisive
}

function calculate(node: ArithmeticNode, scope: Scope, options: EvaluationOptions): number | null {
  const left = evaluateCondition(node.left, scope, options)
  const right = evaluateCondition(node.right, scope, options)
  if (typeof left !== 'number' || typeof right !== 'number') return null
  switch (node.operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right === 0 ? null : left / right
  }
}

function evaluateEach(node: EachNode, scope: Scope, options: EvaluationOptions): ConditionValue {
  const list = evaluateCondition(node.list, scope, options)
  if (!isList(list)) return null
  const { name, body } = node
  const values = body === null ? list : list.map((it) => evaluateCondition(body, scope, { ...options, it }))
  const truths = values.map(truthOf)
  const numbers = values.filter((value) => typeof value === 'number')
  switch (name) {
    case 'count':
      return body === null ? list.length : truths.filter((truth) => truth === true).length
    case 'any':
      return truths.includes(true) ? true : truths.includes(null) ? null : false
    case 'all':
      return truths.includes(false) ? false : truths.includes(null) ? null : true
    case 'sum':
      return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0)
    case 'max':
      return numbers.length === 0 ? null : numbers.reduce((a, b) => Math.max(a, b))
    case 'min':
      return numbers.length === 0 ? null : numbers.reduce((a, b) => Math.min(a, b))
  }
}
