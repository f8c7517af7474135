import type * as z from 'zod'

import { utcTimePattern } from './argument-schemas.ts'
import { longText, readEntries, type EntryVariant } from './entry-fields.ts'

/** How one argument is entered, as its schema says it. */
export type FieldShape = {
  readonly kind: 'text' | 'long' | 'number' | 'switch' | 'choice' | 'list' | 'date' | 'entries' | 'json'
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
  /** How each of several entries is filled in. */
  readonly variants: readonly EntryVariant[]
  /** What stands there where nothing is entered, as it would be typed. */
  readonly usual: string
}

type JsonSchema = z.core.JSONSchema.BaseSchema

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
    variants: readEntries(inner),
    usual: typed(usual),
  }
}

function kindOf(property: JsonSchema): FieldShape['kind'] {
  const { type, enum: choices, pattern, maxLength = 0, items } = property
  if (choices !== undefined) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'switch'
  if (type === 'array' && typeof items === 'object' && 'type' in items && items.type === 'string') return 'list'
  if (readEntries(property).length > 0) return 'entries'
  if (type !== 'string') return 'json'
  if (pattern === utcTimePattern.source) return 'date'
  return maxLength >= longText ? 'long' : 'text'
}

function typed(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(String).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
