import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

const dayMs = 86_400_000

test('a program that eats memory fills it, and its end gives it back', () => {
  const pc = createSimulatedPc(healthyState())
  const healthyPct = pc.memory.commitPct()
  const healthyBytes = pc.memory.freeBytes()
  const program = pc.processes.add({
    name: 'report.exe',
    path: null,
    privateBytes: 9_800_000_000,
    workingSetBytes: 8_000_000_000,
  })
  expect(pc.memory.commitPct()).toBeGreaterThan(90)
  expect(pc.memory.freeBytes()).toBeLessThan(healthyBytes / 10)
  expect(pc.memory.pagesPerSec()).toBeGreaterThan(100)
  pc.processes.end(program.pid)
  expect(pc.memory.commitPct()).toBe(healthyPct)
  expect(pc.memory.freeBytes()).toBe(healthyBytes)
})

test('the page file grows before memory runs out, up to its limit', () => {
  const pc = createSimulatedPc(healthyState())
  const [before] = pc.memory.pageFiles()
  pc.processes.add({ name: 'report.exe', path: null, privateBytes: 9_800_000_000 })
  expect(pc.memory.pageFiles()[0]?.allocatedMB).toBeGreaterThan(before?.allocatedMB ?? Infinity)
  pc.processes.add({ name: 'report.exe', path: null, privateBytes: 9_800_000_000 })
  expect(pc.memory.pageFiles()[0]?.allocatedMB).toBe(4096)
  expect(pc.memory.commitPct()).toBe(100)
})

test('weeks without a restart leave things behind until the next one', () => {
  const pc = createSimulatedPc(healthyState())
  const healthyPct = pc.memory.commitPct()
  pc.advance(34 * dayMs)
  expect(pc.memory.commitPct()).toBeGreaterThan(healthyPct + 20)
  pc.boot.restart()
  expect(pc.memory.commitPct()).toBeLessThanOrEqual(healthyPct)
})
