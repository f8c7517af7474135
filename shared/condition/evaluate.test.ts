import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createConditions, type EvaluationOptions } from './evaluate.ts'
import type { ConditionValue } from './value.ts'

const nowMs = Date.parse('2025-11-22T08:00:00Z')
const conditions = createConditions()

function value(
  source: string,
  scope: Record<string, unknown> = {},
  options: Partial<EvaluationOptions> = {},
): ConditionValue {
  return conditions.evaluate(source, scope, { nowMs, ...options })
}

const truth = fc.constantFrom(true, false, null)
const scalar = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string(), fc.constant('2025-01-02T03:04:05Z'))

describe('three-valued logic', () => {
  test('De Morgan holds for true, false and unknown', () => {
    fc.assert(
      fc.property(truth, truth, (a, b) => {
        expect(value('!(a && b)', { a, b })).toBe(value('!a || !b', { a, b }))
        expect(value('!(a || b)', { a, b })).toBe(value('!a && !b', { a, b }))
        expect(value('!!a', { a })).toBe(a)
      }),
    )
  })

  test('any and all are a long or and a long and', () => {
    fc.assert(
      fc.property(fc.array(truth, { maxLength: 4 }), (list) => {
        const names = list.map((_, index) => `list_${index}`)
        const scope = Object.fromEntries(list.map((item, index) => [`list_${index}`, item]))
        expect(value('any(list, it)', { list })).toBe(value(['false', ...names].join(' || '), scope))
        expect(value('all(list, it)', { list })).toBe(value(['true', ...names].join(' && '), scope))
        expect(value('!any(list, it)', { list })).toBe(value('all(list, !it)', { list }))
      }),
    )
  })

  test('a comparison with an unknown value is unknown, whatever the other side is', () => {
    const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=')
    fc.assert(
      fc.property(scalar, operator, (known, sign) => {
        expect(value(`missing ${sign} known`, { known })).toBeNull()
        expect(value(`known ${sign} missing`, { known })).toBeNull()
      }),
    )
  })

  test('only == null and != null turn unknown into true or false', () => {
    fc.assert(
      fc.property(scalar, (x) => {
        expect(value('x == null', { x })).toBe(x === null)
        expect(value('null != x', { x })).toBe(x !== null)
        expect(value('x < null', { x })).toBeNull()
      }),
    )
  })

  test('a record in which nothing could be read makes no condition without == null true', () => {
    const leaf = fc.constantFrom(
      'a < 5',
      'b.c == 1',
      'any(d, it.e > 1)',
      'count(d) > 0',
      'has(d, 1)',
      "starts(f, 'x')",
      'g',
      'a + 1 > 0',
      'days_since(h) > 1',
      'a in [1]',
    )
    const { condition } = fc.letrec<{ condition: string }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4 },
        leaf,
        tie('condition').map((inner) => `!(${inner})`),
        fc
          .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
          .map(([l, sign, r]) => `(${l}) ${sign} (${r})`),
      ),
    }))
    fc.assert(
      fc.property(condition, (source) => {
        expect(conditions.holds(source, {}, { nowMs })).toBeNull()
      }),
    )
  })
})

describe('lists', () => {
  const volumes = [
    { drive: 'C', freePct: 4, system: true, tags: ['a'] },
    { drive: 'D', freePct: null, system: false, tags: [] },
  ]

  test('it is the element, el the outer one', () => {
    expect(value('any(volumes, it.system == true && it.freePct < 5)', { volumes })).toBe(true)
    expect(value('any(volumes, it.system == false && it.freePct < 5)', { volumes })).toBeNull()
    expect(value('any(volumes, any(it.tags, it == name))', { volumes, name: 'a' })).toBe(true)
    expect(value('count(volumes, it.drive == el.drive)', { volumes }, { it: volumes[0], el: volumes[0] })).toBe(1)
  })

  test('count, sum, max and min', () => {
    expect(value('count(volumes)', { volumes })).toBe(2)
    expect(value('count(volumes, it.freePct < 5)', { volumes })).toBe(1)
    expect(value('sum(volumes, it.freePct)', { volumes })).toBe(4)
    expect(value('max(n) - min(n)', { n: [3, 1, null, 7] })).toBe(6)
    expect(value('max(n)', { n: [] })).toBeNull()
    expect(value('count(n)', { n: null })).toBeNull()
    expect(value('all(n, it > 1)', { n: [] })).toBe(true)
  })

  test('in and has', () => {
    expect(value("x in ['a', 'b']", { x: 'b' })).toBe(true)
    expect(value("x in ['a', 'b']", { x: null })).toBeNull()
    expect(value('has(n, 3)', { n: [1, 3] })).toBe(true)
  })
})

describe('values', () => {
  test('dates and times compare as moments', () => {
    const scope = { a: '2025-11-22T08:00:00Z', b: '2025-11-22T09:00:00.0000000+02:00' }
    expect(value('a > b', scope)).toBe(true)
    expect(value('hours_since(b)', scope)).toBe(1)
    expect(value('days_since(a)', scope)).toBe(0)
    expect(value("days_until('2025-11-24T08:00:00Z')")).toBe(2)
    expect(value("hours_since('yesterday')")).toBeNull()
    expect(value("hours_since('2025-99-99T00:00:00Z')")).toBeNull()
  })

  test('texts, numbers and mixed kinds', () => {
    expect(value("contains(lower(name), 'wi-fi')", { name: 'Intel Wi-Fi 6' })).toBe(true)
    expect(value("ends('abc', 'bc') && starts('abc', 'ab')")).toBe(true)
    expect(value('abs(0 - 4) / 2')).toBe(2)
    expect(value('1 / 0')).toBeNull()
    expect(value("1 < 'a'")).toBeNull()
    expect(value('-x', { x: 2 })).toBe(-2)
  })

  test('no name reaches into a prototype', () => {
    for (const path of ['constructor', 'list.length', 'text.length', '__proto__.x', 'inner.toString'])
      expect(value(path, { list: [1], text: 'a', inner: {} })).toBeNull()
  })

  test('holds is null for a value that is neither true nor false', () => {
    expect(conditions.holds('x', { x: 5 }, { nowMs })).toBeNull()
    expect(conditions.parse('x')).toBe(conditions.parse('x'))
  })
})
