import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

const path = 'C:\\Users\\test\\AppData\\Local\\Temp\\bad.exe'
const startup = { name: 'Bad', command: path, source: 'user_run' } as const

function infected(removable: boolean) {
  const pc = createSimulatedPc(healthyState())
  pc.defender.infect('Bad', { id: 7, removable, program: { name: 'bad.exe', path, pid: 9001 }, startup })
  const pids = () => pc.processes.all().flatMap((process) => (process.path === path ? process.pid : []))
  const entry = () => pc.startup.list().find(({ name }) => name === 'Bad')
  return { pc, pids, entry }
}

test('a harmful program comes back half a minute after it was ended or switched off', () => {
  const { pc, pids, entry } = infected(true)
  pc.processes.end(9001)
  pc.startup.setSwitch(startup, [3])
  pc.advance(20_000)
  expect([pids(), entry()?.enabled]).toEqual([[], false])
  pc.advance(20_000)
  expect(pids()).toHaveLength(1)
  expect([pids().includes(9001), entry()?.enabled]).toEqual([false, true])
})

test('a scan removes it with its program and its entry, unless it protects itself', () => {
  const { pc, pids, entry } = infected(true)
  expect(pc.defender.scan({ update: true })).toEqual({ updated: true })
  pc.advance(3_600_000)
  expect([pids(), entry()]).toEqual([[], undefined])
  const rootkit = infected(false)
  rootkit.pc.defender.scan({ update: false })
  expect([rootkit.pids(), rootkit.pc.state.defender.detections]).toMatchObject([[9001], [{ handled: false }]])
})

test('definitions stay new by themselves, and grow old where their update fails', () => {
  const pc = createSimulatedPc(healthyState())
  pc.advance(9 * 86_400_000)
  expect(pc.defender.signatureAgeDays()).toBe(0)
  pc.state.defender.updatesItself = false
  pc.advance(9 * 86_400_000)
  expect(pc.defender.signatureAgeDays()).toBe(9)
})
