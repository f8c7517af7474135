import type { Conditions } from '../../shared/condition/evaluate.ts'
import { type ConditionValue, isList, type Scope } from '../../shared/condition/value.ts'
import type { FixBinding } from '../contract/finding-rule.ts'

/** Values for the arguments of a fix, not yet checked. Null = unknown. */
export type BoundValues = Readonly<Record<string, ConditionValue>>

export type BoundElements =
  | { readonly ok: true; readonly values: readonly BoundValues[] }
  | { readonly ok: false; readonly reason: 'unreadable' | 'no_element' }

type Source = { readonly conditions: Conditions; readonly scope: Scope; readonly nowMs: number }

/** The argument values that a binding takes from its records, best first: one set, or one for each chosen element. */
export function boundElements(binding: FixBinding, source: Source): BoundElements {
  const args = binding.args ?? {}
  if (binding.each === undefined) return { ok: true, values: [valuesOf(args, undefined, source)] }
  const list = source.conditions.evaluate(binding.each, source.scope, { nowMs: source.nowMs })
  if (!isList(list)) return { ok: false, reason: 'unreadable' }
  const chosen = chooseElements(binding, list, source)
  if (chosen.length === 0) return { ok: false, reason: 'no_element' }
  return { ok: true, values: chosen.map((element) => valuesOf(args, element, source)) }
}

/** Evaluates named expressions, about one element when there is one. */
export function valuesOf(
  expressions: Readonly<Record<string, string>>,
  element: ConditionValue | undefined,
  source: Source,
): BoundValues {
  const values = Object.entries(expressions).map(([name, expression]): [string, ConditionValue] => [
    name,
    evaluateAbout(expression, element, source),
  ])
  return Object.fromEntries(values)
}

function chooseElements(
  binding: FixBinding,
  list: readonly ConditionValue[],
  source: Source,
): readonly ConditionValue[] {
  const { where, best, limit = 1 } = binding
  const fitting = where === undefined ? list : list.filter((it) => evaluateAbout(where, it, source) === true)
  const ranked = best === undefined ? fitting : rank(fitting, (it) => evaluateAbout(best, it, source))
  return ranked.slice(0, limit)
}

/** Highest number first, unknown last; equal ones keep their order (the sort is stable). */
function rank(
  elements: readonly ConditionValue[],
  scoreOf: (element: ConditionValue) => ConditionValue,
): readonly ConditionValue[] {
  const scored = elements.map((element) => {
    const score = scoreOf(element)
    return { element, score: typeof score === 'number' ? score : -Infinity }
  })
  scored.sort((a, b) => (a.score === b.score ? 0 : b.score > a.score ? 1 : -1))
  return scored.map(({ element }) => element)
}

function evaluateAbout(expression: string, element: ConditionValue | undefined, source: Source): ConditionValue {
  const { conditions, scope, nowMs } = source
  const about = element === undefined ? {} : { it: element, el: element }
  return conditions.evaluate(expression, scope, { nowMs, ...about })
}
