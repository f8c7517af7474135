import { expect, test } from 'vitest'
import * as z from 'zod'

import { hidden } from '../../contract/argument-schemas.ts'
import { loadTools } from '../../registry/folders.ts'
import { portableSchema, type PortableSchema } from './portable-schema.ts'

const understood = [
  'type',
  'description',
  'enum',
  'minimum',
  'maximum',
  'items',
  'properties',
  'required',
  'additionalProperties',
]
const types = ['object', 'array', 'string', 'integer', 'number', 'boolean']

function partsOf(schema: PortableSchema): readonly PortableSchema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  return [schema, ...inside.flatMap(partsOf)]
}

test.each(loadTools().map((tool) => [tool.name, tool] as const))(
  '%s is told in what every endpoint reads',
  (_name, tool) => {
    const schema = portableSchema(tool.args())
    for (const part of partsOf(schema)) {
      expect(understood).toEqual(expect.arrayContaining(Object.keys(part)))
      expect(types).toContain(part.type)
      if (part.minimum !== undefined || part.maximum !== undefined) expect(part.type).toBe('integer')
      if (part.type === 'object') expect(part.additionalProperties).toBe(false)
    }
  },
)

test('limits that servers do not read stand in words', () => {
  const schema = z.strictObject({
    name: z
      .string()
      .min(2)
      .max(40)
      .regex(/^[a-z]+$/),
    share: z.number().min(0).max(1).default(0.5),
    count: z.int().min(1).max(9).optional(),
    kind: z.enum(['a', 'b']).nullable().default(null),
    many: z.array(z.enum(['x', 'y'])).max(3),
  })
  expect(portableSchema(schema, { name: 'Name of the service.' })).toEqual({
    type: 'object',
    properties: {
      name: {
        type: 'string',
        description: 'Name of the service. At least 2 characters. At most 40 characters. Must match ^[a-z]+$',
      },
      share: { type: 'number', description: 'Default: 0.5. At least 0. At most 1.' },
      count: { type: 'integer', minimum: 1, maximum: 9 },
      kind: { type: 'string', enum: ['a', 'b'] },
      many: { type: 'array', description: 'At most 3 entries.', items: { type: 'string', enum: ['x', 'y'] } },
    },
    required: ['name', 'many'],
    additionalProperties: false,
  })
})

test('what only the program fills in is not told', () => {
  const schema = z.strictObject({ shown: z.string(), kept: hidden(z.string()), also: hidden(z.string()).optional() })
  expect(Object.keys(portableSchema(schema).properties ?? {})).toEqual(['shown'])
})
