import * as z from 'zod'

import { heldIn } from '../../shared/domain/is-record.ts'
import { invalidArgument } from '../kernel/invalid-argument.ts'
import type { Result } from '../kernel/result.ts'
import { fail, ok } from '../kernel/result.ts'
import type { Tool } from './define-tool.ts'
import { similarNames } from './similar-names.ts'

/** Longest text that any argument may carry, in UTF-16 units: longer input is refused before a schema looks at it. */
const maxTextLength = 64 * 1024

/**
 * Arguments as the tool's schema gives them: defaults filled in, unknown keys refused.
 * The error names the first field, what is wrong with it and what may stand there; never the value itself.
 */
export function validateArgs(tool: Tool, args: unknown): Result<Readonly<Record<string, unknown>>> {
  const size = JSON.stringify(args ?? null).length
  if (size > maxTextLength) return fail('text_too_long', { field: 'args', length: size, limit: maxTextLength })
  const given = args === undefined ? {} : args
  const parsed = tool.args().safeParse(given)
  if (parsed.success) return ok(parsed.data)
  const { issues } = parsed.error
  // A slip of a key makes a name unknown and another missing: the first says more.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  return { ok: false, error: issue === undefined ? faultOf(tool, { field: 'args' }) : issueFault(tool, given, issue) }
}

function issueFault(tool: Tool, args: unknown, issue: z.core.$ZodIssue): ReturnType<typeof faultOf> {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? ''
    const known = Object.keys(propertyAt(tool, path).properties ?? {})
    const guesses = similarNames(key, known)
    const allowed = guesses.length > 0 ? [] : known
    const field = [...path, key].join('.')
    return faultOf(tool, { field, problem: 'unknown', guesses, allowed, rule: 'unknown argument' })
  }
  const isMissing = path.length > 0 && valueAt(args, path) === undefined
  const problem = isMissing ? 'missing' : 'not_allowed'
  const field = path.length === 0 ? 'args' : path.join('.')
  return faultOf(tool, { field, problem, allowed: allowedIn(propertyAt(tool, path)), rule: issue.message })
}

function faultOf(tool: Tool, fault: Parameters<typeof invalidArgument>[0]): ReturnType<typeof invalidArgument> {
  return invalidArgument({ tool: tool.name, ...fault })
}

function valueAt(args: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => heldIn(value, key), args)
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What the schema says about one field; empty where the way leads into a list or a choice of shapes. */
function propertyAt(tool: Tool, path: readonly string[]): JsonSchema {
  let schema: JsonSchema = z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' })
  for (const key of path) {
    const next: unknown = schema.properties?.[key] ?? schema.items
    if (typeof next !== 'object' || next === null || Array.isArray(next)) return {}
    schema = next as JsonSchema
  }
  return schema
}

/** How the pattern of every address of the web begins. */
const webPattern = String.raw`^https?:\/\/`

/** What may stand in a field, where that needs no words: its choices, the range of a number, or how it begins. */
export function allowedIn(schema: JsonSchema): readonly string[] {
  if (schema.enum) return schema.enum.map(String)
  if (schema.const !== undefined) return [String(schema.const)]
  if (schema.type === 'boolean') return ['true', 'false']
  if (schema.anyOf) return schema.anyOf.flatMap((one) => allowedIn(one))
  if (schema.pattern?.startsWith(webPattern)) return ['https://…', 'http://…']
  const { minimum, maximum } = schema
  const hasRange = minimum !== undefined && maximum !== undefined && Number.isSafeInteger(maximum - minimum)
  return hasRange ? [`${minimum.toString()}–${maximum.toString()}`] : []
}
