import * as z from 'zod'

import { heldIn, isRecord } from '../../shared/domain/is-record.ts'
import type { Tool } from './define-tool.ts'
import { freeArguments } from './free-arguments.ts'
import { maskSecretsIn } from './mask-secrets.ts'

/** What stands on the disk of a call. */
export type KeptCalls = {
  /** The call as it may be kept: where it takes free text, or where nobody knows what it takes, every secret in it is masked. */
  call<Call extends NamedCall>(call: Call): Call
  /** The same for every call inside a value, however deep. */
  inside<Value>(value: Value): Value
}

type NamedCall = { readonly tool: string; readonly args: Readonly<Record<string, unknown>> }
type Known = Pick<Tool, 'args'> & Partial<Pick<Tool, 'placement'>>

/**
 * A person pastes a password into a command, and a command repeats it in its answer. Calls with names of things alone stay as they are:
 * a way back needs them, and so does whoever looks one up.
 */
export function createKeptCalls(find: (name: string) => Known | null): KeptCalls {
  // Names of the plain arguments; null = the tool takes free text, or there is none of this name.
  const plain = new Map<Known, ReadonlySet<string> | null>()
  const plainOf = (name: string): ReadonlySet<string> | null => {
    const tool = find(name)
    if (tool === null) return null
    const names = plain.has(tool) ? (plain.get(tool) ?? null) : plainArguments(tool)
    plain.set(tool, names)
    return names
  }
  const call = <Call extends NamedCall>(held: Call): Call => {
    const names = plainOf(held.tool)
    const isPlain = names !== null && Object.keys(held.args).every((name) => names.has(name))
    return isPlain ? held : maskSecretsIn(held)
  }
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    if (isCall(value)) return call(value)
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, inside(held)]))
  }
  return { call, inside: (value) => inside(value) as typeof value }
}

function plainArguments(tool: Known): ReadonlySet<string> | null {
  // What others wrote, such as the text of a file, holds secrets as often as what is typed.
  if (freeArguments(tool).size > 0 || tool.placement?.untrusted === true) return null
  const { properties = {} } = z.toJSONSchema(tool.args(), { io: 'output', unrepresentable: 'any' })
  return new Set(Object.keys(properties))
}

function isCall(value: object): value is NamedCall {
  return typeof heldIn(value, 'tool') === 'string' && isRecord(heldIn(value, 'args'))
}
