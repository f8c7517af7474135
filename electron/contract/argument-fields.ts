import type * as z from 'zod'

import { utcTimePattern } from './argument-schemas.ts'

/** How one argument is entered, as its schema says it. */
export type FieldShape = {
  readonly kind: 'text' | 'long' | 'number' | 'switch' | 'choice' | 'list' | 'date' | 'json'
  /** True where nothing stands in for it. */
  readonly isRequired: boolean
  /** True where empty is a value of its own. */
  readonly isNullable: boolean
  /** True where only the program fills it in. */
  readonly isHidden: boolean
  /** Filled from what is known of the PC; null = from nothing. */
  readonly slot: string | null
  /** Unit of a number, as schemas write it: `h`, `MB`. */
  readonly unit: string | null
  readonly min: number | null
  readonly max: number | null
  readonly maxLength: number | null
  readonly choices: readonly string[]
  /** What stands there where nothing is entered, as it would be typed. */
  readonly usual: string
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** From this many characters on a text has lines. */
const longText = 1_000

/** Reads one property of a schema of arguments. */
export function readField(property: JsonSchema | boolean, isListedAsRequired: boolean): FieldShape {
  const outer = typeof property === 'object' ? property : {}
  const parts = (outer.anyOf ?? []).filter((part): part is JsonSchema => typeof part === 'object')
  const inner = parts.find(({ type }) => type !== 'null') ?? outer
  const usual: unknown = outer.default
  const { minimum, maximum, maxLength } = inner
  return {
    kind: kindOf(inner),
    isRequired: isListedAsRequired && usual === undefined,
    isNullable: parts.some(({ type }) => type === 'null'),
    isHidden: outer['userVisible'] === false,
    slot: typeof outer['slot'] === 'string' ? outer['slot'] : null,
    unit: outer.description ?? null,
    min: minimum ?? null,
    max: maximum ?? null,
    maxLength: maxLength ?? null,
    choices: (inner.enum ?? []).map(String),
    usual: typed(usual),
  }
}

function kindOf({ type, enum: choices, pattern, maxLength = 0, items }: JsonSchema): FieldShape['kind'] {
  if (choices !== undefined) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'switch'
  if (type === 'array') return typeof items === 'object' && 'type' in items && items.type === 'string' ? 'list' : 'json'
  if (type !== 'string') return 'json'
  if (pattern === utcTimePattern.source) return 'date'
  return maxLength >= longText ? 'long' : 'text'
}

function typed(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
