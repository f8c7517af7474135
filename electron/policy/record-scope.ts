import type { Scope } from '../../shared/condition/value.ts'
import type { ToolRecord } from '../contract/define-tool.ts'

/**
 * The fields that a condition reads of one record. `unavailable` names what could not be read, whether the tool itself
 * or the machine noticed it.
 */
export function recordScope(record: ToolRecord): Scope {
  const own = record.result['unavailable']
  const named: readonly unknown[] = Array.isArray(own) ? own : []
  return { ...record.result, unavailable: [...new Set([...named, ...record.unavailable])] }
}
