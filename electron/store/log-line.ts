import { placesOfError } from '../../shared/domain/error-places.ts'
import type { LogLevel } from '../kernel/ports.ts'

/** One line of the log. `message` is a sentence of the program itself: it carries no value. */
export type LogEntry = {
  readonly at: number
  readonly level: LogLevel
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

const code = /^[a-z][a-z0-9_]{1,60}$/
const id = /^[a-z0-9]{1,40}$/
/** A code of the system, such as ENOSPC, or what Chromium says of the end of a process. */
const reason =
  /^([A-Z][A-Z0-9_]{2,30}|clean-exit|abnormal-exit|killed|crashed|oom|launch-failed|integrity-failure|memory-eviction)$/
const processes = /^(main|terminal|page|GPU|Utility|Zygote|Sandbox helper|Unknown)$/
const place = /^[\w.-]{1,60}\.[cm]?[jt]sx?:\d{1,7}:\d{1,6}$/

/** The only values that may stand in the log, and how they must look. Everything else is left out, whoever gives it. */
const allowed: Readonly<Record<string, RegExp>> = {
  code,
  tool: code,
  step: code,
  callId: id,
  chatId: id,
  reason,
  process: processes,
  stream: /^(stdout|stderr)$/,
  name: /^[A-Z][A-Za-z]{0,30}(Error|Exception|Rejection)$|^Error$/,
}
const numbers: ReadonlySet<string> = new Set(['count', 'characters', 'errors', 'exitCode'])

/** Codes, ids and numbers: no name of a person or computer, no path, no argument, no result, no text of an error. */
export function logLine({ at, level, message, data }: LogEntry): string {
  const values = Object.entries(data).flatMap(([field, value]) => valuesOf(field, value))
  return [new Date(at).toISOString(), level, message, ...values].join(' ')
}

function valuesOf(field: string, value: unknown): readonly string[] {
  if (field === 'cause' && value instanceof Error) return errorValues(value)
  if (field === 'places' && Array.isArray(value)) return placesOf(value.map(String))
  if (numbers.has(field)) return typeof value === 'number' && Number.isFinite(value) ? [`${field}=${value}`] : []
  return typeof value === 'string' && allowed[field]?.test(value) ? [`${field}=${value}`] : []
}

/** The kind of an error and the places of the program that it passed; its text can hold anything. */
export function errorValues(error: Error & { readonly code?: unknown }): readonly string[] {
  return [...valuesOf('name', error.name), ...valuesOf('reason', error.code), ...placesOf(placesOfError(error))]
}

const mostPlaces = 12

function placesOf(found: readonly string[]): readonly string[] {
  const places = found.filter((each) => place.test(each)).slice(0, mostPlaces)
  return places.length === 0 ? [] : [`at=${places.join('<')}`]
}
