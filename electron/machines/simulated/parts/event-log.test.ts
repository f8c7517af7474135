import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState, type SimulatedPc } from '../simulated-pc.ts'

const hourMs = 3_600_000

function pcWithDiskErrors(): SimulatedPc {
  const pc = createSimulatedPc(healthyState())
  const error = { log: 'System', provider: 'disk', id: 7, level: 2 } as const
  pc.eventLog.record({ ...error, count: 3, utc: pc.clock.utc(-120), sample: 'older' })
  pc.eventLog.record({ ...error, count: 9, utc: pc.clock.utc(-30), sample: 'newer' })
  return pc
}

const diskErrors = (pc: SimulatedPc, hours: number): unknown =>
  pc.eventLog.read(hours).find((group) => group.provider === 'disk')

test('events of one kind are one group with the newest time and values, the most frequent first', () => {
  const pc = pcWithDiskErrors()
  expect(diskErrors(pc, 24)).toMatchObject({ count: 12, lastUtc: pc.clock.utc(-30), sample: 'newer' })
  expect(pc.eventLog.read(24)[0]?.provider).toBe('disk')
})

test('only events of the hours asked for count', () => {
  const pc = pcWithDiskErrors()
  expect(diskErrors(pc, 1)).toMatchObject({ count: 9 })
  pc.advance(24 * hourMs)
  expect(diskErrors(pc, 24)).toBeUndefined()
  expect(diskErrors(pc, 48)).toMatchObject({ count: 12 })
})

test('a log does not grow for ever', () => {
  const pc = pcWithDiskErrors()
  pc.advance(31 * 24 * hourMs)
  expect(pc.state.eventLog.events.filter((event) => event.provider === 'disk')).toEqual([])
})

test('a service that does not stay up is written down', () => {
  const pc = createSimulatedPc(healthyState())
  const service = pc.state.services['FontCache']
  if (service) service.onStart = 'crash'
  expect(pc.services.restart('FontCache')).toBe(false)
  expect(pc.eventLog.read(1).some((group) => group.id === 7034)).toBe(true)
})

test('a crash, a blue screen and a failed VPN try stand in the logs as Windows writes them', () => {
  const pc = createSimulatedPc(healthyState())
  const crash = { kind: 'app', app: 'editor.exe', version: '1.0', module: 'editor.dll', code: 'c0000005' } as const
  const cause = { kind: 'always' } as const
  pc.crashes.keepCrashing({ cause, crash, everyHours: 9, hoursAgo: [3, 2, 1] })
  pc.crashes.keepCrashing({
    cause,
    crash: { kind: 'bugcheck', code: '0x000000d1', dumps: true },
    everyHours: 9,
    hoursAgo: [30, 5],
  })
  pc.vpn.setUp({}, [691])
  const seen = pc.eventLog.read(24).map(({ provider, id, level, count }) => [provider, id, level, count])
  expect(seen).toEqual(
    expect.arrayContaining([
      ['Application Error', 1000, 2, 3],
      ['Microsoft-Windows-WER-SystemErrorReporting', 1001, 2, 1],
      ['Microsoft-Windows-Kernel-Power', 41, 1, 1],
      ['RasClient', 20_227, 2, 1],
    ]),
  )
  expect(pc.eventLog.read(24).find(({ id }) => id === 1000)?.sample).toContain('editor.exe | 1.0')
})
