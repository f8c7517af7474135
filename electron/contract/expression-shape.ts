import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { ConditionNode } from '../../shared/condition/node.ts'
import { fullPath } from '../../shared/condition/reads.ts'
import { readPath, type ObjectShape, type Shape } from '../../shared/condition/shape.ts'

type Shapes = { readonly shape: ObjectShape; readonly conditions: Pick<Conditions, 'parse'> }

/** The shape of a value: of a path its own, of a sum or an extreme that of what it is made of. */
export function shapeFor(expression: string, each: string | undefined, { shape, conditions }: Shapes): Shape | null {
  return shapeOfNode(conditions.parse(expression), each === undefined ? null : `${each}[]`, shape)
}

function shapeOfNode(node: ConditionNode, element: string | null, shape: ObjectShape): Shape | null {
  switch (node.kind) {
    case 'path': {
      const path = fullPath(node.names, element)
      return path === null ? null : readPath(shape, path)
    }
    case 'arithmetic':
      return shapeOfNode(node.left, element, shape) ?? shapeOfNode(node.right, element, shape)
    case 'each': {
      const list = node.list.kind === 'path' ? fullPath(node.list.names, element) : null
      const isMeasured = node.name === 'sum' || node.name === 'max' || node.name === 'min'
      return isMeasured && node.body !== null && list !== null ? shapeOfNode(node.body, `${list}[]`, shape) : null
    }
    case 'call':
      return shapeOfCall(node, element, shape)
    default:
      return null
  }
}

const timeUnits: Readonly<Record<string, string>> = { hours_since: 'h', days_since: 'd', days_until: 'd' }

function shapeOfCall(
  node: Extract<ConditionNode, { kind: 'call' }>,
  element: string | null,
  shape: ObjectShape,
): Shape | null {
  const unit = timeUnits[node.name]
  if (unit !== undefined) return { type: 'number', unit }
  const [first] = node.args
  return node.name === 'abs' && first !== undefined ? shapeOfNode(first, element, shape) : null
}
