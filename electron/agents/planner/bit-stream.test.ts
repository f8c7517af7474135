import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createBitReader, createBitWriter, riceLow } from './bit-stream.ts'

test('what is written is read, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { maxLength: 50 }), fc.nat({ max: 20 }), (numbers, least) => {
      const writer = createBitWriter()
      const low = Math.max(riceLow(numbers), least)
      for (const value of numbers) {
        writer.rice(value, low)
        writer.bits(value & 1, 1)
        writer.bits(value, 17)
      }
      const reader = createBitReader(writer.bytes())
      expect(numbers.map(() => [reader.rice(low), reader.bits(1), reader.bits(17)])).toEqual(
        numbers.map((value) => [value, value & 1, value]),
      )
    }),
  )
})

test('small numbers take few bits, and what ends too soon is read as nothing', () => {
  const writer = createBitWriter()
  for (let value = 0; value < 16; value += 1) writer.rice(value & 3, 1)
  expect(writer.bytes().length).toBe(5)
  expect(createBitReader(Uint8Array.of(0xff)).rice(2)).toBe(32)
  expect(createBitReader(new Uint8Array()).bits(5)).toBe(0)
  expect(riceLow([])).toBe(0)
  expect(riceLow([200, 300])).toBe(7)
})
