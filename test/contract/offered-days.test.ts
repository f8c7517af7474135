import fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysKept, settingTable } from '../../electron/settings/setting-table.ts'
import { auditDays } from '../../shared/domain/kept-days.ts'
import { offeredDays } from '../../renderer/features/settings-page/offered-days.ts'

const { minValue, maxValue } = daysKept

test('of the record of changes none is fewer than main takes, and the most is for good', () => {
  const { schema } = settingTable.auditRetentionDays
  const offered = offeredDays(String(auditDays.forGood), auditDays.least).map(Number)
  expect(offered).toEqual([30, 90, 180, 365, 1_095, 3_650])
  expect(offered.every((days) => schema.safeParse(days).success)).toBe(true)
  expect(schema.safeParse(auditDays.least - 1).success).toBe(false)
})

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
