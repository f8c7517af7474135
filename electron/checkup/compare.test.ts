import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Compared } from '../contract/compared.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { compareSnapshots } from './compare.ts'
import type { SeenPart, SeenThing } from './snapshot.ts'

const text = { en: '{name}', ko: '{name}', zh: '{name}' }
const told = { added: text, removed: text, changed: text }
const things: Compared = { id: 'things', each: 'list', key: ['it.name'], label: 'it.name', value: 'it.value' }
const versioned: Compared = { ...things, id: 'versioned', namesCarryVersions: true }
const only: Compared = { id: 'only', value: 'value', least: 10 }
const grown: Compared = { ...things, id: 'grown' }
const base = fakeTool({ name: 'one_check' })
const tool = {
  ...base,
  compare: [things, versioned, only, grown],
  texts: { ...base.texts, compared: { things: told, versioned: told, only: told, grown: { added: text } } },
}
const registry = { find: (name: string) => (name === tool.name ? tool : null) }

function thing(label: string, value: SeenThing['value'] = true, more: Partial<SeenThing> = {}): SeenThing {
  return { key: label, label, value, count: 1, ...more }
}

function part(list: SeenPart['things'], more: Partial<SeenPart> = {}): SeenPart {
  return { tool: 'one_check', id: 'things', isWhole: true, things: list, ...more }
}

function since(before: readonly SeenPart[], after: readonly SeenPart[]) {
  return compareSnapshots({ at: 1, seen: before }, { at: 2, seen: after }, registry)
}

const short = (before: readonly SeenPart[], after: readonly SeenPart[]) =>
  since(before, after).changes.map(({ kind, label, before: from, after: to }) => [kind, label, from, to])

test('what came, what went and what changed, with its values', () => {
  const before = [part([thing('a', '1'), thing('b', '1'), thing('c', '1')])]
  const after = [part([thing('a', '1'), thing('b', '2'), thing('d', '7')])]
  expect(short(before, after)).toEqual([
    ['changed', 'b', '1', '2'],
    ['removed', 'c', '1', null],
    ['added', 'd', null, '7'],
  ])
})

test('what could not be read on one side is neither the same, nor new, nor gone', () => {
  const known = [part([thing('a', '1')])]
  const unread = [part(null, { isWhole: false })]
  const gap = { changes: [], uncompared: [{ tool: 'one_check', label: '' }] }
  for (const [before, after] of [
    [known, unread],
    [unread, known],
    [unread, unread],
    [known, []],
    [[], known],
  ] as const)
    expect(since(before, after)).toMatchObject(gap)
  const value = [part([thing('a', null)])]
  for (const [before, after] of [
    [known, value],
    [value, known],
    [value, value],
  ] as const)
    expect(since(before, after)).toMatchObject({ changes: [], uncompared: [{ tool: 'one_check', label: 'a' }] })
  const doubtful = [part([thing('a', '1', { counts: false })])]
  expect(since([part([])], doubtful)).toMatchObject({ changes: [], uncompared: [{ label: 'a' }] })
})

test('what a list that may be cut does not hold is not gone, and what it did not hold is not new', () => {
  const cut = [part([thing('a')], { isWhole: false })]
  const whole = [part([thing('a'), thing('b')])]
  expect(since(whole, cut)).toMatchObject({ changes: [], uncompared: [{ tool: 'one_check', label: '' }] })
  expect(since(cut, whole)).toMatchObject({ changes: [], uncompared: [{ tool: 'one_check', label: '' }] })
})

test('a program whose name carries its version was updated; where it is not plain which one, both are told', () => {
  const of = (...names: string[]) => [
    part(
      names.map((name) => thing(name, name)),
      { id: 'versioned' },
    ),
  ]
  expect(short(of('Zip 24.08 (x64)'), of('Zip 24.09 (x64)'))).toEqual([
    ['changed', 'Zip 24.09 (x64)', 'Zip 24.08 (x64)', 'Zip 24.09 (x64)'],
  ])
  expect(short(of('Java 8.1', 'Java 8.2'), of('Java 8.3')).map(([kind]) => kind)).toEqual([
    'removed',
    'removed',
    'added',
  ])
  expect(short(of('Redistributable 2013'), of('Redistributable 2015')).map(([kind]) => kind)).toEqual([
    'removed',
    'added',
  ])
})

test('a number that moved by little is the same; a kind of change without a sentence is not told', () => {
  const of = (value: number) => [part([thing('', value)], { id: 'only' })]
  expect(short(of(100), of(109))).toEqual([])
  expect(short(of(100), of(110))).toEqual([['changed', '', 100, 110]])
  expect(short([part([thing('a')], { id: 'grown' })], [part([], { id: 'grown' })])).toEqual([])
})

test('two of the same are one thing: a third is new', () => {
  expect(short([part([thing('Mouse', true, { count: 2 })])], [part([thing('Mouse', true, { count: 3 })])])).toEqual([
    ['added', 'Mouse', null, null],
  ])
})

const values = fc.oneof(fc.constantFrom('1', '2', ''), fc.boolean(), fc.integer(), fc.constant(null))
const lists = fc
  .uniqueArray(fc.record({ label: fc.constantFrom('a', 'b', 'c 1.2', 'c 1.3'), value: values }), {
    selector: ({ label }) => label,
  })
  .map((list) => list.map(({ label, value }) => thing(label, value)))
const parts = fc.record({
  list: fc.option(lists),
  isWhole: fc.boolean(),
  id: fc.constantFrom('things', 'versioned'),
})
const snapshots = fc
  .uniqueArray(parts, { selector: ({ id }) => id })
  .map((all) => all.map(({ list, ...more }) => part(list, more)))

test('held against itself nothing changed, and nothing unknown is ever told as a change', () => {
  fc.assert(
    fc.property(snapshots, snapshots, (before, after) => {
      expect(since(before, before).changes).toEqual([])
      const { changes } = since(before, after)
      for (const { kind, before: from, after: to } of changes) {
        if (kind === 'changed') expect([from, to]).not.toContain(null)
        expect(from === null && to === null && kind === 'changed').toBe(false)
      }
      // The other way round the same things differ.
      const mirrored = { added: 'removed', removed: 'added', changed: 'changed' } as const
      const back = since(after, before).changes
      expect(back.map(({ kind, id }) => `${id} ${mirrored[kind]}`).sort()).toEqual(
        changes.map(({ kind, id }) => `${id} ${kind}`).sort(),
      )
    }),
  )
})
