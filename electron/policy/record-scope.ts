import type { Scope } from '../../shared/condition/value.ts'
import { withFields } from '../kernel/with-fields.ts'
import type { ToolRecord } from '../contract/define-tool.ts'

/**
 * The fields that a condition reads of one record. `unavailable` names what could not be read, whether the tool itself
 * or the machine noticed it.
 */
export function recordScope(record: ToolRecord): Scope {
  const own = record.result['unavailable']
  const named: readonly unknown[] = Array.isArray(own) ? own : nothing
  if (named.length === 0 && record.unavailable.length === 0) return withFields(record.result, { unavailable: nothing })
  return withFields(record.result, { unavailable: [...new Set([...named, ...record.unavailable])] })
}

const nothing: readonly never[] = Object.freeze([])
