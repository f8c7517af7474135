import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState, type SimulatedPc } from '../simulated-pc.ts'
import type { ProcessState } from './initial-programs.ts'

const hourMs = 3_600_000

function pcWith(more: Partial<ProcessState>): { pc: SimulatedPc; program: ProcessState } {
  const pc = createSimulatedPc(healthyState())
  return { pc, program: pc.processes.add({ name: 'draw.exe', path: 'C:\\Draw\\draw.exe', title: 'Plan', ...more }) }
}

test('a program that hangs does not hear a request to close, but ends by force, and Windows remembers it', () => {
  const { pc, program } = pcWith({ hung: true })
  expect(pc.processes.askToClose(program.pid)).toBe('still_there')
  expect(pc.processes.end(program.pid)).toBe('gone')
  expect(pc.processes.recentHangs()).toEqual([{ app: 'draw.exe', atUtc: pc.clock.utc() }])
  pc.advance(8 * 24 * hourMs)
  expect(pc.processes.recentHangs()).toEqual([])
})

test('what waits inside the kernel survives force and ends only with a restart', () => {
  const { pc, program } = pcWith({ killable: false })
  expect(pc.processes.end(program.pid)).toBe('still_there')
  pc.boot.restart()
  expect(pc.processes.find(program.pid)).toBeNull()
})

test('a program is started again as the same program with a number that nobody had', () => {
  const { pc, program } = pcWith({ cpuPct: 80, hung: true, title: 'Plan (Not Responding)' })
  const used = pc.processes.all().map((process) => process.pid)
  pc.processes.end(program.pid)
  const again = pc.processes.startAgain(program)
  expect(used).not.toContain(again.pid)
  expect(again).toMatchObject({ name: 'draw.exe', hung: false, title: 'Plan', startedUtc: pc.clock.utc() })
  expect(again.cpuPct).toBeLessThan(1)
})

test('a leak comes back with the program, but from the beginning', () => {
  const { pc, program } = pcWith({ privateBytes: 5_000_000_000, leakBytesPerHour: 400_000_000 })
  pc.advance(hourMs / 2)
  expect(program.privateBytes).toBe(5_200_000_000)
  pc.processes.end(program.pid)
  const again = pc.processes.startAgain(program)
  const startBytes = again.privateBytes
  expect(startBytes).toBeLessThan(1_000_000_000)
  pc.advance(hourMs)
  expect(again.privateBytes).toBe(startBytes + 400_000_000)
})

test('only the program that is really meant is named, never a part of Windows', () => {
  const { pc, program } = pcWith({ startedUtc: '2025-11-22T06:00:00.000Z' })
  const reason = (pid: number, startedUtc: string): string | null => {
    const found = pc.processes.identify(pid, startedUtc)
    return 'refused' in found ? found.refused : null
  }
  const windowManager = pc.processes.all().find((process) => process.name === 'dwm.exe')
  const printService = pc.processes.all().find((process) => process.name === 'spoolsv.exe')
  expect(reason(program.pid, '2025-11-22T06:00:00.7000000Z')).toBeNull()
  expect(reason(program.pid, '2025-11-22T06:00:02Z')).toBe('pid_reused')
  expect(reason(3, '2025-11-22T06:00:00Z')).toBe('no_such_process')
  expect(reason(windowManager?.pid ?? 0, windowManager?.startedUtc ?? '')).toBe('protected_process')
  expect(reason(printService?.pid ?? 0, printService?.startedUtc ?? '')).toBe('start_time_unknown')
})

test('Windows brings a desktop that was ended back by itself', () => {
  const { pc } = pcWith({})
  const shells = () => pc.processes.all().filter(({ name }) => name === 'explorer.exe')
  const [before] = shells()
  pc.processes.end(before?.pid ?? 0)
  expect(shells()).toHaveLength(1)
  expect(shells()[0]?.pid).not.toBe(before?.pid)
})

test('a restart closes what a person opened and brings the desktop back', () => {
  const { pc, program } = pcWith({})
  const shell = pc.processes.all().find((process) => process.name === 'explorer.exe')
  pc.processes.end(shell?.pid ?? 0)
  pc.boot.restart()
  const names = pc.processes.all().map((process) => process.name)
  expect(names).toContain('explorer.exe')
  expect(names).not.toContain(program.name)
  expect(names).not.toContain('chrome.exe')
})

test('no number is used twice, whatever happens', () => {
  const { pc, program } = pcWith({})
  const seen = new Set(pc.processes.all().map((process) => process.pid))
  expect(seen.size).toBe(pc.processes.all().length)
  pc.processes.end(program.pid)
  pc.boot.restart()
  const fresh = pc.processes.all().filter((process) => process.startedUtc !== null)
  expect(fresh.filter((process) => seen.has(process.pid))).toEqual([])
})

test('the counters number programs of the same name', () => {
  const { pc } = pcWith({})
  const counted = pc.processes.all().filter((process) => process.name === 'chrome.exe')
  expect(counted.map((process) => pc.processes.counterName(process))).toEqual([
    'chrome',
    'chrome#1',
    'chrome#2',
    'chrome#3',
  ])
})
