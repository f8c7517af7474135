import type * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** One way to fill in an entry of a list: what it always says, and what is entered. */
export type EntryVariant = {
  readonly fixed: Readonly<Record<string, string>>
  readonly fields: readonly EntryField[]
}
type EntryField = {
  readonly name: string
  readonly kind: 'text' | 'long' | 'number' | 'entries'
  /** Ways to fill in entries of its own. */
  readonly variants: readonly EntryVariant[]
}

/** From this many characters on a text has lines. */
export const longText = 1_000

/** How the entries of a list are filled in; empty = a person cannot. */
export function readEntries({ type, items }: JsonSchema): readonly EntryVariant[] {
  if (type !== 'array' || typeof items !== 'object' || Array.isArray(items)) return []
  const choices = items.anyOf ?? items.oneOf ?? [items]
  const variants = choices.map((choice) => (typeof choice === 'object' ? variantOf(choice) : null))
  return variants.some((variant) => variant === null) ? [] : variants.flatMap((variant) => variant ?? [])
}

function variantOf({ type, properties, required = [] }: JsonSchema): EntryVariant | null {
  if (type !== 'object' || properties === undefined) return null
  const all = Object.entries(properties)
  const fixed = all.flatMap(([name, property]) =>
    typeof property === 'object' && typeof property.const === 'string' ? [[name, property.const] as const] : [],
  )
  const rest = all.filter(([name]) => fixed.every(([other]) => other !== name))
  const fields = rest.map(([name, property]) => (typeof property === 'object' ? fieldOf(name, property) : null))
  const isWhole = rest.every(([name]) => required.includes(name)) && fields.every((field) => field !== null)
  return isWhole ? { fixed: Object.fromEntries(fixed), fields } : null
}

function fieldOf(name: string, property: JsonSchema): EntryField | null {
  const { type, maxLength = 0 } = property
  if (type === 'integer' || type === 'number') return { name, kind: 'number', variants: [] }
  if (type === 'string') return { name, kind: maxLength >= longText ? 'long' : 'text', variants: [] }
  const variants = readEntries(property)
  return variants.length === 0 ? null : { name, kind: 'entries', variants }
}
