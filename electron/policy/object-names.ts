import type { Conditions } from '../../shared/condition/evaluate.ts'
import { isList } from '../../shared/condition/value.ts'
import type { ObjectNames } from '../../shared/domain/tool-call.ts'
import type { NameSource } from '../contract/call-object.ts'
import type { Tool, ToolRecord } from '../contract/define-tool.ts'
import { recordScope } from './record-scope.ts'

/** A record that was read, and the check that it is of. */
export type ReadRecord = { readonly tool: string; readonly record: ToolRecord }

type Asked = {
  readonly args: Readonly<Record<string, unknown>>
  readonly conditions: Conditions
  /** Milliseconds since the epoch, of the PC that is looked at. */
  readonly nowMs: number
}

/** The checks that know how the PC calls what this tool acts on; empty where its arguments say it already. */
export function nameSources({ object }: Pick<Tool, 'object'>): readonly NameSource[] {
  return object === undefined || object === 'one' ? [] : (object.seenIn ?? [])
}

/** The names as these records give them; null = none of them knows the thing. */
export function namesIn(tool: Pick<Tool, 'object'>, records: readonly ReadRecord[], asked: Asked): ObjectNames | null {
  for (const source of nameSources(tool)) {
    for (const { record } of records.filter((one) => one.tool === source.tool)) {
      const names = namesOf(source, record, asked)
      if (names !== null) return { seenBy: source.tool, names }
    }
  }
  return null
}

/** True when the same check calls the thing otherwise now: its number belongs to something else. */
export function isOther(
  { tool, shown }: { readonly tool: Pick<Tool, 'object'>; readonly shown: ObjectNames },
  seen: readonly ReadRecord[],
  asked: Asked,
): boolean {
  const same = seen.filter((one) => one.tool === shown.seenBy)
  const now = namesIn(tool, same, asked)
  return now !== null && Object.entries(shown.names).some(([part, name]) => (now.names[part] ?? name) !== name)
}

function namesOf(source: NameSource, record: ToolRecord, asked: Asked): Readonly<Record<string, string>> | null {
  const { conditions, args, nowMs } = asked
  const scope = { ...recordScope(record), args }
  const list = conditions.evaluate(source.each, scope, { nowMs })
  if (!isList(list)) return null
  const found = list.filter((it) => conditions.holds(source.where, scope, { nowMs, it, el: it }) === true)
  // Two things that answer to the same arguments: neither name is surely the right one.
  if (found.length !== 1) return null
  const [it] = found
  const named = Object.entries(source.names).flatMap(([part, expression]) => {
    const name = conditions.evaluate(expression, scope, { nowMs, it, el: it })
    return typeof name === 'string' && name.trim() !== '' ? [[part, name.slice(0, nameCharacters)] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

const nameCharacters = 300
