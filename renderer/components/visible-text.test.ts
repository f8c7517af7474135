import fc from 'fast-check'
import { expect, test } from 'vitest'

import { visibleString, visibleText } from './visible-text.ts'

test('signs that turn the direction or hide are written out', () => {
  expect(visibleString('a\u202Egnp.exe')).toBe('aU+202Egnp.exe')
  expect(visibleString('\u200B\u0007\u2066\uFEFF')).toBe('U+200BU+0007U+2066U+FEFF')
  expect(visibleString('\u{E0041}\u3164')).toBe('U+E0041U+3164')
})

test('tabs, line ends and ordinary text of any language stay', () => {
  const text = 'Größe\t프린터\r\n打印机\n'
  expect(visibleText(text)).toEqual([{ kind: 'text', text }])
})

test('no hidden sign gets through, and nothing else is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 2 }), (text, find) => {
      const pieces = visibleText(text, find)
      expect(pieces.every(({ text: piece }) => !/[\p{Cf}\p{Zl}\p{Zp}\u2800\u3164]/u.test(piece))).toBe(true)
      const back = pieces.map(({ kind, text: piece }) =>
        kind === 'character' ? String.fromCodePoint(Number.parseInt(piece.slice(2), 16)) : piece,
      )
      expect(back.join('')).toBe(text)
    }),
  )
})

test('what was searched for is marked wherever it occurs', () => {
  expect(visibleText('The Printer, the printer', 'printer').filter(({ kind }) => kind === 'match')).toEqual([
    { kind: 'match', text: 'Printer' },
    { kind: 'match', text: 'printer' },
  ])
})
