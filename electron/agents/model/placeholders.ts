import * as z from 'zod'

import { byForm, isTelling } from '../../../shared/domain/personal-forms.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Stand-ins for what names people, files, devices or networks: the same value has the same one for a whole conversation. */
export type Placeholders = {
  /** A result as it may leave the PC: every free text is a stand-in, numbers and words of closed lists stay. */
  hide(schema: z.ZodType, result: unknown): unknown
  /** What a person wrote: what stands for somebody by its form, or is known from a result, is a stand-in there too. */
  hideText(text: string): string
  /** A text or the texts in a value with the originals again, for the PC and the person. */
  reveal<T>(value: T): T
}

const standIn = /\[pii-(\d{1,6})\]/g

export function createPlaceholders(): Placeholders {
  const numbers = new Map<string, number>()
  const values: string[] = []
  const standInFor = (text: string): string => {
    // An empty text and a stand-in say nothing of anybody.
    if (text === '') return text
    const known = numbers.get(text) ?? values.push(text)
    numbers.set(text, known)
    return `[pii-${known.toString()}]`
  }
  const revealText = (text: string): string =>
    text.replace(standIn, (whole, number: string) => values[Number(number) - 1] ?? whole)
  return {
    hide: (schema, result) => {
      const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
      return hidden(shape, result, standInFor)
    },
    hideText: (text) => {
      const found = [...byForm(text).map(({ value }) => value), ...values].filter(isTelling)
      const longestFirst = [...new Set(found)].sort((one, other) => other.length - one.length)
      if (longestFirst.length === 0) return text
      // At once: a stand-in is not looked into again.
      const any = new RegExp(longestFirst.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'gu')
      return text.replace(any, standInFor)
    },
    reveal: (value) => changed(value, revealText) as typeof value,
  }
}

function hidden(schema: JsonSchema, value: unknown, standInFor: (text: string) => string): unknown {
  if (typeof value === 'string') return isClosed(schema, value) ? value : standInFor(value)
  if (Array.isArray(value)) return value.map((element) => hidden(elementOf(schema), element, standInFor))
  if (typeof value !== 'object' || value === null) return value
  const properties = choicesOf(schema).find((choice) => choice.properties !== undefined)?.properties ?? {}
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined
      // A key that the schema does not name can be a name itself, as in a table by device.
      const shownKey = known === undefined ? standInFor(key) : key
      return [shownKey, hidden(typeof known === 'object' ? known : {}, field, standInFor)]
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
