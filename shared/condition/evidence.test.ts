import { describe, expect, test } from 'vitest'

import { valuesRead } from './evidence.ts'
import { parseCondition } from './parse.ts'
import { pathsRead } from './reads.ts'

describe('pathsRead', () => {
  test.each<[string, readonly string[]]>([
    ['any(volumes, it.system == true && it.freePct < 5)', ['volumes[].system', 'volumes[].freePct']],
    ['volumes == null || count(volumes) == 0', ['volumes']],
    ['any(consent, any(it.inUseBy, ends(lower(it), args.name)))', ['consent[].inUseBy[]']],
    ['count(jobs) > 1 && any(jobs, it.old)', ['jobs', 'jobs[].old']],
    ['any(jobs, it.size > limit)', ['jobs[].size', 'limit']],
    ["any(['a', 'b'], it == name)", ['name']],
    ['any(jobs, true)', ['jobs']],
    ['before.total - after.total > args.min', ['before.total', 'after.total']],
    ["has(states, 'x') || state in ['y']", ['states', 'state']],
  ])('of %s', (source, paths) => {
    expect(pathsRead(parseCondition(source))).toEqual(paths)
  })
})

function read(source: string, scope: Record<string, unknown>): Record<string, unknown> {
  const values = valuesRead(parseCondition(source), scope, { nowMs: 0 })
  return Object.fromEntries(values.map(({ path, value }) => [path, value]))
}

describe('valuesRead', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ id: index, odd: index % 2 === 1, tags: [`t${index}`] }))

  test('takes the elements for which the inner condition holds', () => {
    expect(read('any(rows, it.odd && it.id > 2)', { rows })).toEqual({
      'rows[].odd': [true, true, true],
      'rows[].id': [3, 5, 7],
    })
  })

  test('takes at most five elements, and those of all when none fits', () => {
    expect(read('count(rows, it.id >= 0) > 3', { rows })).toEqual({ 'rows[].id': [0, 1, 2, 3, 4] })
    expect(read('!any(rows, it.id > 90)', { rows })).toEqual({ 'rows[].id': [0, 1, 2, 3, 4] })
  })

  test('tells the extreme, the exception to all, and elements of inner lists', () => {
    expect(read('max(rows, it.id) > 5', { rows })).toEqual({ 'rows[].id': [8] })
    expect(read('!all(rows, it.id < 8)', { rows })).toEqual({ 'rows[].id': [8] })
    expect(read("any(rows, any(it.tags, it == 't4'))", { rows })).toEqual({ 'rows[].tags[]': ['t4'] })
  })

  test('tells plain fields, lengths of counted lists, cut lists of plain values and what is unknown', () => {
    expect(read('a.b > 1', { a: { b: 2 } })).toEqual({ 'a.b': 2 })
    expect(read('count(rows) > 1', { rows })).toEqual({ rows: 9 })
    expect(read('has(list, 3)', { list: [1, 2, 3, 4, 5, 6] })).toEqual({ list: [1, 2, 3, 4, 5] })
    expect(read('any(rows, it.id > 3)', { rows: null })).toMatchObject({ rows: null })
    expect(read('count(rows) == 0', { rows: [] })).toEqual({ rows: 0 })
  })

  test('of an or tells only the sides that hold', () => {
    expect(read('a > 1 || b > 1', { a: 0, b: 2 })).toEqual({ b: 2 })
    expect(read('a > 1 || b > 1', { a: 2, b: 2 })).toEqual({ a: 2, b: 2 })
    expect(read('!(a > 1 || b > 1)', { a: 0, b: 0 })).toEqual({ a: 0, b: 0 })
  })
})
