import * as z from 'zod'

import { readField, type FieldShape } from './argument-fields.ts'
import type { Tool } from './define-tool.ts'

/** What a person typed or chose, by argument: always text, as fields of a form and words of a command line are. */
export type Entered = Readonly<Record<string, string>>

/** Why a value is not taken. Never the value itself. */
export type FieldFault =
  | { readonly field: string; readonly problem: 'missing' | 'form' | 'unknown' }
  | { readonly field: string; readonly problem: 'number'; readonly min: number | null; readonly max: number | null }
  | { readonly field: string; readonly problem: 'too_long'; readonly limit: number }

export type ReadArguments =
  | { readonly ok: true; readonly args: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly FieldFault[] }

/** Arguments from what was entered. What was left empty is left to the usual value. One fault a field, in the order of the schema. */
export function enteredArguments(tool: Pick<Tool, 'args'>, entered: Entered): ReadArguments {
  const fields = argumentFields(tool)
  const unknown = Object.keys(entered).filter((name) => !fields.has(name))
  if (unknown.length > 0) return { ok: false, faults: unknown.map((field) => ({ field, problem: 'unknown' })) }
  const args = valuesEntered(tool, entered)
  const parsed = tool.args().safeParse(args)
  if (parsed.success) return { ok: true, args }
  const wrong = new Map<string, z.core.$ZodIssue>()
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '')
    if (!wrong.has(name)) wrong.set(name, issue)
  }
  const faults = [...fields].flatMap(([name, field]) => {
    const issue = wrong.get(name)
    return issue ? [faultOf(name, field, { issue, isMissing: args[name] === undefined })] : []
  })
  return { ok: false, faults }
}

/** What was entered as the kinds of values that the schema names. Nothing is judged: what it does not know stays text. */
export function valuesEntered(tool: Pick<Tool, 'args'>, entered: Entered): Readonly<Record<string, unknown>> {
  const fields = argumentFields(tool)
  return Object.fromEntries(
    Object.entries(entered).flatMap(([name, text]) => {
      const field = fields.get(name)
      const value = field === undefined ? text : valueOf(text, field)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

const known = new WeakMap<Tool['args'], ReadonlyMap<string, FieldShape>>()

/** The arguments of a tool as fields, by name. */
export function argumentFields({ args }: Pick<Tool, 'args'>): ReadonlyMap<string, FieldShape> {
  const before = known.get(args)
  if (before) return before
  const { properties = {}, required = [] } = z.toJSONSchema(args(), { io: 'input', unrepresentable: 'any' })
  const fields = new Map(
    Object.entries(properties).map(([name, property]) => [name, readField(property, required.includes(name))] as const),
  )
  known.set(args, fields)
  return fields
}

/** Undefined = nothing was entered. What cannot be read stays as it is: the schema refuses it. */
function valueOf(text: string, { kind, isNullable }: FieldShape): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return isNullable ? null : undefined
  if (kind === 'number') return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed
  if (kind === 'switch') return trimmed === 'true' ? true : trimmed === 'false' ? false : trimmed
  if (kind === 'list') {
    return trimmed
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean)
  }
  if (kind === 'date') return timeOf(trimmed)
  if (kind === 'json' || kind === 'entries') return jsonOf(trimmed)
  return kind === 'long' ? text : trimmed
}

/** The beginning of this day at this PC. A whole time is taken as it is. */
function timeOf(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const time = year === undefined ? new Date(Number.NaN) : new Date(Number(year), Number(month) - 1, Number(day))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type Wrong = { readonly issue: z.core.$ZodIssue; readonly isMissing: boolean }

function faultOf(field: string, { kind, min, max, maxLength }: FieldShape, { issue, isMissing }: Wrong): FieldFault {
  if (isMissing) return { field, problem: 'missing' }
  if (kind === 'number') return { field, problem: 'number', min, max }
  const isTooLong = issue.code === 'too_big' && issue.origin === 'string' && issue.path.length === 1
  return isTooLong && maxLength !== null ? { field, problem: 'too_long', limit: maxLength } : { field, problem: 'form' }
}
