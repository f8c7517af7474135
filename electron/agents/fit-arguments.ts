import type { Tool } from '../contract/define-tool.ts'
import type { BoundValues } from './binding-elements.ts'

/** Bound values as arguments: `missing` = required arguments that nobody filled; `problem` = why the set is unusable. */
export type FittedArguments = {
  readonly args: Readonly<Record<string, unknown>>
  readonly missing: readonly string[]
  readonly problem: 'value_unknown' | 'value_refused' | null
}

/**
 * Checks bound values against the argument schema of a fix. An unknown value leaves its argument to the default; when
 * the argument is required, the set is unusable. Defaults are not filled in: they belong to the call.
 */
export function fitArguments(fix: Pick<Tool, 'args'>, values: BoundValues): FittedArguments {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  const parsed = fix.args().safeParse(known)
  if (parsed.success) return { args: known, missing: [], problem: null }
  // Some arguments are required and nullable: there null is a value.
  if (fix.args().safeParse(values).success) return { args: values, missing: [], problem: null }
  const places = parsed.error.issues.map((issue) => String(issue.path[0] ?? ''))
  const missing = [...new Set(places.filter((name) => name !== '' && !Object.hasOwn(known, name)))]
  return { args: known, missing, problem: problemOf(places, missing, values) }
}

function problemOf(
  places: readonly string[],
  missing: readonly string[],
  values: BoundValues,
): FittedArguments['problem'] {
  if (places.some((name) => !missing.includes(name))) return 'value_refused'
  return missing.some((name) => Object.hasOwn(values, name)) ? 'value_unknown' : null
}
