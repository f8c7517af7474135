import fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysKept } from '../../electron/settings/setting-table.ts'
import { offeredDays } from '../../renderer/features/settings-page/offered-days.ts'

const { minValue, maxValue } = daysKept

test('every choice is one that main takes, in order and once, and the value in use is among them', () => {
  const days = fc.integer({ min: Number(minValue), max: Number(maxValue) })
  fc.assert(
    fc.property(days, (current) => {
      const offered = offeredDays(String(current)).map(Number)
      expect(offered).toContain(current)
      expect(offered).toEqual([...new Set(offered)].sort((one, other) => one - other))
      expect(offered.every((each) => daysKept.safeParse(each).success)).toBe(true)
    }),
  )
})
