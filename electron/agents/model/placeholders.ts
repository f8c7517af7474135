import * as z from 'zod'

import { byForm, isTelling } from '../../../shared/domain/personal-forms.ts'
import { standInFor, standInPattern, type StandInKind } from '../../../shared/domain/stand-ins.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Stand-ins for what names people, files, devices or networks: the same value has the same one for a whole conversation. */
export type Placeholders = {
  /**
   * A result as it may leave the PC: every free text is a stand-in, numbers and words of closed lists stay. `kindOf` tells by the name of
   * a field what it names; null = it does not say.
   */
  hide(schema: z.ZodType, result: unknown, kindOf?: KindOf): unknown
  /** What a person wrote: what stands for somebody by its form, or is known from a result, is a stand-in there too. */
  hideText(text: string): string
  /** A text or the texts in a value with the originals again, for the PC and the person. */
  reveal<T>(value: T): T
}

type KindOf = (field: string) => StandInKind | null

export function createPlaceholders(): Placeholders {
  const stands = new Map<string, string>()
  const values = new Map<string, string>()
  const counts = new Map<StandInKind, number>()
  const standIn: StandIn = (text, kind) => {
    // An empty text and a stand-in say nothing of anybody.
    if (text === '') return text
    const known = stands.get(text)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    const made = standInFor(kind, count)
    counts.set(kind, count)
    stands.set(text, made)
    values.set(made, text)
    return made
  }
  const revealText = (text: string): string => text.replace(standInPattern, (whole) => values.get(whole) ?? whole)
  return {
    hide: (schema, result, kindOf = () => null) => {
      const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
      return hidden(shape, result, { standIn, kindOf, kind: 'name' })
    },
    hideText: (text) => {
      const kinds = new Map<string, StandInKind>(byForm(text).map(({ kind, value }) => [value, kind]))
      const found = [...kinds.keys(), ...stands.keys()].filter(isTelling)
      const longestFirst = [...new Set(found)].sort((one, other) => other.length - one.length)
      if (longestFirst.length === 0) return text
      // At once: a stand-in is not looked into again.
      const any = new RegExp(longestFirst.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'gu')
      return text.replace(any, (value) => standIn(value, kinds.get(value) ?? 'name'))
    },
    reveal: (value) => changed(value, revealText) as typeof value,
  }
}

type StandIn = (text: string, kind: StandInKind) => string
type Hiding = { readonly standIn: StandIn; readonly kindOf: KindOf; readonly kind: StandInKind }

function hidden(schema: JsonSchema, value: unknown, hiding: Hiding): unknown {
  const { standIn, kindOf, kind } = hiding
  if (typeof value === 'string') return isClosed(schema, value) ? value : standIn(value, kind)
  if (Array.isArray(value)) return value.map((element) => hidden(elementOf(schema), element, hiding))
  if (typeof value !== 'object' || value === null) return value
  const properties = choicesOf(schema).find((choice) => choice.properties !== undefined)?.properties ?? {}
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined
      // A key that the schema does not name can be a name itself, as in a table by device.
      const shownKey = known === undefined ? standIn(key, kind) : key
      const named = known === undefined ? kind : (kindOf(key) ?? 'name')
      return [shownKey, hidden(typeof known === 'object' ? known : {}, field, { standIn, kindOf, kind: named })]
    }),
  )
}

/** A word of a list that the program knows, or a time. */
function isClosed(schema: JsonSchema, value: string): boolean {
  return choicesOf(schema).some(
    (choice) =>
      choice.enum?.includes(value) === true ||
      choice.const === value ||
      (choice.format === 'date-time' && isTime.test(value)),
  )
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

function elementOf(schema: JsonSchema): JsonSchema {
  const items = choicesOf(schema).find((choice) => choice.items !== undefined)?.items
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}

function choicesOf(schema: JsonSchema): readonly JsonSchema[] {
  const inner = schema.anyOf ?? schema.oneOf
  return inner === undefined ? [schema] : inner.flatMap(choicesOf)
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((element) => changed(element, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [change(key), changed(field, change)]))
}
