import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import { createConditions } from '../../shared/condition/evaluate.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { FixBinding } from '../contract/finding-rule.ts'
import { type BindingResult, createBinder, type RunCheck } from './bindings.ts'

const check = fakeTool({ name: 'fake_check' })
const fix = fakeTool({
  name: 'fake_fix',
  kind: 'remediation',
  args: z.strictObject({ pid: z.int().min(1), name: z.string().max(8).default('all'), force: z.boolean().optional() }),
})
const binder = createBinder({ conditions: createConditions() })
const askWhat = { en: 'which', ko: 'which', zh: 'which' }
const noCheck: RunCheck = () => Promise.reject(new Error('no check is expected'))

type Situation = {
  readonly result?: Readonly<Record<string, unknown>>
  readonly args?: Readonly<Record<string, unknown>>
  readonly runCheck?: RunCheck
}

function resolve(binding: FixBinding | null, situation: Situation = {}): Promise<BindingResult> {
  const bind = binding === null ? {} : { bind: { fake_fix: binding } }
  const rule = { id: 'found', severity: 'problem', when: 'true', suggests: ['fake_fix'], ...bind } as const
  const record = { result: situation.result ?? {}, unavailable: [] }
  const request = { rule, tool: check, fix, record, args: situation.args ?? {}, nowMs: 0 }
  return binder.resolve(request, situation.runCheck ?? noCheck)
}

function notOffered(reason: string): BindingResult {
  return { kind: 'none', error: { code: 'binding_missing', data: { tool: 'fake_fix', finding: 'found', reason } } }
}

describe('one set of arguments', () => {
  test('comes from the record, the arguments and literals', async () => {
    const binding = { args: { pid: 'main.pid', name: 'args.name', force: 'true' } }
    const result = await resolve(binding, { result: { main: { pid: 4 } }, args: { name: 'a' } })
    expect(result).toEqual({ kind: 'proposals', proposals: [{ pid: 4, name: 'a', force: true }] })
  })

  test('an unknown value leaves an argument to its default, but never a required one', async () => {
    expect(await resolve({ args: { pid: '4', name: 'x' } })).toEqual({ kind: 'proposals', proposals: [{ pid: 4 }] })
    expect(await resolve({ args: { pid: 'x' } })).toEqual(notOffered('value_unknown'))
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['out of range', { pid: '0' }],
    ['of the wrong type', { pid: "'4'" }],
    ['too long', { pid: '4', name: "'123456789'" }],
    ['for no argument', { pid: '4', other: '1' }],
  ])('a value %s is refused', async (_name, args) => {
    expect(await resolve({ args })).toEqual(notOffered('value_refused'))
  })

  test('a required argument that nobody fills is told', async () => {
    expect(await resolve({ args: { name: "'a'" } })).toEqual(notOffered('argument_missing'))
    expect(await resolve(null)).toEqual(notOffered('argument_missing'))
  })

  test('a fix without required arguments needs no binding', async () => {
    const rule = { id: 'found', severity: 'problem', when: 'true' } as const
    const request = { rule, tool: check, fix: check, record: { result: {}, unavailable: [] }, args: {}, nowMs: 0 }
    expect(await binder.resolve(request, noCheck)).toEqual({ kind: 'proposals', proposals: [{}] })
  })

  test('null is a value where the schema wants it', async () => {
    const nullable = fakeTool({ name: 'fake_fix', args: z.strictObject({ note: z.string().nullable() }) })
    const rule = { id: 'found', severity: 'info', when: 'true', bind: { fake_fix: { args: { note: 'x' } } } } as const
    const request = { rule, tool: check, fix: nullable, record: { result: {}, unavailable: [] }, args: {}, nowMs: 0 }
    expect(await binder.resolve(request, noCheck)).toEqual({ kind: 'proposals', proposals: [{ note: null }] })
  })
})

