import { isRecord } from '../domain/is-record.ts'

/** A value of a record: what JSON can carry. Null = could not be read. */
export type ConditionValue =
  | string
  | number
  | boolean
  | null
  | readonly ConditionValue[]
  | { readonly [name: string]: ConditionValue }

/** The fields that a condition can name: a result, its `args`, other records under their names. */
export type Scope = Readonly<Record<string, unknown>>

/** Three-valued truth: everything that is neither true nor false is unknown. */
export function truthOf(value: ConditionValue): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** The value of a field; a missing field is unknown. Only own fields count, so no name reaches into a prototype. */
export function fieldOf(holder: unknown, name: string): ConditionValue {
  return isRecord(holder) && Object.hasOwn(holder, name) ? asValue(holder[name]) : null
}

/** Results come from JSON and have passed their schema: only `undefined` needs care. */
export function asValue(value: unknown): ConditionValue {
  return value === undefined ? null : (value as ConditionValue)
}

export function isList(value: ConditionValue): value is readonly ConditionValue[] {
  return Array.isArray(value)
}

const dateTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Milliseconds since the epoch of an ISO 8601 date and time; null for every other value. */
export function timeOf(value: ConditionValue): number | null {
  if (typeof value !== 'string' || !dateTimePattern.test(value)) return null
  const timeMs = Date.parse(value)
  return Number.isNaN(timeMs) ? null : timeMs
}
