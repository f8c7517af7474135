import type { Tool } from '../../contract/define-tool.ts'
import { typedFields } from '../../contract/typed-fields.ts'
import { personalKindOf } from '../../report/personal-fields.ts'
import type { Envelope } from './envelope.ts'
import type { Placeholders } from './placeholders.ts'

/** How what names people, files, devices or networks is told: as it is, as stand-ins, or not at all. */
export type ToldPii = 'as_is' | 'never' | Placeholders

/** A result as a model may be told of it. */
export function toldResult(tool: Tool, result: Readonly<Record<string, unknown>>, pii: ToldPii): unknown {
  if (tool.placement.securityLevel !== 'pii' || pii === 'as_is') return result
  return pii === 'never'
    ? typedFields(tool.result(), result)
    : pii.hide(tool.result(), result, (field) => personalKindOf(field, tool.category))
}

export function trustOf({ placement }: Tool): Envelope['trust'] {
  return placement.untrusted === true || placement.securityLevel === 'pii' ? 'untrusted' : 'pc'
}
