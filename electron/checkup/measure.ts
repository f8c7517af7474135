import { isList, type ConditionValue } from '../../shared/condition/value.ts'
import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import type { Tracked } from '../contract/tracked.ts'
import { recordScope } from '../policy/record-scope.ts'
import type { Measured } from './kept-check-ups.ts'
import type { SnapshotDeps } from './snapshot.ts'

/** The numbers of a check-up that are shown over time. What could not be read is left out, and so is what nobody can tell apart. */
export function measuredIn(checks: readonly CheckReport[], deps: SnapshotDeps): readonly Measured[] {
  const planned = checks.filter(({ because }) => because === 'plan')
  return [...new Set(planned.map(({ call }) => call.tool))].flatMap((name) => {
    const report = planned.findLast(({ call, result }) => call.tool === name && result !== null)
    const tracked = deps.registry.find(name)?.track ?? []
    return report ? tracked.flatMap((one) => readingsOf(one, report, deps)) : []
  })
}

function readingsOf(tracked: Tracked, report: CheckReport, deps: SnapshotDeps): readonly Measured[] {
  const { result, unavailable, call } = report
  if (result === null) return []
  const scope = { ...recordScope({ result, unavailable }), args: call.args }
  const evaluate = (expression: string, it?: ConditionValue): ConditionValue =>
    deps.conditions.evaluate(expression, scope, { nowMs: deps.nowMs(), ...(it === undefined ? {} : { it, el: it }) })
  const base = { tool: call.tool, of: tracked.id }
  if (tracked.each === undefined) return named({ ...base, label: '' }, evaluate(tracked.value))
  const list = evaluate(tracked.each)
  if (!isList(list)) return []
  const all = list.flatMap((it) => {
    const label = evaluate(tracked.label, it)
    return typeof label === 'string' && label !== '' ? named({ ...base, label }, evaluate(tracked.value, it)) : []
  })
  return all.filter(({ label }) => all.filter((one) => one.label === label).length === 1)
}

function named(what: Omit<Measured, 'value'>, value: ConditionValue): readonly Measured[] {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [{ ...what, value }] : []
}
