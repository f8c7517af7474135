import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState, type SimulatedPc } from '../simulated-pc.ts'

const minuteMs = 60_000

function healthyPc(): SimulatedPc {
  return createSimulatedPc(healthyState())
}

test('a planned restart happens when its time has come, not before', () => {
  const pc = healthyPc()
  const bootedUtc = pc.state.boot.lastBootUtc
  expect(pc.boot.schedule(pc.clock.now() + 2 * minuteMs)).toBe(true)

  pc.advance(minuteMs)
  expect(pc.state.boot.lastBootUtc).toBe(bootedUtc)

  const dueUtc = pc.clock.utc(1)
  pc.advance(5 * minuteMs)
  expect(pc.state.boot).toMatchObject({ lastBootUtc: dueUtc, lastBootType: 0, scheduledAtMs: null })
  expect(pc.boot.uptimeSec()).toBe(240)
})

test('a restart that was cancelled does not happen and leaves nothing behind', () => {
  const pc = healthyPc()
  const before = JSON.stringify(pc.state)
  pc.boot.schedule(pc.clock.now() + minuteMs)
  expect(pc.boot.abort()).toBe(true)
  expect(JSON.stringify(pc.state)).toBe(before)
  expect(pc.boot.abort()).toBe(false)
})

test('a second plan does not move the first', () => {
  const pc = healthyPc()
  const atMs = pc.clock.now() + minuteMs
  pc.boot.schedule(atMs)
  expect(pc.boot.schedule(atMs + 1)).toBe(false)
  expect(pc.state.boot.scheduledAtMs).toBe(atMs)
})

test('a start of Windows ends what waited for it and starts automatic services', () => {
  const pc = healthyPc()
  pc.services.stop('RPCSS')
  pc.services.stop('Spooler')
  pc.state.boot.pendingReasons = ['windows_update', 'file_rename']
  pc.boot.restart()
  expect(pc.state.boot.pendingReasons).toEqual([])
  expect(pc.services.running('Spooler')).toBe(true)
  expect(pc.services.running('wuauserv')).toBe(false)
  expect(pc.state.boot.history.map((record) => record.atUtc)).toEqual(['2025-11-20T08:00:00.000Z', pc.clock.utc()])
})

test('a service that needs a later one of the list starts all the same', () => {
  const state = healthyState()
  const { RPCSS, Spooler, ...others } = state.services
  if (!RPCSS || !Spooler) throw new Error('the PC has a print service')
  const pc = createSimulatedPc({ ...state, services: { Spooler, ...others, RPCSS } })
  pc.boot.restart()
  expect(pc.services.running('Spooler')).toBe(true)
})

test('a disabled service and one that cannot start stay stopped', () => {
  const pc = healthyPc()
  Object.assign(pc.services.find('Spooler') ?? {}, { startMode: 'Disabled' })
  Object.assign(pc.services.find('FontCache') ?? {}, { onStart: 'crash' })
  pc.boot.restart()
  expect(pc.services.find('Spooler')).toMatchObject({ state: 'Stopped', exitCode: 0 })
  expect(pc.services.find('FontCache')).toMatchObject({ state: 'Stopped', exitCode: 1067 })
})

test('planned work is done once, and the newest plan of a name can be cancelled', () => {
  const pc = healthyPc()
  const before = JSON.stringify(pc.state)
  pc.boot.plan('check_disk')
  pc.boot.unplan('check_disk')
  pc.boot.unplan('check_disk')
  expect(JSON.stringify(pc.state)).toBe(before)

  pc.boot.plan('check_disk')
  pc.boot.restart()
  expect(pc.state.boot.actions).toEqual([])
})
