import fc from 'fast-check'
import { expect, test } from 'vitest'

import { placeIn } from './place-in.ts'

test('a number is found at its place, and no other one is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 40 }), fc.nat(), (numbers, other) => {
      const sorted = Uint32Array.from(numbers).sort()
      expect([...sorted].map((number) => placeIn(sorted, number))).toEqual([...sorted.keys()])
      expect(placeIn(sorted, other)).toBe(sorted.includes(other) ? sorted.indexOf(other) : undefined)
    }),
  )
})
