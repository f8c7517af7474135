import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { createPlaceholders } from './placeholders.ts'

const schema = z.object({
  state: z.enum(['running', 'stopped']),
  count: z.int(),
  at: z.iso.datetime().nullable(),
  owner: z.string().nullable(),
  devices: z.array(z.object({ name: z.string(), kind: z.enum(['usb', 'net']), notes: z.array(z.string()) })),
  byName: z.record(z.string(), z.number()),
})

const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.constantFrom('김민수', '王小明', 'Kim’s PC', 'C:\\Users\\kim\\문서', '財務部-印表機', '<name-1>', 'running'),
)
const record = fc.record({
  state: fc.constantFrom('running', 'stopped'),
  count: fc.integer(),
  at: fc.constantFrom('2026-01-02T03:04:05Z', null),
  owner: fc.option(name, { nil: null }),
  devices: fc.array(fc.record({ name, kind: fc.constantFrom('usb', 'net'), notes: fc.array(name, { maxLength: 3 }) }), {
    maxLength: 4,
  }),
  byName: fc.dictionary(name, fc.integer(), { maxKeys: 3 }),
})

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]) => [key, ...textsIn(field)])
}

const known = new Set([
  ...['state', 'count', 'at', 'owner', 'devices', 'byName', 'name', 'kind', 'notes'],
  ...['running', 'stopped', 'usb', 'net', '2026-01-02T03:04:05Z', ''],
])

test('no text of a record leaves but words of closed lists, and all of it comes back', () => {
  fc.assert(
    fc.property(record, (value) => {
      const placeholders = createPlaceholders()
      const sent = placeholders.hide(schema, value)
      for (const text of textsIn(sent)) expect(known.has(text) || /^<name-\d+>$/.test(text)).toBe(true)
      expect(placeholders.reveal(sent)).toEqual(value)
    }),
  )
})

test('a value keeps its stand-in, in every result', () => {
  const placeholders = createPlaceholders()
  const one = placeholders.hide(z.object({ owner: z.string() }), { owner: '김민수' })
  const two = placeholders.hide(z.object({ user: z.string() }), { user: '김민수' })
  expect([one, two]).toEqual([{ owner: '<name-1>' }, { user: '<name-1>' }])
  expect(placeholders.reveal('It belongs to <name-1>, not to <name-7>.')).toBe('It belongs to 김민수, not to <name-7>.')
})

test('a word of a closed list that stands where a name belongs is a name', () => {
  const placeholders = createPlaceholders()
  expect(placeholders.hide(schema.pick({ owner: true, state: true }), { owner: 'running', state: 'running' })).toEqual({
    owner: '<name-1>',
    state: 'running',
  })
})

test('a stand-in says what it stands for, by its field or its form, and each kind counts for itself', () => {
  const placeholders = createPlaceholders()
  const kinds: Readonly<Record<string, 'person' | 'computer'>> = { owner: 'person', user: 'person', host: 'computer' }
  const shape = z.object({ owner: z.string(), host: z.string(), user: z.string(), note: z.array(z.string()) })
  const result = { owner: 'Kim', host: 'PC-7', user: 'Lee', note: ['door'] }
  const hidden = placeholders.hide(shape, result, (field) => kinds[field] ?? null)
  expect(hidden).toEqual({ owner: '<person-1>', host: '<computer-1>', user: '<person-2>', note: ['<name-1>'] })
  expect(placeholders.hideText('Lee at PC-7 lost plan.xlsx to 192.168.1.9')).toBe(
    '<person-2> at <computer-1> lost <file-1> to <address-1>',
  )
  expect(placeholders.reveal({ answer: '<person-2> uses <computer-1>, <file-1>' })).toEqual({
    answer: 'Lee uses PC-7, plan.xlsx',
  })
  expect(placeholders.reveal(hidden)).toEqual(result)
})
