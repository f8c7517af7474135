import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createSimulatedPc, healthyState, type SimulatedPc } from '../simulated-pc.ts'
import type { CleanOptions } from './volumes.ts'

const msPerDay = 86_400_000
const threeDays: CleanOptions = { minAgeHours: 72, exclude: [], dryRun: false }

function freeBytes(pc: SimulatedPc): number | undefined {
  return pc.volumes.list()[0]?.freeBytes
}

describe('free space', () => {
  test('is what folders and personal files leave', () => {
    const pc = createSimulatedPc(healthyState())
    expect(freeBytes(pc)).toBe(210_000_000_000)
    const file = { bytes: 5_000_000_000, modifiedUtc: pc.clock.utc(), placeholder: false, hidden: false }
    pc.files.add('C:\\Users\\test\\new.iso', file)
    expect(freeBytes(pc)).toBe(205_000_000_000)
    pc.files.add('C:\\Users\\test\\cloud.iso', { ...file, placeholder: true })
    expect(freeBytes(pc)).toBe(205_000_000_000)
  })

  test('shrinks by what programs leave behind every day, without a change of the state', () => {
    const pc = createSimulatedPc(healthyState())
    const before = JSON.stringify(pc.state.volumes)
    pc.state.clock.nowMs += 2 * msPerDay
    expect(freeBytes(pc)).toBe(209_900_000_000)
    expect(JSON.stringify(pc.state.volumes)).toBe(before)
  })
})

describe('cleaning a temporary folder', () => {
  test('a preview names what is old and changes nothing', () => {
    const pc = createSimulatedPc(healthyState())
    const before = JSON.stringify(pc.state)
    const preview = pc.volumes.cleanTemp('userTemp', { ...threeDays, dryRun: true })
    expect(preview.largest.map((entry) => entry.name)).toEqual(['Setup Log 2025-10-30 #001.txt', 'sync-engine.lock'])
    expect(JSON.stringify(pc.state)).toBe(before)
  })

  test('what is in use, young or excluded stays', () => {
    const pc = createSimulatedPc(healthyState())
    const excluding = { ...threeDays, exclude: ['Setup Log 2025-10-30 #001.txt'] }
    expect(pc.volumes.cleanTemp('userTemp', excluding)).toMatchObject({ items: 0, bytes: 0, skipped: 1 })
    expect(pc.volumes.cleanTemp('userTemp', threeDays)).toMatchObject({ items: 1, bytes: 2_400_000, skipped: 1 })
    expect(pc.volumes.cleanTemp('userTemp', threeDays)).toMatchObject({ items: 0, bytes: 0, skipped: 1 })
  })

  test('frees exactly the bytes it tells, whatever the age limit and however much time has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 24, max: 400 }), (days, minAgeHours) => {
        const pc = createSimulatedPc(healthyState())
        pc.state.clock.nowMs += days * msPerDay
        const before = freeBytes(pc) ?? 0
        const done = pc.volumes.cleanTemp('userTemp', { ...threeDays, minAgeHours })
        expect((freeBytes(pc) ?? 0) - before).toBe(done.bytes)
        expect(pc.volumes.cleanTemp('userTemp', { ...threeDays, minAgeHours }).bytes).toBe(0)
      }),
    )
  })
})
