import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { FindingRule } from '../contract/finding-rule.ts'
import { findingHolds, type Run } from './assess.ts'

/**
 * True when a finding that holds would not hold without the log entries from before `sinceMs` (milliseconds since the
 * epoch, of that PC): it says what was once, not what is now. An entry without a readable time counts as new.
 */
export function hasOnlyOldEntries(
  conditions: Conditions,
  rule: FindingRule,
  run: Run & { readonly sinceMs: number },
): boolean {
  if (!rule.logEvidence) return false
  const { list, at } = rule.logEvidence
  const entries = run.record.result[list]
  if (!Array.isArray(entries)) return false
  const newer = entries.filter((entry: unknown) => !(timeOf(entry, at) < run.sinceMs))
  const record = { ...run.record, result: { ...run.record.result, [list]: newer } }
  return findingHolds(conditions, rule, { ...run, record }) === false
}

/** Not a number when the entry says no time. */
function timeOf(entry: unknown, at: string): number {
  const time: unknown =
    typeof entry === 'object' && entry !== null ? Object.entries(entry).find(([name]) => name === at)?.[1] : null
  return typeof time === 'string' ? Date.parse(time) : Number.NaN
}
