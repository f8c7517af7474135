import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { FixBinding } from './finding-rule.ts'
import { checkBinding } from './check-binding.ts'

const row = z.strictObject({
  pid: z.int(),
  load: z.number().nullable(),
  name: z.string(),
  state: z.enum(['on', 'off', 'odd']),
})
const check = fakeTool({
  name: 'fake_check',
  args: z.strictObject({ wanted: z.string().default('x') }),
  result: z.strictObject({ rows: z.array(row).nullable(), main: z.int() }),
})
const list = fakeTool({
  name: 'fake_list',
  args: z.strictObject({ top: z.int().max(100).default(10) }),
  result: z.strictObject({ processes: z.array(row).nullable() }),
})
const fix = fakeTool({
  name: 'fake_fix',
  kind: 'remediation',
  args: z.strictObject({
    pid: z.int(),
    name: z.string().optional(),
    state: z.enum(['on', 'off']).default('on'),
    dryRun: z.boolean().default(true),
  }),
})
const tools = [check, list, fix]
const askWhat = { en: 'Which?', ko: '무엇?', zh: '哪个？' }

function problems(binding: FixBinding): readonly string[] {
  return checkBinding(binding, { tool: check, fix, toolNamed: (name) => tools.find((tool) => tool.name === name) })
}

describe('checkBinding', () => {
  test.each<[string, FixBinding]>([
    ['values of the record', { args: { pid: 'main', name: 'args.wanted' } }],
    [
      'an element',
      {
        each: 'rows',
        where: 'it.load > 1 && count(rows, it.pid == el.pid) == 1',
        best: 'it.load',
        limit: 3,
        args: { pid: 'it.pid' },
      },
    ],
    [
      'another check',
      {
        via: 'fake_list',
        viaArgs: { top: '100' },
        each: 'processes',
        where: 'any(fake_check.rows, it.pid == el.pid)',
        args: { pid: 'it.pid', name: 'it.name' },
      },
    ],
    [
      'a narrowed choice',
      { each: 'rows', where: "it.pid > 1 && it.state in ['on', 'off']", args: { pid: 'it.pid', state: 'it.state' } },
    ],
    ['a question', { ask: true, askWhat, args: {} }],
  ])('accepts %s', (_name, binding) => {
    expect(problems(binding)).toEqual([])
  })

  test.each<[string, FixBinding]>([
    ['nothing fills pid', { args: {} }],
    ['where, best and limit need each', { where: 'main > 1', args: { pid: 'main' } }],
    ['viaArgs without via', { viaArgs: { wanted: "'a'" }, args: { pid: 'main' } }],
    ['ask and askWhat go together', { ask: true, args: { pid: 'main' } }],
    ['askWhat is a question', { ask: true, askWhat: { ...askWhat, zh: '程序' }, args: {} }],
    ['limit', { each: 'rows', limit: 0, args: { pid: 'it.pid' } }],
    ['dryRun is never bound: the preview comes first', { args: { pid: 'main', dryRun: 'false' } }],
    ['via fake_fix is no other diagnostic', { via: 'fake_fix', args: { pid: '1' } }],
    ['via fake_check is no other diagnostic', { via: ['fake_check'], args: { pid: '1' } }],
    ['fake_list has no argument size', { via: 'fake_list', viaArgs: { size: '1' }, args: { pid: '1' } }],
    ['top refuses 101', { via: 'fake_list', viaArgs: { top: '101' }, args: { pid: '1' } }],
    ['each is no list: main', { each: 'main', args: { pid: '1' } }],
    ['best is no number', { each: 'rows', best: 'it.name', args: { pid: 'it.pid' } }],
    ['fake_fix has no argument other', { args: { pid: 'main', other: '1' } }],
    ['pid wants integer, it.load is number', { each: 'rows', args: { pid: 'it.load' } }],
    ["pid refuses 'a'", { args: { pid: "'a'" } }],
    ['where must limit it.state to on|off', { each: 'rows', args: { pid: 'it.pid', state: 'it.state' } }],
    [
      'where must limit it.state to on|off',
      { each: 'rows', where: "it.state in ['on', 'odd']", args: { pid: 'it.pid', state: 'it.state' } },
    ],
    ['unknown field it.id in: it.id', { each: 'rows', args: { pid: 'it.id' } }],
  ])('finds: %s', (problem, binding) => {
    expect(problems(binding)).toEqual([problem])
  })
})
