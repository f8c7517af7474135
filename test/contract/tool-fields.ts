import type { Tool } from '../../electron/contract/define-tool.ts'
import { shapeOfSchema } from '../../electron/contract/shape-of-schema.ts'

/** Names of all arguments of a tool. */
export function fieldsOfArgs(tool: Pick<Tool, 'args'>): readonly string[] {
  return fieldsOf(tool.args())
}

/** Names of all top-level fields of a result. */
export function fieldsOfResult(tool: Pick<Tool, 'result'>): readonly string[] {
  return fieldsOf(tool.result())
}

function fieldsOf(schema: Parameters<typeof shapeOfSchema>[0]): readonly string[] {
  const shape = shapeOfSchema(schema)
  return shape.type === 'object' ? Object.keys(shape.fields) : []
}
