import type * as z from 'zod'

import { isRecord } from '../../../shared/domain/is-record.ts'

/** A record brought into the shape of a result schema, and what had to be done for it. */
export type FittedRecord = {
  readonly result: Readonly<Record<string, unknown>>
  /** Paths of fields that the schema does not know. */
  readonly dropped: readonly string[]
  /** Top-level fields whose value did not fit: null now. */
  readonly invalid: readonly string[]
  /** Top-level fields that nobody gave: null now. */
  readonly missing: readonly string[]
}

export type FitOptions = {
  /** True when a step has answered "there is none": lists that nobody gave are empty then, not unknown. */
  readonly missingListsAreEmpty: boolean
}

/** The parts of a zod schema that are looked at. */
type SchemaDefinition = {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly out?: z.ZodType
}

type Fitting = { readonly dropped: string[] }

/** What PowerShell may write where no object is wanted and nothing was emitted (PowerShell#9231). */
const objectTypes = new Set(['object', 'record', 'any', 'unknown', 'union', 'map'])

/**
 * Checks a record against the schema of a tool. A value that could not be read is null and says so: never a default
 * that looks healthy. Nothing is converted, and only an array is a list.
 */
export function fitRecord(
  schema: z.ZodType,
  raw: Readonly<Record<string, unknown>>,
  options: FitOptions,
): FittedRecord {
  const shape = definitionOf(schema).shape ?? {}
  const fitting: Fitting = { dropped: Object.keys(raw).filter((key) => !Object.hasOwn(shape, key)) }
  const result: Record<string, unknown> = {}
  const invalid: string[] = []
  const missing: string[] = []
  for (const [name, field] of Object.entries(shape)) {
    const value = fit(field, raw[name], { path: name, fitting })
    if (value === undefined || value === null) {
      const isEmptyList = options.missingListsAreEmpty && definitionOf(field).type === 'array'
      result[name] = isEmptyList ? [] : null
      if (value === undefined && !isEmptyList) missing.push(name)
    } else {
      const checked = field.safeParse(value)
      result[name] = checked.success ? checked.data : null
      if (!checked.success) invalid.push(name)
    }
  }
  return { result, dropped: fitting.dropped, invalid, missing }
}

type Place = { readonly path: string; readonly fitting: Fitting }

function fit(schema: z.ZodType, value: unknown, place: Place): unknown {
  const definition = definitionOf(schema)
  if (isEmptyObject(value) && !objectTypes.has(definition.type)) return null
  if (definition.type === 'array' && definition.element !== undefined) return fitList(definition.element, value, place)
  if (definition.type === 'object' && definition.shape !== undefined) return fitObject(definition.shape, value, place)
  return value
}

function fitList(element: z.ZodType, value: unknown, { path, fitting }: Place): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => fit(element, item, { path: `${path}[]`, fitting }))
}

function fitObject(shape: Readonly<Record<string, z.ZodType>>, value: unknown, { path, fitting }: Place): unknown {
  if (!isRecord(value)) return value
  for (const key of Object.keys(value)) {
    const unknownPath = `${path}.${key}`
    if (!Object.hasOwn(shape, key) && !fitting.dropped.includes(unknownPath)) fitting.dropped.push(unknownPath)
  }
  const fields = Object.entries(shape).map(([key, field]) => {
    const inner = fit(field, value[key], { path: `${path}.${key}`, fitting })
    return [key, inner ?? null] as const
  })
  return Object.fromEntries(fields)
}

/** The definition behind wrappers such as nullable and optional. */
function definitionOf(schema: z.ZodType): SchemaDefinition {
  const definition = schema.def as unknown as SchemaDefinition
  const inner = definition.innerType ?? definition.out
  return inner === undefined ? definition : definitionOf(inner)
}

function isEmptyObject(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0
}
