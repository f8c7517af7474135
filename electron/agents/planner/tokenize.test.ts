import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isLatinTerm, normalize, tokenize } from './tokenize.ts'

test('words lose case, width, apostrophes, function words and endings', () => {
  expect(tokenize('The PRINTERS don’t print ＷＩＦＩ please')).toEqual(['printer', 'dont', 'print', 'wifi'])
  expect(tokenize('printing printed')).toEqual(['print', 'print'])
})

test('a short word and a double s keep their end', () => {
  expect(tokenize('bus access used ring')).toEqual(['bus', 'access', 'used', 'ring'])
})

test('Korean and Chinese become overlapping pairs, a single character stays', () => {
  expect(tokenize('프린터')).toEqual(['프린', '린터'])
  expect(tokenize('打印机 C盘')).toEqual(['打印', '印机', 'c', '盘'])
})

test('control and invisible characters separate or vanish', () => {
  expect(normalize('a\u0000b\u200Bc \n d')).toBe('a bc d')
})

test('terms hold nothing but letters and digits, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const term of tokenize(text)) expect(term).toMatch(/^[\p{L}\p{N}\p{M}ー]+$/u)
    }),
  )
})

test('no single character gives a term that is a symbol', () => {
  const terms = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .flatMap((code) => tokenize(String.fromCodePoint(code)))
  expect(terms.filter((term) => !/^[\p{L}\p{N}\p{M}ー]+$/u.test(term))).toEqual([])
})

test('tokenizing tokens of Latin letters in another case gives the same terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(tokenize(text.toUpperCase())).toEqual(tokenize(text.toLowerCase()))
    }),
  )
})

test('a pair of characters is never taken for a word', () => {
  expect(isLatinTerm('disk1')).toBe(true)
  expect(isLatinTerm('프린')).toBe(false)
})
