import * as z from 'zod'
import { expect, test } from 'vitest'

import { personalFields } from '../../electron/report/personal-fields.ts'
import { loadTools } from '../../electron/registry/folders.ts'

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
}

/** Names of the fields that can hold any text: not those of a fixed set of words or of times. */
function freeTexts(schema: JsonSchema, name: string): readonly string[] {
  const types = [schema.type ?? []].flat()
  const isFree = types.includes('string') && !schema.enum && schema.const === undefined && !schema.format
  const inner = Object.entries(schema.properties ?? {}).flatMap(([field, one]) => freeTexts(one, field))
  const more = typeof schema.additionalProperties === 'object' ? freeTexts(schema.additionalProperties, name) : []
  const listed = schema.items ? freeTexts(schema.items, name) : []
  return [
    ...(isFree ? [name] : []),
    ...(schema.anyOf ?? []).flatMap((one) => freeTexts(one, name)),
    ...inner,
    ...more,
    ...listed,
  ]
}

const fields = new Set(
  loadTools()
    .filter(({ placement }) => placement.securityLevel === 'pii')
    .flatMap((tool) =>
      freeTexts(z.toJSONSchema(tool.result(), { io: 'output', unrepresentable: 'any' }) as JsonSchema, ''),
    ),
)

test('of every text that a personal result can hold it is decided whether a report hides it', () => {
  expect([...fields].filter((field) => !Object.hasOwn(personalFields, field))).toEqual([])
})

test('no decision is about a field that no result has', () => {
  expect(Object.keys(personalFields).filter((field) => !fields.has(field))).toEqual([])
})
