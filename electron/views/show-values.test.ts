import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { shownAlike } from './show-values.ts'

test('the words of one axis have the unit of the longest', () => {
  expect(shownAlike([0, 105_000, 210_000], 'ms', 'en')).toEqual(['0 min', '1 min 45 s', '3 min 30 s'])
  expect(shownAlike([0, 45, 90], 's', 'en')).toEqual(['0 s', '45 s', '90 s'])
  expect(shownAlike([0, 250, 500], 'ms', 'en')).toEqual(['0 ms', '250 ms', '500 ms'])
  expect(shownAlike([0, 36, 72], 'h', 'ko')).toEqual(['0일', '1.5일', '3일'])
  expect(shownAlike([0, 50], '%', 'en')).toBeNull()
})

test('on no axis, in no language, stand two leading units', () => {
  const leading = (shown: string): string => /^[\d.,]+\s*([^\d\s]+)/u.exec(shown)?.[1]?.replace(/s$/u, '') ?? shown
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000_000 }), fc.constantFrom(...locales), (scale, locale) => {
      const shown = shownAlike([0, scale / 2, scale], 'ms', locale) ?? []
      expect(new Set(shown.map(leading)).size).toBe(1)
    }),
  )
})
