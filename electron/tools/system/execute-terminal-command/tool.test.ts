import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../../../machines/simulated/simulated-pc.ts'
import { runSimulatedCommand } from './simulated.ts'

test('a command acts on the state of the simulated PC', () => {
  const pc = createSimulatedPc(healthyState())
  expect(runSimulatedCommand(pc, "Stop-Service -Name 'Spooler'")).toEqual({ stdout: '', stderr: '' })
  expect(pc.services.running('Spooler')).toBe(false)
  expect(runSimulatedCommand(pc, 'get-service spooler')?.stdout).toContain('Stopped')
  expect(runSimulatedCommand(pc, 'Start-Service Spooler')?.stderr).toBe('')
  expect(pc.services.running('Spooler')).toBe(true)
})

test('an unknown service is an error of the command', () => {
  const pc = createSimulatedPc(healthyState())
  expect(runSimulatedCommand(pc, 'Restart-Service Nothing')?.stderr).toContain('Nothing')
})

test.each([
  'Stop-Service Spooler; Get-Date',
  'Get-Service | Stop-Service',
  'Stop-Service $x',
  'Format-Volume C',
  '',
  'Stop-Service Spooler -Force',
])('more than one plain command is not understood and changes nothing: %s', (line) => {
  const state = healthyState()
  const before = JSON.stringify(state)
  expect(runSimulatedCommand(createSimulatedPc(state), line)).toBeNull()
  expect(JSON.stringify(state)).toBe(before)
})
