import { expect, test } from 'vitest'

import type { FixPlan } from '../../shared/domain/diagnosis.ts'
import { faultNamed } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

function ticked({ proposed }: FixPlan): readonly string[] {
  return proposed.filter((fix) => fix.ticked).map(({ tool }) => tool)
}

test('what only a person can mend holds up nothing that can be repaired', async () => {
  const pc = await scenario({ faults: ['microphone-privacy-off', 'microphone-endpoint-lost'] })
  const { findings, fixes } = await pc.diagnose(faultNamed('microphone-endpoint-lost').complaint.en)
  expect(findings).toContainEqual(expect.objectContaining({ id: 'microphone_off', severity: 'problem' }))
  expect(findings).toContainEqual(expect.objectContaining({ id: 'no_microphone', severity: 'warning' }))
  expect(ticked(fixes)).toEqual(['restart_audio_service'])
})

test('what waits for a printer that takes no jobs is not thrown away', async () => {
  const fault = faultNamed('printer-use-offline-ticked')
  const pc = await scenario({ faults: [fault.name] })
  const { findings, fixes } = await pc.diagnose(fault.complaint.en)
  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['default_offline', 'waiting_long']))
  expect(fixes.proposed.map(({ tool }) => tool)).not.toContain('cancel_print_job')
})

test('a program that starts from the temp folder is scanned for, not only ended', async () => {
  const pc = await scenario({ faults: ['cpu-miner-malware', 'overheating-dust'] })
  const { fixes } = await pc.diagnose(faultNamed('overheating-dust').complaint.en)
  expect(fixes.proposed.map(({ tool }) => tool)).not.toContain('stop_process')
  expect(ticked(fixes)).toContain('start_defender_scan')
})

test('what the first cause hid is told once that is cured', async () => {
  const pc = await scenario({ faults: ['bluetooth-adapter-gone', 'bluetooth-headset-empty'] })
  const diagnosis = await pc.diagnose(faultNamed('bluetooth-adapter-gone').complaint.en)
  expect(diagnosis.findings.map(({ id }) => id)).not.toContain('battery_low')
  const reports = await pc.approve(diagnosis.fixes.proposed.filter((fix) => fix.ticked))
  const next = await pc.next(diagnosis, reports)
  expect(next.shown).toContainEqual(expect.objectContaining({ tool: 'check_bluetooth_status', id: 'battery_low' }))
  expect(next.gone).toContainEqual(expect.objectContaining({ tool: 'check_bluetooth_status', id: 'no_adapter' }))
})

test('what was less pressing has its turn where nothing more can be done about the rest', async () => {
  const pc = await scenario({ faults: ['browser-too-many-tabs', 'browser-cache-bloated'] })
  const diagnosis = await pc.diagnose(faultNamed('browser-too-many-tabs').complaint.en)
  expect(ticked(diagnosis.fixes)).not.toContain('clear_browser_cache')
  const reports = await pc.approve(diagnosis.fixes.proposed.filter((fix) => fix.ticked))
  const next = await pc.next(diagnosis, reports)
  expect(ticked(next)).toEqual(['clear_browser_cache'])
})

test('who tells the same trouble again after a cure has looked at what was not looked at yet', async () => {
  const complaint = 'the processor is at 100 percent all the time'
  const pc = await scenario({ faults: ['cpu-runaway-app', 'certificate-expired-manual'] })
  const first = await pc.diagnose(complaint)
  expect(first.checks.map(({ call }) => call.tool)).not.toContain('check_certificates')
  await pc.approve(first.fixes.proposed.filter((fix) => fix.ticked))
  const second = await pc.diagnose(complaint)
  expect(second.findings).toContainEqual(expect.objectContaining({ tool: 'check_certificates', id: 'expired' }))
})
