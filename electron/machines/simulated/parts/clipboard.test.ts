import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

test('the clipboard is free again when the program that holds it ends', () => {
  const pc = createSimulatedPc(healthyState())
  const { pid } = pc.processes.add({ name: 'draw.exe', path: null, hung: true })
  pc.state.clipboard.heldByPid = pid
  expect(pc.clipboard.canOpen()).toBe(false)
  pc.processes.restartShell()
  expect(pc.clipboard.canOpen()).toBe(false)
  pc.processes.end(pid)
  expect(pc.clipboard.canOpen()).toBe(true)
})

test('the helper of a remote session runs in remote sessions only', () => {
  const pc = createSimulatedPc(healthyState())
  expect(pc.clipboard.remoteHelperRuns()).toBe(false)
  pc.state.session.remote = true
  expect(pc.clipboard.remoteHelperRuns()).toBe(true)
})
