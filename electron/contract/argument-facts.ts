import * as z from 'zod'

import type { Tool } from './define-tool.ts'

/** What the schema says of an argument: whether it can be left out, as what, whether it is a choice, and whether only the program fills it in. */
export type ArgumentFacts = {
  readonly isHidden: boolean
  /** One of a few words of programs. */
  readonly isChoice: boolean
  readonly default: { readonly value: unknown } | null
  /** Of a number, as in results: `h`, `MB`; null = it counts something, or is no number. */
  readonly unit: string | null
}

const known = new WeakMap<Tool['args'], ReadonlyMap<string, ArgumentFacts>>()

/** The arguments of a tool by name. */
export function argumentFacts({ args }: Pick<Tool, 'args'>): ReadonlyMap<string, ArgumentFacts> {
  const facts = known.get(args) ?? readFacts(args)
  known.set(args, facts)
  return facts
}

function readFacts(args: Tool['args']): ReadonlyMap<string, ArgumentFacts> {
  const { properties = {} } = z.toJSONSchema(args(), { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const shape = typeof property === 'object' ? property : {}
      const isHidden = shape['userVisible'] === false
      const isChoice = [shape, ...(shape.anyOf ?? [])].some((one) => typeof one === 'object' && Array.isArray(one.enum))
      const usual = shape.default === undefined ? null : { value: shape.default }
      return [name, { isHidden, isChoice, default: usual, unit: unitOf(property) }]
    }),
  )
}

function unitOf(property: z.core.JSONSchema._JSONSchema): string | null {
  if (typeof property !== 'object') return null
  const number = [property, ...(property.anyOf ?? [])].find(
    (one) => typeof one === 'object' && (one.type === 'integer' || one.type === 'number'),
  )
  return number === undefined ? null : (property.description ?? null)
}
