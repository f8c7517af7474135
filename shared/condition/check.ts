import { checkCall, checkCompare, checkIn } from './check-operators.ts'
import { type Checking, type ExpressionType, report } from './checking.ts'
import type { ArithmeticNode, ConditionNode, EachNode, PathNode } from './node.ts'
import { parseCondition } from './parse.ts'
import { fieldShape, type ObjectShape, type Shape } from './shape.ts'
import { ConditionSyntaxError } from './syntax-error.ts'

export type { ExpressionType } from './checking.ts'

/** An expression with its type; `node` is null when it cannot be parsed, `problems` is empty when it is sound. */
export type CheckedExpression = {
  readonly node: ConditionNode | null
  readonly type: ExpressionType
  readonly problems: readonly string[]
}

/** Shapes of `it` and `el` for an expression about one element of a list. */
export type ElementShapes = { readonly it?: Shape; readonly el?: Shape }

/** What is wrong with a condition over records of this shape; empty = nothing. */
export function checkCondition(source: string, shape: ObjectShape, elements: ElementShapes = {}): readonly string[] {
  return checkWith(source, { shape, elements }, (node, checking) => {
    requireTruth(node, checking)
    return { type: 'boolean' }
  }).problems
}

/** The type of a value expression, as a binding uses it for an argument. */
export function typeOfExpression(source: string, shape: ObjectShape, elements: ElementShapes = {}): CheckedExpression {
  return checkWith(source, { shape, elements }, typeOf)
}

function checkWith(
  source: string,
  { shape, elements }: { readonly shape: ObjectShape; readonly elements: ElementShapes },
  check: (node: ConditionNode, checking: Checking) => ExpressionType,
): CheckedExpression {
  const problems: string[] = []
  try {
    const node = parseCondition(source)
    const checking = { source, shape, problems, it: elements.it ?? null, el: elements.el ?? null }
    return { node, type: check(node, checking), problems }
  } catch (error) {
    if (!(error instanceof ConditionSyntaxError)) throw error
    return { node: null, type: { type: 'any' }, problems: [error.message] }
  }
}

function typeOf(node: ConditionNode, checking: Checking): ExpressionType {
  switch (node.kind) {
    case 'literal':
      return typeOfLiteral(node.value)
    case 'list':
      for (const item of node.items) typeOf(item, checking)
      return { type: 'list', element: { type: 'any' } }
    case 'path':
      return typeOfPath(node, checking)
    case 'not':
      requireTruth(node.operand, checking)
      return { type: 'boolean' }
    case 'and':
    case 'or':
      requireTruth(node.left, checking)
      requireTruth(node.right, checking)
      return { type: 'boolean' }
    case 'compare':
      checkCompare(node, { left: typeOf(node.left, checking), right: typeOf(node.right, checking) }, checking)
      return { type: 'boolean' }
    case 'in':
      checkIn(node, { element: typeOf(node.element, checking), list: typeOf(node.list, checking) }, checking)
      return { type: 'boolean' }
    case 'arithmetic':
      return typeOfArithmetic(node, checking)
    case 'each':
      return typeOfEach(node, checking)
    case 'call':
      return checkCall(
        node,
        node.args.map((arg) => typeOf(arg, checking)),
        checking,
      )
  }
}

function typeOfLiteral(value: string | number | boolean | null): ExpressionType {
  if (value === null) return { type: 'null' }
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' }
  return { type: typeof value === 'string' ? 'string' : 'boolean' }
}

function typeOfPath({ names }: PathNode, checking: Checking): ExpressionType {
  const [first, ...rest] = names
  const root = rootShape(first, checking)
  if (root === null) {
    const reason = first === 'it' || first === 'el' ? `'${first}' outside a list function` : `unknown field ${first}`
    return report(checking, reason)
  }
  let found: Shape = root
  for (const name of rest) {
    const next = fieldShape(found, name)
    if (next === null) return report(checking, `unknown field ${names.join('.')}`)
    found = next
  }
  return found
}

function rootShape(name: string, { it, el, shape }: Checking): Shape | null {
  if (name === 'it') return it
  return name === 'el' ? el : fieldShape(shape, name)
}

function typeOfArithmetic(node: ArithmeticNode, checking: Checking): ExpressionType {
  const sides = [typeOf(node.left, checking), typeOf(node.right, checking)]
  for (const { type } of sides) {
    if (!['number', 'integer', 'any'].includes(type)) report(checking, `arithmetic on ${type}`)
  }
  return { type: 'number' }
}

function typeOfEach(node: EachNode, checking: Checking): ExpressionType {
  const list = typeOf(node.list, checking)
  if (list.type !== 'list' && list.type !== 'any') return report(checking, `${node.name}() needs a list`)
  const needsTruth = node.name === 'any' || node.name === 'all' || node.name === 'count'
  if (node.body !== null) {
    const inner = { ...checking, it: list.type === 'list' ? list.element : list }
    const body = typeOf(node.body, inner)
    if (needsTruth && !['boolean', 'any'].includes(body.type))
      report(checking, `${node.name}() needs a yes/no condition`)
  }
  if (node.name === 'any' || node.name === 'all') return { type: 'boolean' }
  return { type: node.name === 'count' ? 'integer' : 'number' }
}

function requireTruth(node: ConditionNode, checking: Checking): void {
  const { type } = typeOf(node, checking)
  if (!['boolean', 'any', 'null'].includes(type)) report(checking, `needs yes/no, got ${type}`)
}
