import type { Conditions } from '../../shared/condition/evaluate.ts'
import type { Scope } from '../../shared/condition/value.ts'
import type { DoneChange, PlainValue, PlannedChange } from '../../shared/domain/tool-call.ts'
import type { ChangedValue, Tool, ToolRecord } from '../contract/define-tool.ts'
import { recordScope } from './record-scope.ts'

type Values = Readonly<Record<string, unknown>>
type Asked = { readonly args: Values; readonly nowMs: number; readonly conditions: Conditions }

/** What a fix changes, as far as the record of its proof shows it now. Values that are not known are left out. */
export function plannedChanges(tool: Tool, record: ToolRecord | null, asked: Asked): readonly PlannedChange[] {
  return (tool.changes ?? []).flatMap((change) => {
    const before = read(change, record, asked)
    return before === null ? [] : [{ field: change.field, before, planned: announced(change, asked) }]
  })
}

/** The same values after the run, held against what was announced. */
export function doneChanges(
  tool: Tool,
  records: { readonly before: ToolRecord | null; readonly after: ToolRecord | null },
  asked: Asked,
): readonly DoneChange[] {
  return (tool.changes ?? []).flatMap((change) => {
    const before = read(change, records.before, asked)
    const after = read(change, records.after, asked)
    if (before === null && after === null) return []
    const planned = announced(change, asked)
    return [{ field: change.field, before, planned, after, agrees: planned === null ? null : after === planned }]
  })
}

/** What undoing a fix changes: from what the fix has left to what was there before it. */
export function undoneChanges(done: readonly DoneChange[]): readonly PlannedChange[] {
  return done.flatMap(({ field, before, planned, after }) => {
    const now = after ?? planned
    return now === null || before === null || now === before ? [] : [{ field, before: now, planned: before }]
  })
}

function announced({ to }: ChangedValue, { conditions, args, nowMs }: Asked): PlainValue {
  return to === undefined ? null : plain(conditions.evaluate(to, { args }, { nowMs }))
}

function read({ value, each }: ChangedValue, record: ToolRecord | null, asked: Asked): PlainValue {
  if (record === null) return null
  const { conditions, args, nowMs } = asked
  const scope: Scope = { ...recordScope(record), args }
  if (each === undefined) return plain(conditions.evaluate(value, scope, { nowMs }))
  const list = conditions.evaluate(each.list, scope, { nowMs })
  const element = Array.isArray(list)
    ? (list as readonly unknown[]).find((it) => conditions.holds(each.where, scope, { nowMs, it }) === true)
    : undefined
  return element === undefined ? null : plain(conditions.evaluate(value, scope, { nowMs, it: element }))
}

const word = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u

function plain(value: unknown): PlainValue {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  return typeof value === 'string' && word.test(value) ? value : null
}