describe('each element', () => {
  const rows = [
    { pid: 1, load: 5, old: true },
    { pid: 2, load: null, old: true },
    { pid: 3, load: 9, old: true },
    { pid: 4, load: 9, old: null },
    { pid: 5, load: 9, old: true },
  ]
  const args = { pid: 'it.pid' }

  test('the first fitting one, or as many as the limit says, best first and unknown last', async () => {
    const binding = { each: 'rows', where: 'it.old == true', args }
    expect(await resolve(binding, { result: { rows } })).toEqual({ kind: 'proposals', proposals: [{ pid: 1 }] })
    const ranked = await resolve({ ...binding, best: 'it.load', limit: 9 }, { result: { rows } })
    expect(ranked).toEqual({ kind: 'proposals', proposals: [{ pid: 3 }, { pid: 5 }, { pid: 1 }, { pid: 2 }] })
  })

  test('no element and an unreadable list are told apart', async () => {
    expect(await resolve({ each: 'rows', where: 'it.pid > 9', args }, { result: { rows } })).toEqual(
      notOffered('no_element'),
    )
    expect(await resolve({ each: 'rows', args }, { result: { rows: null } })).toEqual(notOffered('unreadable'))
  })

  test('inside a list function the outer element is el', async () => {
    const binding = { each: 'rows', where: 'any(hot, it == el.pid)', args }
    expect(await resolve(binding, { result: { rows, hot: [5] } })).toEqual({
      kind: 'proposals',
      proposals: [{ pid: 5 }],
    })
  })

  test('unusable elements are left out and equal calls are offered once', async () => {
    const mixed = { rows: [{ pid: 0 }, { pid: 7 }, { pid: null }, { pid: 7 }] }
    const result = await resolve({ each: 'rows', limit: 4, args }, { result: mixed })
    expect(result).toEqual({ kind: 'proposals', proposals: [{ pid: 7 }] })
  })

  test('takes at most the limit, from the fitting elements, in descending order', async () => {
    const element = fc.record({ pid: fc.integer({ min: 1, max: 99 }), load: fc.option(fc.integer(), { nil: null }) })
    const property = fc.asyncProperty(fc.array(element), fc.integer({ min: 1, max: 5 }), async (list, limit) => {
      const binding = { each: 'rows', where: 'it.pid < 50', best: 'it.load', limit, args }
      const result = await resolve(binding, { result: { rows: list } })
      const expected = list
        .filter(({ pid }) => pid < 50)
        .sort((a, b) => (b.load ?? -Infinity) - (a.load ?? -Infinity) || 0)
        .slice(0, limit)
      const pids = [...new Set(expected.map(({ pid }) => pid))]
      if (pids.length === 0) expect(result.kind).toBe('none')
      else expect(result).toEqual({ kind: 'proposals', proposals: pids.map((pid) => ({ pid })) })
    })
    await fc.assert(property)
  })
})

describe('via another check', () => {
  const list = { result: { processes: [{ pid: 8 }, { pid: 9 }] }, unavailable: [] }

  test('its record is read, and every record has the name of its tool', async () => {
    const asked: unknown[] = []
    const runCheck: RunCheck = (tool, args) => {
      asked.push([tool, args])
      return Promise.resolve(tool === 'fake_list' ? list : { result: { busy: 9 }, unavailable: [] })
    }
    const binding: FixBinding = {
      via: ['fake_load', 'fake_list'],
      viaArgs: { top: '100', name: 'wanted' },
      each: 'processes',
      where: 'it.pid == fake_load.busy && fake_check.wanted == args.name',
      args: { pid: 'it.pid', name: 'fake_check.wanted' },
    }
    const result = await resolve(binding, { result: { wanted: 'a' }, args: { name: 'a' }, runCheck })
    expect(result).toEqual({ kind: 'proposals', proposals: [{ pid: 9, name: 'a' }] })
    expect(asked).toEqual([
      ['fake_load', {}],
      ['fake_list', { top: 100, name: 'a' }],
    ])
  })

  test('nothing is offered when the check gives no record, or an argument of it is unknown', async () => {
    const binding = { via: 'fake_list', each: 'processes', args: { pid: 'it.pid' } }
    const failing: RunCheck = () => Promise.resolve(null)
    expect(await resolve(binding, { runCheck: failing })).toEqual(notOffered('check_failed'))
    expect(await resolve({ ...binding, viaArgs: { top: 'x' } })).toEqual(notOffered('value_unknown'))
  })
})

describe('ask', () => {
  test('the elements are the choices, a single one is taken without asking', async () => {
    const binding = { each: 'rows', limit: 9, ask: true, askWhat, args: { pid: 'it.pid' } }
    const two = await resolve(binding, { result: { rows: [{ pid: 1 }, { pid: 2 }, { pid: 0 }] } })
    expect(two).toEqual({ kind: 'ask', askWhat, choices: [{ pid: 1 }, { pid: 2 }], missing: [] })
    const one = await resolve(binding, { result: { rows: [{ pid: 1 }] } })
    expect(one).toEqual({ kind: 'proposals', proposals: [{ pid: 1 }] })
    expect(await resolve(binding, { result: { rows: [] } })).toEqual(notOffered('no_element'))
  })

  test('missing arguments are typed, also beside a single choice', async () => {
    const missing = ['pid']
    expect(await resolve({ ask: true, askWhat, args: {} })).toEqual({ kind: 'ask', askWhat, choices: [{}], missing })
    const binding = { each: 'rows', ask: true, askWhat, args: { name: 'it.name' } }
    const result = await resolve(binding, { result: { rows: [{ name: 'a' }] } })
    expect(result).toEqual({ kind: 'ask', askWhat, choices: [{ name: 'a' }], missing })
  })

  test('a bound value that is refused is no choice', async () => {
    const binding = { each: 'rows', limit: 2, ask: true, args: { name: 'it.name' } }
    const refused = await resolve(binding, { result: { rows: [{ name: '123456789' }] } })
    expect(refused).toEqual(notOffered('value_refused'))
  })
})
