import * as z from 'zod'

import { locales } from '../../shared/domain/locale.ts'

/** A complaint with what a good plan does with it. Fields that a file leaves out mean: nothing is asked for. */
export const evaluationCase = z.object({
  id: z.string(),
  text: z.string(),
  lang: z.enum(locales),
  kind: z.enum(['normal', 'multi', 'vague', 'offtopic', 'dangerous']),
  /** How it is written, such as `slang` or `typos`. */
  style: z.string().optional(),
  /** Faults of the simulated PC carry the same names of areas. */
  area: z.string().optional(),
  /** Best first. */
  expected_diagnostics: z.array(z.string()),
  /** Never wrong, but not what it is about. */
  acceptable_diagnostics: z.array(z.string()).default([]),
  /** Wrong before a diagnosis. */
  must_not: z.array(z.string()).default([]),
})

export type EvaluationCase = z.output<typeof evaluationCase>

/** Names under which the cases speak of the same check. */
const sameCheck: readonly (readonly string[])[] = [['check_crash_dumps', 'check_app_crashes']]

/** Names in the cases that stand for another tool. */
const renamed: Readonly<Record<string, string>> = { restart_print_spooler: 'restart_whitelisted_service' }

export function parseCases(json: string): EvaluationCase[] {
  return z
    .array(evaluationCase)
    .parse(JSON.parse(json))
    .map((one) => ({
      ...one,
      expected_diagnostics: withSame(one.expected_diagnostics),
      acceptable_diagnostics: withSame(one.acceptable_diagnostics),
      must_not: one.must_not.map((name) => renamed[name] ?? name),
    }))
}

function withSame(names: readonly string[]): string[] {
  const others = sameCheck.filter((group) => group.some((name) => names.includes(name))).flat()
  return [...new Set([...names, ...others])]
}
