import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { exactPieces, hasRightToLeft, readablePieces, readableText } from './exact-text.ts'

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
      for (const pieces of [exactPieces(value), readablePieces(value)]) {
        const back = pieces.map(({ kind, text }) =>
          kind === 'character' ? String.fromCodePoint(Number.parseInt(text.slice(2), 16)) : text,
        )
        expect(back.join('')).toBe(value)
      }
      expect(readableText(value)).toBe(
        readablePieces(value)
          .map(({ text }) => text)
          .join(''),
      )
      const readable = exactPieces(value).filter(({ kind }) => kind !== 'character')
      expect(readable.map(({ text }) => text).join('')).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}]/u)
    }),
  )
})

test('running text keeps its lines and its spaces, and nothing else that is not seen', () => {
  const running = 'one\r\n\ttwo\u00A0three\u3000四 ❤\uFE0F'
  expect(readablePieces(running)).toEqual([{ kind: 'text', text: running }])
  const hidden = '\u3164\uFFA0\u115F\u{E0041}\u00AD\u2028\u180E\u2800\u034F\u202E\u200B\u001B\r'
  expect(readablePieces(hidden).every(({ kind }) => kind === 'character')).toBe(true)
})

describe('letters that look like others', () => {
  const lookalikes = (value: string): readonly string[] =>
    exactPieces(value)
      .filter(({ kind }) => kind === 'lookalike')
      .map(({ text }) => text)

  test.each([
    ['a Cyrillic letter in a Latin name', 'p\u0430ypal.exe', ['\u0430']],
    ['Greek letters in a Latin name', 'micr\u03BFs\u03BFft', ['\u03BF', '\u03BF']],
    ['full-width and styled letters', '\uFF45vil \u{1D41A}', ['\uFF45', '\u{1D41A}']],
  ])('%s are marked', (_name, value, expected) => {
    expect(lookalikes(value)).toEqual(expected)
  })

  test.each(['Принтер', 'Αθήνα', 'USB메모리', 'Win10系统', 'Größe', 'naïve', 'C:\\Пользователи\\Anna', 'm²'])(
    'a word of one alphabet has none: %s',
    (value) => {
      expect(lookalikes(value)).toEqual([])
    },
  )
})

test('letters that run from right to left are noticed', () => {
  expect(['C:\\Users\\\u05D0\u05D1', '\u0645\u0644\u0641.txt', '\uFB1D'].every(hasRightToLeft)).toBe(true)
  expect(['C:\\Users\\Anna', '프린터', '打印机', 'Принтер'].some(hasRightToLeft)).toBe(false)
})
