import * as z from 'zod'

import { isRecord } from '../../shared/domain/is-record.ts'

/** The part of JSON Schema that zod writes for results. */
type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

/**
 * What a result says without free text: numbers, switches, empty values and words of a closed list, where its schema
 * names them. Every other text is left out, whatever it looks like, and so is what the schema does not know.
 */
export function typedFields(schema: z.ZodType, result: unknown): Readonly<Record<string, unknown>> {
  const typed = typedValue(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema, result)
  return isRecord(typed) ? typed : {}
}

/** `undefined` = nothing of it may be given away. */
function typedValue(schema: JsonSchema, value: unknown): unknown {
  if (value === null) return null
  if (schema.anyOf) return schema.anyOf.map((one) => typedValue(one, value)).find((found) => found !== undefined)
  if (schema.const !== undefined) return schema.const === value ? value : undefined
  if (schema.enum) return schema.enum.includes(value) ? value : undefined
  if (schema.type === 'number' || schema.type === 'integer') return typeof value === 'number' ? value : undefined
  if (schema.type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (schema.type === 'array') return listOf(schema, value)
  return schema.properties ? fieldsOf(schema.properties, value) : undefined
}

function listOf({ items }: JsonSchema, value: unknown): unknown {
  // A list of texts still says how long it is.
  return items && Array.isArray(value) ? value.map((element) => typedValue(items, element) ?? null) : undefined
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, value: unknown): unknown {
  if (!isRecord(value)) return undefined
  const own = new Map(Object.entries(value))
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const typed = own.has(key) ? typedValue(schema, own.get(key)) : undefined
    return typed === undefined ? [] : [[key, typed] as const]
  })
  return Object.fromEntries(fields)
}
