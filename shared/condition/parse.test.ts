import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseCondition } from './parse.ts'
import { ConditionSyntaxError } from './syntax-error.ts'

function positionOf(source: string): number | null {
  try {
    parseCondition(source)
    return null
  } catch (error) {
    if (error instanceof ConditionSyntaxError) return error.position
    throw error
  }
}

describe('parseCondition', () => {
  test('binds && tighter than ||, and ! weaker than a comparison', () => {
    expect(parseCondition('a || b && c')).toMatchObject({ kind: 'or', right: { kind: 'and' } })
    expect(parseCondition('!a == b')).toMatchObject({ kind: 'not', operand: { kind: 'compare' } })
    expect(parseCondition('1 + 2 * 3')).toMatchObject({ operator: '+', right: { operator: '*' } })
    expect(parseCondition('a - b - c')).toMatchObject({ operator: '-', left: { operator: '-' } })
  })

  test('reads texts with escapes, negative numbers, lists and nested functions', () => {
    expect(parseCondition(String.raw`'it\'s \\'`)).toEqual({ kind: 'literal', value: String.raw`it's \ `.trim() })
    expect(parseCondition('-3.5')).toEqual({ kind: 'literal', value: -3.5 })
    expect(parseCondition('[1, null, true]')).toMatchObject({
      kind: 'list',
      items: [{}, { value: null }, { value: true }],
    })
    expect(parseCondition('any(a.b, it.c in [1])')).toMatchObject({ name: 'any', body: { kind: 'in' } })
    expect(parseCondition(' count ( jobs ) ')).toMatchObject({ kind: 'each', name: 'count', body: null })
  })

  test.each([
    ['', 0],
    ['a b', 2],
    ['a ==', 4],
    ['a $ b', 2],
    ['(a', 2],
    ['a == b == c', 7],
    ["'open", 0],
    ['constructor(a)', 0],
    ['a && nope(b)', 5],
    ['lower(a, b)', 0],
    ['any()', 0],
    ['any(a, b, c)', 0],
    ['a.1', 2],
  ])('refuses %j at %i', (source, position) => {
    expect(positionOf(source)).toBe(position)
  })

  test('refuses hostile depth and length instead of running out of stack', () => {
    const before = 3_000
    expect(positionOf('('.repeat(before) + 'a' + ')'.repeat(before))).not.toBeNull()
    expect(positionOf('!'.repeat(before) + 'a')).not.toBeNull()
    expect(positionOf('-'.repeat(before) + 'a')).not.toBeNull()
    expect(positionOf('a && '.repeat(10_000) + 'a')).not.toBeNull()
  })

  test('ends with a node or a ConditionSyntaxError for every text', () => {
    const words = fc.constantFrom(
      'any(',
      'x',
      '.',
      ')',
      '(',
      '[',
      ']',
      ',',
      '&&',
      '!',
      '-',
      '==',
      'in',
      "'t'",
      '1',
      ' ',
      '"',
    )
    const source = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 30 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(source, (text) => {
        const position = positionOf(text)
        expect(position === null || (position >= 0 && position <= text.length)).toBe(true)
      }),
    )
  })
})
