import { typeOfExpression } from '../../shared/condition/check.ts'
import type { Shape } from '../../shared/condition/shape.ts'
import type { Tool } from '../contract/define-tool.ts'
import { conditionShape } from '../contract/shape-of-schema.ts'

/** The shape of a value that a tool names: its unit stands in the schema of the result. */
export function valueShape(
  { each, value }: { readonly each?: string; readonly value?: string },
  tool: Tool,
): Shape | null {
  if (value === undefined) return null
  const own = conditionShape(tool)
  const list = each === undefined ? null : typeOfExpression(each, own).type
  const about = list?.type === 'list' ? { it: list.element, el: list.element } : {}
  const { type } = typeOfExpression(value, own, about)
  return type.type === 'null' || type.type === 'list' ? null : type
}
