import { expect, test } from 'vitest'
import * as z from 'zod'

import { fitRecord } from './fit-record.ts'

const schema = z.object({
  name: z.string().nullable(),
  count: z.int(),
  list: z.array(z.object({ id: z.int(), note: z.string().nullable() })).nullable(),
  names: z.array(z.string()),
  nested: z.object({ deep: z.boolean().nullable() }).nullable(),
  free: z.record(z.string(), z.unknown()).nullable(),
})
const good = { name: 'x', count: 1, list: [{ id: 1, note: 'n' }], names: ['a'], nested: { deep: true }, free: {} }
const fit = (raw: Readonly<Record<string, unknown>>, missingListsAreEmpty = false) =>
  fitRecord(schema, raw, { missingListsAreEmpty })

test('a record that fits stays as it is', () => {
  expect(fit(good)).toEqual({ result: good, dropped: [], invalid: [], missing: [] })
})

test('unknown fields are dropped and named, at every depth', () => {
  const raw = {
    ...good,
    extra: 1,
    list: [
      { id: 1, note: null, more: 2 },
      { id: 2, note: null, more: 3 },
    ],
    nested: { deep: null, x: 1 },
  }
  const { result, dropped } = fit(raw)
  expect(dropped).toEqual(['extra', 'list[].more', 'nested.x'])
  expect(result).toMatchObject({
    list: [
      { id: 1, note: null },
      { id: 2, note: null },
    ],
    nested: { deep: null },
  })
  expect(result).not.toHaveProperty('extra')
})

test('what nobody gave is null, never a default', () => {
  const { result, missing } = fit({ list: [{ id: 1 }] })
  expect(result).toEqual({
    name: null,
    count: null,
    list: [{ id: 1, note: null }],
    names: null,
    nested: null,
    free: null,
  })
  expect(missing).toEqual(['name', 'count', 'names', 'nested', 'free'])
})

test('{} means null where no object is wanted', () => {
  const { result, invalid } = fit({ ...good, name: {}, list: [{ id: 1, note: {} }], nested: { deep: {} } })
  expect(result).toMatchObject({ name: null, list: [{ id: 1, note: null }], nested: { deep: null }, free: {} })
  expect(invalid).toEqual([])
})

test('a single object is not a list, a type name is not a value', () => {
  const { result, invalid } = fit({ ...good, list: { id: 1, note: null }, names: 'a', count: 'System.Int32' })
  expect(invalid).toEqual(['count', 'list', 'names'])
  expect(result).toMatchObject({ list: null, names: null, count: null })
})

test('when the answer was "there is none", lists are empty and numbers stay unknown', () => {
  expect(fit({}, true).result).toEqual({ name: null, count: null, list: [], names: [], nested: null, free: null })
})
