import fc from 'fast-check'
import { expect, test } from 'vitest'

import { keysOf, typedInKorean } from './korean-keys.ts'

test.each([
  ['dhkdlvkdl', '와이파이'],
  ['dks ehody', '안 돼요'],
  ['Rmsgrudy', '끊겨요'],
  ['djqtdma', '없음'],
  ['Ejqhfk', '떠보라'],
  ['my', 'ㅡㅛ'],
  ['wifi', '쟈랴'],
  ['printer', 'ㅔ갸ㅜㅅㄷㄱ'],
  ['rkqtdl', '값이'],
  ['DKS', '안'],
])('%s gives %s', (keys, text) => {
  expect(typedInKorean(keys)).toBe(text)
})

test('every text of whole syllables is typed by its keys', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.array(fc.oneof(syllable, fc.constantFrom(' ', '1', '?'))), (characters) => {
      expect(typedInKorean(keysOf(characters.join('')))).toBe(characters.join(''))
    }),
  )
})

test('what was typed on the wrong layout has the keys that were pressed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...Array.from('qwertyuiopasdfghjklzxcvbnmQWERTOP ')) })
  fc.assert(
    fc.property(keys, (pressed) => {
      expect(keysOf(typedInKorean(pressed))).toBe(pressed)
    }),
  )
})
