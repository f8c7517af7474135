import * as z from 'zod'

import { type ObjectShape, objectShape, type Shape } from '../../shared/condition/shape.ts'
import type { Tool } from './define-tool.ts'

/** The part of JSON Schema that zod writes for results and arguments. */
type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** The machine adds these to every record. */
const namedFields: Readonly<Record<string, Shape>> = {
  unavailable: { type: 'list', element: { type: 'string' } },
}

/**
 * The shape of the values that a schema gives. A description is the unit; nullable and optional fields are `optional`;
 * what conditions cannot look into (records, mixed unions) is `any`.
 */
export function shapeOfSchema(schema: z.ZodType): Shape {
  return shapeOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema)
}

/** What the conditions of a tool can read: its result, `args`, and the facts that could not be read. */
export function conditionShape(tool: Pick<Tool, 'args' | 'result'>): ObjectShape {
  return objectShape({ ...recordShape(tool).fields, args: shapeOfSchema(tool.args()) })
}

type Proved = Pick<Tool, 'args' | 'result'>

/** What `improvedWhen` of a fix can read; `evidence` = the check that proves it, null when it is chosen by an argument. */
export function proofShape(fix: Proved, evidence: Proved | null): ObjectShape {
  return objectShape({ ...undoShape(fix, evidence).fields, after: evidenceShape(evidence) })
}

/** The same of `undoWhen`, which is read before there is an `after`. */
export function undoShape(fix: Proved, evidence: Proved | null): ObjectShape {
  return objectShape({
    before: evidenceShape(evidence),
    result: recordShape(fix),
    args: shapeOfSchema(fix.args()),
  })
}

function evidenceShape(evidence: Proved | null): Shape {
  return evidence === null ? { type: 'any' } : recordShape(evidence)
}

function recordShape(tool: Pick<Tool, 'result'>): ObjectShape {
  return objectShape({ ...namedFields, ...fieldsOf(shapeOfSchema(tool.result())) })
}

function fieldsOf(shape: Shape): Readonly<Record<string, Shape>> {
  return shape.type === 'object' ? shape.fields : {}
}

function shapeOf(schema: JsonSchema): Shape {
  const { choices, nullable } = choicesOf(schema)
  const inner = mergeChoices(choices)
  const unit = schema.description ?? inner.unit
  return {
    ...inner,
    ...(nullable || inner.optional === true ? { optional: true } : {}),
    ...(unit === undefined ? {} : { unit }),
  }
}

/** What a value can be besides null: `anyOf` and lists of types are two ways to write the same. */
function choicesOf(schema: JsonSchema): { readonly choices: readonly JsonSchema[]; readonly nullable: boolean } {
  const { type } = schema
  if (schema.anyOf !== undefined) {
    const choices = schema.anyOf.filter((choice) => choice.type !== 'null')
    return { choices, nullable: choices.length < schema.anyOf.length }
  }
  if (type === undefined || typeof type === 'string') return { choices: [schema], nullable: type === 'null' }
  const types = type.filter((name) => name !== 'null')
  return { choices: types.map((name) => ({ ...schema, type: name })), nullable: types.length < type.length }
}

function mergeChoices(choices: readonly JsonSchema[]): Shape {
  const [only] = choices
  if (only !== undefined && choices.length === 1) return only.anyOf === undefined ? withUnit(only) : shapeOf(only)
  const shapes = choices.map(shapeOf)
  const values = shapes.flatMap((shape) => (shape.type === 'enum' ? shape.values : []))
  return shapes.length > 0 && shapes.every(({ type }) => type === 'enum') ? { type: 'enum', values } : { type: 'any' }
}

function withUnit(schema: JsonSchema): Shape {
  const shape = plainShape(schema)
  return schema.description === undefined ? shape : { ...shape, unit: schema.description }
}

function plainShape(schema: JsonSchema): Shape {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  switch (schema.type) {
    case 'string':
      if (values.length > 0) return { type: 'enum', values: values.map(String) }
      return { type: schema.format === 'date-time' ? 'datetime' : 'string' }
    case 'integer':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    case 'array':
      return { type: 'list', element: schema.items === undefined ? { type: 'any' } : shapeOf(schema.items) }
    case 'object':
      return schema.properties === undefined ? { type: 'any' } : shapeOfObject(schema.properties, schema.required ?? [])
    default:
      return { type: 'any' }
  }
}

function shapeOfObject(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): ObjectShape {
  const fields = Object.entries(properties).map(([name, property]): [string, Shape] => {
    const shape = shapeOf(property)
    return [name, required.includes(name) ? shape : { ...shape, optional: true }]
  })
  return objectShape(Object.fromEntries(fields))
}
