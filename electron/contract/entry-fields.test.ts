import { expect, test } from 'vitest'
import * as z from 'zod'

import { readEntries } from './entry-fields.ts'

const schema = (of: z.ZodType) => z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' })

test('entries of several kinds are filled in by what each of them needs, also one inside the other', () => {
  const lines = z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('insert'), before: z.int(), text: z.string().max(5_000) }),
      z.strictObject({ kind: z.literal('delete'), from: z.int() }),
    ]),
  )
  const variants = [
    {
      fixed: { kind: 'insert' },
      fields: [
        { name: 'before', kind: 'number', variants: [] },
        { name: 'text', kind: 'long', variants: [] },
      ],
    },
    { fixed: { kind: 'delete' }, fields: [{ name: 'from', kind: 'number', variants: [] }] },
  ]
  expect(readEntries(schema(lines))).toEqual(variants)
  const files = z.array(z.strictObject({ path: z.string().max(260), lines }))
  expect(readEntries(schema(files))).toEqual([
    {
      fixed: {},
      fields: [
        { name: 'path', kind: 'text', variants: [] },
        { name: 'lines', kind: 'entries', variants },
      ],
    },
  ])
})

test('what a person cannot fill in whole is not offered', () => {
  expect(readEntries(schema(z.array(z.strictObject({ path: z.string().optional() }))))).toEqual([])
  expect(readEntries(schema(z.array(z.strictObject({ at: z.record(z.string(), z.string()) }))))).toEqual([])
  expect(readEntries(schema(z.array(z.string())))).toEqual([])
})
