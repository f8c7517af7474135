import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isFromOutside, textsIn, type ReadTexts } from './outside-text.ts'

const read = (outside: readonly string[], own: readonly string[] = []): ReadTexts => ({ outside, own, isWhole: true })

describe('a value that somebody else can have written', () => {
  test.each([
    ['Budget.xlsx', ['Budget.xlsx'], true],
    ['C:/Users/kim/Run Me.exe', ['delete c:\\users\\KIM\\run   me.exe now'], true],
    ['C:\\Temp\\Budget.xlsx', ['Budget.xlsx'], true],
    // Short pieces meet by chance; a short name is known by being all of a text.
    ['on', ['only on Monday'], false],
    ['HP', ['HP'], true],
    ['Spooler', ['Windows Update'], false],
    ['', [''], false],
  ] as const)('%j in %j: %s', (value, outside, expected) => {
    expect(isFromOutside(value, read(outside))).toBe(expected)
  })

  test('what the person wrote is theirs, wherever else it stands', () => {
    expect(isFromOutside('Budget.xlsx', read(['Budget.xlsx'], ['the printer hangs at budget.xlsx']))).toBe(false)
    expect(isFromOutside('Budget.xlsx.exe', read(['Budget.xlsx.exe'], ['it hangs at Budget.xlsx']))).toBe(true)
  })

  test('what is not known any more can have held anything but the words of the person', () => {
    const lost = { own: ['print it on Floor 2'], outside: [], isWhole: false }
    expect(isFromOutside('Spooler', lost)).toBe(true)
    expect(isFromOutside('Floor 2', lost)).toBe(false)
  })
})

const word = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijklmnop0123456789._-')),
  minLength: 6,
  maxLength: 20,
})

test('whatever stands around it, a piece of what was read is known again, and never for the person’s own', () => {
  fc.assert(
    fc.property(fc.string(), word, fc.string(), (before, value, after) => {
      const texts = read([`${before} ${value} ${after}`])
      expect(isFromOutside(value, texts)).toBe(true)
      expect(isFromOutside(value.toUpperCase(), texts)).toBe(true)
      expect(isFromOutside(value, { ...texts, own: [`${after} ${value}`] })).toBe(false)
    }),
  )
})

test('to have read more never makes a value one’s own', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(word), word, (some, more, value) => {
      if (isFromOutside(value, read(some))) expect(isFromOutside(value, read([...some, ...more]))).toBe(true)
    }),
  )
})

test('every text of a value is seen, however deep it stands', () => {
  fc.assert(
    fc.property(word, fc.integer({ min: 0, max: 6 }), (text, depth) => {
      let value: unknown = text
      for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [1, null, value] : { inner: value }
      expect(textsIn(value)).toContain(text)
    }),
  )
  expect(textsIn({ 'Floor 2 Color': [true, 3, null] })).toEqual(['Floor 2 Color'])
})
