import * as fc from 'fast-check'
import * as z from 'zod'
import { expect, test } from 'vitest'

import { hidden, lineText, utcTimeText } from './argument-schemas.ts'
import { argumentFields, enteredArguments, valuesEntered } from './entered-arguments.ts'

const tool = {
  args: () =>
    z.strictObject({
      name: lineText(10),
      hours: z.int().min(24).max(96).default(72).describe('h'),
      mode: z.enum(['scan', 'repair']).default('scan'),
      keep: z.boolean().default(true),
      names: z.array(lineText(5)).default([]),
      since: utcTimeText().nullable().default(null),
      pid: hidden(z.int().min(8).default(8)),
    }),
}
const ok = (entered: Record<string, string>) => {
  const read = enteredArguments(tool, entered)
  return read.ok ? read.args : read.faults
}

test('text becomes what the schema asks for, and what is empty is left to its usual value', () => {
  const entered = { name: ' HP ', hours: '48', mode: 'repair', keep: 'false', names: 'a, b\nc', since: '' }
  expect(ok(entered)).toEqual({
    ...{ name: 'HP', hours: 48, mode: 'repair', keep: false },
    ...{ names: ['a', 'b', 'c'], since: null },
  })
  expect(ok({ name: 'HP', hours: ' ', names: '' })).toEqual({ name: 'HP' })
})

test('a day begins at midnight of this PC', () => {
  const { since } = ok({ name: 'x', since: '2026-03-01' }) as { readonly since: string }
  expect(new Date(since)).toEqual(new Date(2026, 2, 1))
  expect(ok({ name: 'x', since: 'yesterday' })).toEqual([{ field: 'since', problem: 'form' }])
})

test('each wrong field is told once, in the order of the schema, and never with its value', () => {
  expect(ok({ hours: '5', mode: 'erase', names: 'far too long' })).toEqual([
    { field: 'name', problem: 'missing' },
    { field: 'hours', problem: 'number', min: 24, max: 96 },
    { field: 'mode', problem: 'form' },
    { field: 'names', problem: 'form' },
  ])
  expect(ok({ name: 'longer than ten', hours: '1e3' })).toEqual([
    { field: 'name', problem: 'too_long', limit: 10 },
    { field: 'hours', problem: 'number', min: 24, max: 96 },
  ])
  expect(ok({ name: 'x', other: '1' })).toEqual([{ field: 'other', problem: 'unknown' }])
})

test('a field says its kind, its unit, its limits and what usually stands there', () => {
  const fields = argumentFields(tool)
  expect(fields.get('hours')).toMatchObject({ kind: 'number', unit: 'h', min: 24, max: 96, usual: '72' })
  expect(fields.get('name')).toMatchObject({ kind: 'text', isRequired: true, usual: '', unit: null })
  expect(fields.get('since')).toMatchObject({ kind: 'date', isNullable: true })
  expect(fields.get('names')).toMatchObject({ kind: 'list', usual: '' })
  expect(fields.get('pid')).toMatchObject({ isHidden: true })
  expect(fields.get('mode')).toMatchObject({ kind: 'choice', choices: ['scan', 'repair'] })
})

test('whatever is typed, what is taken fits the schema', () => {
  const names = ['name', 'hours', 'mode', 'keep', 'names', 'since', 'pid'] as const
  const anyEntered = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 12 }))
  fc.assert(
    fc.property(anyEntered, (entered) => {
      const read = enteredArguments(tool, entered)
      if (read.ok) expect(tool.args().safeParse(read.args).success).toBe(true)
      else expect(read.faults.length).toBeGreaterThan(0)
    }),
  )
})

test('a name that the schema does not know stays, so that whoever judges the call can refuse it', () => {
  expect(valuesEntered(tool, { nmae: 'x', hours: '48' })).toEqual({ nmae: 'x', hours: 48 })
})
