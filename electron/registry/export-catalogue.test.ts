import { expect, test } from 'vitest'
import * as z from 'zod'

import { utcTimeText, text } from '../contract/argument-schemas.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { loadTools } from './folders.ts'
import { shapeLines } from '../contract/shape-lines.ts'
import { shapeOfSchema } from '../contract/shape-of-schema.ts'

test('a result becomes one line a field, with lists, units and what can be null', () => {
  const schema = z.object({
    name: z.string().nullable(),
    freeBytes: z.int().describe('B'),
    state: z.enum(['on', 'off']),
    jobs: z.array(z.object({ since: z.iso.datetime(), pages: z.int().nullable() })),
    tags: z.array(z.string()),
  })
  expect(shapeLines(shapeOfSchema(schema))).toEqual([
    'name:string?:',
    'freeBytes:integer:B',
    'state:enum(on|off):',
    'jobs[]:object:',
    'jobs[].since:datetime:',
    'jobs[].pages:integer?:',
    'tags[]:string:',
  ])
})

test('arguments keep their limits; a pattern is readable without Unicode classes', () => {
  const [sample] = loadTools()
  if (!sample) throw new Error('no tools')
  const title = { en: 'x', ko: 'x', zh: 'x' }
  const args = () =>
    z.strictObject({
      name: text(/^[^\p{Cc}]+$/u, 20),
      since: utcTimeText().nullable().default(null),
      days: z.int().min(1).max(9).default(3),
    })
  const texts = { ...sample.texts, arguments: { name: title, since: title, days: title } }
  const { tools } = exportCatalogue([{ ...sample, args, texts }]) as {
    readonly tools: readonly { readonly args: unknown }[]
  }
  const common = { user_visible: true, description: 'x' }
  expect(tools[0]?.args).toEqual([
    {
      name: 'name',
      type: 'string',
      pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]+$`,
      max_length: 20,
      required: true,
      default: null,
      ...common,
    },
    expect.objectContaining({ name: 'since', type: 'datetime', required: false, default: null }),
    { name: 'days', type: 'integer', min: 1, max: 9, required: false, default: 3, ...common },
  ])
})

test('every tool is there, whole, and survives JSON', () => {
  const exported = exportCatalogue(loadTools())
  expect(JSON.parse(JSON.stringify(exported))).toEqual(exported)
  expect((exported['tools'] as readonly { name: string }[]).map(({ name }) => name)).toEqual(
    loadTools().map(({ name }) => name),
  )
})
