import { expect, test } from 'vitest'
import * as z from 'zod'

import { freeArguments } from './free-arguments.ts'
import { loadTools } from '../registry/folders.ts'

const freeOf = (shape: z.ZodRawShape): readonly string[] => [...freeArguments({ args: () => z.strictObject(shape) })]

test('what can be longer than a name is free text, wherever it stands', () => {
  const shape = {
    line: z.string().max(4_000),
    open: z.string(),
    perhaps: z.string().max(261).nullable().default(null),
    list: z.array(z.string().max(500)),
    headers: z.record(z.string(), z.string().max(4_000)),
    body: z.union([z.record(z.string(), z.unknown()), z.string().max(10)]),
    any: z.unknown(),
  }
  expect(freeOf(shape)).toEqual(Object.keys(shape))
})

test('names, numbers and words of a list are none', () => {
  const shape = {
    path: z.string().max(260),
    names: z.array(z.string().max(253)),
    word: z.enum(['one', 'two']),
    count: z.int(),
    sure: z.boolean(),
    perhaps: z.string().max(80).nullable(),
  }
  expect(freeOf(shape)).toEqual([])
})

test('every command, address and message that a tool takes counts', () => {
  const asked = loadTools().filter(({ access }) => access.risk !== 'safe')
  const found = asked.flatMap((tool) => [...freeArguments(tool).keys()])
  for (const name of ['command', 'url', 'body', 'headers', 'text']) expect(found).toContain(name)
})
