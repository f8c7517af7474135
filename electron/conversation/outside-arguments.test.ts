import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { endedCalls } from '../../test/fakes/ended-calls.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { CallCard, ChecksItem, Item } from './items.ts'
import { isTainted, outsideArguments, textsRead, type ReadingDeps } from './outside-arguments.ts'

const untrusted = fakeTool({ name: 'reads_names', placement: { ...fakeTool({}).placement, untrusted: true } })
const typed = fakeTool({ name: 'reads_numbers' })

const base = { id: 'i', at: 0 }
const complaint = (text: string): Item => ({ ...base, kind: 'complaint', text })
const model = { ...base, kind: 'model' } as Item
const checks = (...tools: readonly string[]): Item =>
  ({
    ...base,
    kind: 'checks',
    known: {},
    cards: tools.map((tool) => ({ tool, callId: tool, endedAt: 1 }) as CallCard),
  }) as unknown as ChecksItem

type Kept = { readonly result?: unknown; readonly caller?: string; readonly args?: unknown }

function endedCall({ result = {}, caller = 'planner', args = {} }: Kept): EndedCall {
  const call = { state: 'succeeded', result, caller: { kind: caller, role: 'ai_agent' }, args }
  return call as unknown as EndedCall
}

function reading(
  kept: Readonly<Record<string, Kept>>,
): ReadingDeps & { readonly history: ReturnType<typeof endedCalls> } {
  const tools: readonly Tool[] = [untrusted, typed]
  return {
    registry: { find: (name) => tools.find((tool) => tool.name === name) ?? null },
    history: endedCalls(new Map(Object.entries(kept).map(([callId, one]) => [callId, endedCall(one)]))),
  }
}

describe('whether others can have written what an item holds', () => {
  test.each([
    ['a complaint', complaint('it hangs'), false],
    ['a check of numbers', checks('reads_numbers'), false],
    ['a check of names', checks('reads_numbers', 'reads_names'), true],
    ['a check that is not known any more', checks('is_gone'), true],
    ['the words of a model', model, true],
  ] as const)('%s: %s', (_what, item, expected) => {
    expect(isTainted(item, reading({}))).toBe(expected)
  })
})

test('nothing had a say where no model took part, or it has read numbers alone', async () => {
  const deps = reading({ reads_names: {}, reads_numbers: {} })
  expect(await textsRead([complaint('x'), checks('reads_names')], deps)).toBeNull()
  expect(await textsRead([complaint('x'), checks('reads_numbers'), model], deps)).toBeNull()
  expect(await textsRead([complaint('x'), checks('reads_names'), model], deps)).not.toBeNull()
})

test('texts of what others can write count, and so does what a model made of them; those of other checks do not', async () => {
  const deps = reading({
    reads_names: { result: { names: ['Floor 2'] } },
    reads_numbers: { result: { mode: 'Automatic' }, caller: 'model', args: { file: 'run-me.exe' } },
  })
  const texts = await textsRead([complaint('it hangs'), checks('reads_names', 'reads_numbers'), model], deps)
  expect(texts).toEqual({ own: ['it hangs'], outside: ['names', 'Floor 2', 'run-me.exe'], isWhole: true })
})

test('however many checks were run, the history is read once', async () => {
  const deps = reading({ reads_names: {}, reads_numbers: {} })
  const many = Array.from({ length: 50 }, () => checks('reads_names', 'reads_numbers'))
  await textsRead([complaint('x'), ...many, model], deps)
  expect(deps.history.read).toHaveLength(1)
})

test('what was read and is not kept any more can have held anything', async () => {
  const texts = await textsRead([complaint('stop Word'), checks('reads_names'), model], reading({}))
  if (texts === null) throw new Error('nothing was read')
  const tool = { args: () => z.strictObject({ name: z.string(), count: z.int(), how: z.enum(['soft', 'hard']) }) }
  expect(outsideArguments(tool, { name: 'Excel', count: 3, how: 'hard' }, texts)).toEqual(['name'])
  expect(outsideArguments(tool, { name: 'word', count: 3, how: 'hard' }, texts)).toEqual([])
})

test('a list is marked for one of its texts', () => {
  const tool = { args: () => z.strictObject({ files: z.array(z.string()), folder: z.string() }) }
  const texts = { own: [], outside: ['open Budget.xlsx first'], isWhole: true }
  expect(outsideArguments(tool, { files: ['a.txt', 'Budget.xlsx'], folder: 'C:/Temp' }, texts)).toEqual(['files'])
})
