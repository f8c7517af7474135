import { expect, test } from 'vitest'
import * as z from 'zod'

import { checkCondition } from '../../shared/condition/check.ts'
import { readPath, unitOf } from '../../shared/condition/shape.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { conditionShape, proofShape, shapeOfSchema } from './shape-of-schema.ts'

test.each<[string, z.ZodType, unknown]>([
  ['integer with unit', z.int().describe('B'), { type: 'integer', unit: 'B' }],
  ['integer with limits', z.int().min(0).max(9).meta({ description: 'files' }), { type: 'integer', unit: 'files' }],
  ['nullable after the unit', z.number().describe('%').nullable(), { type: 'number', unit: '%', optional: true }],
  ['nullable before the unit', z.number().nullable().describe('%'), { type: 'number', unit: '%', optional: true }],
  ['date and time', z.iso.datetime().nullable(), { type: 'datetime', optional: true }],
  ['text with a pattern', z.string().regex(/^a$/), { type: 'string' }],
  ['boolean with default', z.boolean().default(true), { type: 'boolean' }],
  ['enum', z.enum(['x', 'y']).nullable(), { type: 'enum', values: ['x', 'y'], optional: true }],
  ['literal', z.literal('x'), { type: 'enum', values: ['x'] }],
  ['literals', z.union([z.literal('x'), z.enum(['y', 'z'])]), { type: 'enum', values: ['x', 'y', 'z'] }],
  ['mixed union', z.union([z.string(), z.int()]).nullable(), { type: 'any', optional: true }],
  [
    'list',
    z.array(z.int().describe('ms')).nullable(),
    { type: 'list', element: { type: 'integer', unit: 'ms' }, optional: true },
  ],
  ['record', z.record(z.string(), z.int()), { type: 'any' }],
  ['unknown', z.unknown(), { type: 'any' }],
  ['date object', z.date(), { type: 'any' }],
])('%s', (_name, schema, shape) => {
  expect(shapeOfSchema(schema)).toEqual(shape)
})

test('objects keep their fields; optional ones are optional', () => {
  const schema = z.strictObject({
    volumes: z.array(z.strictObject({ drive: z.string(), freePct: z.number().nullable().describe('%') })).nullable(),
    note: z.string().optional(),
  })
  const shape = shapeOfSchema(schema)
  expect(readPath(shape, 'volumes[].drive')).toEqual({ type: 'string' })
  expect(unitOf(shape, 'volumes[].freePct')).toBe('%')
  expect(readPath(shape, 'note')).toEqual({ type: 'string', optional: true })
})

test('conditions of a tool read its result, its arguments and what was unavailable', () => {
  const tool = fakeTool({ args: z.strictObject({ min: z.int() }), result: z.strictObject({ free: z.int() }) })
  const shape = conditionShape(tool)
  expect(checkCondition('free < args.min && count(unavailable) == 0', shape)).toEqual([])
  expect(checkCondition('fre < args.min', shape)).toHaveLength(1)
})

test('a proof compares two records of the evidence check', () => {
  const evidence = fakeTool({ result: z.strictObject({ free: z.int() }) })
  const fix = fakeTool({ args: z.strictObject({ name: z.string() }), result: z.strictObject({ moved: z.int() }) })
  const source = "after.free > before.free && result.moved > 0 && args.name != 'x' && count(after.unavailable) == 0"
  expect(checkCondition(source, proofShape(fix, evidence))).toEqual([])
  expect(checkCondition('after.moved > 0', proofShape(fix, evidence))).toHaveLength(1)
  expect(checkCondition('after.whatever > 0', proofShape(fix, null))).toEqual([])
})
