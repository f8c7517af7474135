import * as z from 'zod'

import { allowedIn } from '../../contract/argument-validation.ts'
import type { Tool } from '../../contract/define-tool.ts'

export type ArgumentRow = {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Its choices, or the range of a number; empty where words are needed for it. */
  readonly allowed: readonly string[]
  readonly default: unknown
}

/** Arguments of a tool as its schema says them. */
export function argumentRows(tool: Tool): readonly ArgumentRow[] {
  const schema = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' })
  const required = new Set(schema.required ?? [])
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const shape = typeof property === 'object' ? property : {}
    const fallback = shape.default ?? null
    return { name, type: typeName(shape), required: required.has(name), allowed: allowedIn(shape), default: fallback }
  })
}

function typeName(shape: z.core.JSONSchema.BaseSchema): string {
  if (shape.anyOf) return shape.anyOf.map((one) => typeName(one)).join(' | ')
  return typeof shape.type === 'string' ? shape.type : 'value'
}
