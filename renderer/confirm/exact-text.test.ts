import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { exactPieces, startOf } from './exact-text.ts'

const shown = (value: string): string =>
  exactPieces(value)
    .map(({ text }) => text)
    .join('')

test.each([
  ['a right-to-left override', 'gp\u202Etxt.exe', 'gpU+202Etxt.exe'],
  ['a zero width space', 'a\u200Bb', 'aU+200Bb'],
  ['a line end and a tab', 'a\n\tb', 'aU+000AU+0009b'],
  ['a space that is not the plain one', 'a\u00A0b\u3000c', 'aU+00A0bU+3000c'],
  ['a filler that looks like nothing', 'a\u3164b\u2800c', 'aU+3164bU+2800c'],
  ['a tag character outside of the basic plane', 'a\u{E0041}b', 'aU+E0041b'],
  ['half of a pair', 'a\uD800b', 'aU+D800b'],
])('%s is written out', (_name, value, expected) => {
  expect(shown(value)).toBe(expected)
})

test('text that can be read stays as it is', () => {
  for (const value of ['C:\\Users\\ann\\a b.txt', '프린터 2층', '打印机', 'Zoë 😀', ''])
    expect(shown(value)).toBe(value)
})

test('nothing is lost and nothing hides', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const pieces = exactPieces(value)
      const back = pieces.map(({ kind, text }) =>
        kind === 'text' ? text : String.fromCodePoint(Number.parseInt(text.slice(2), 16)),
      )
      expect(back.join('')).toBe(value)
      const readable = pieces.filter(({ kind }) => kind === 'text').map(({ text }) => text)
      expect(readable.join('')).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}]/u)
    }),
  )
})

test('a beginning never ends within a character', () => {
  expect(startOf('ab😀', 3)).toBe('ab')
  expect(startOf('ab😀', 4)).toBe('ab😀')
})
