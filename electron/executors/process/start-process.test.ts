import { ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFakeTime, type FakeTime } from '../../../test/fakes/fake-time.ts'
import { isAlive } from '../../../test/fakes/script-host-fixture.ts'
import { stopHost } from '../powershell/loop-session.ts'
import { createProgramRunner } from './run-program.ts'
import {
  createProcessStarter,
  type ProcessStarterDeps,
  type StartedProcess,
  type StartProcess,
} from './start-process.ts'
import { eventually } from '../../../test/fakes/eventually.ts'

const onWindows = test.skipIf(process.platform !== 'win32')
const stopLimitMs = 2_000
const endless = ['-e', 'setInterval(() => 0, 1000)']
let folder = ''
let time: FakeTime
let start: StartProcess
const started: StartedProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/dm-start-`)
  time = createFakeTime()
  start = startedBy({})
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const program of started.splice(0)) {
    if (isAlive(program.pid ?? 0)) process.kill(program.pid ?? 0, 'SIGKILL')
    await eventually(() => expect(isAlive(program.pid ?? 0)).toBe(false))
  }
  // What was ended just now may hold its folder for a moment on Windows.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function startedBy(deps: Partial<ProcessStarterDeps>): StartProcess {
  const starter = createProcessStarter({
    platform: process.platform,
    systemRoot: process.env['SystemRoot'] ?? '',
    timers: time.timers,
    ...deps,
  })
  return (command) => {
    const program = starter(command)
    started.push(program)
    return program
  }
}

/** A taskkill that does what this script says; those that were started are kept. */
function taskkillThat(script: string): {
  readonly startTaskkill: (pid: number) => ChildProcess
  readonly killers: ChildProcess[]
} {
  const killers: ChildProcess[] = []
  return {
    killers,
    startTaskkill: (pid) => {
      const killer = spawn(process.execPath, ['-e', script, String(pid)], { stdio: 'ignore' })
      killers.push(killer)
      return killer
    },
  }
}

const refuses = 'process.exit(1)'
const neverAnswers = 'setInterval(() => 0, 1000)'

/** A system that lets nobody end a program. */
function refuseToEnd(): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  })
  vi.spyOn(ChildProcess.prototype, 'kill').mockReturnValue(false)
  start = startedBy({ startTaskkill: taskkillThat(refuses).startTaskkill })
}

function startEndless(): StartedProcess {
  return start({ file: process.execPath, argv: endless, cwd: folder, environment: {}, stdin: 'pipe' })
}

/** Runs something endless and stops it; resolves to the end of the call. */
function stopped(): Promise<unknown> {
  const runner = createProgramRunner({
    startProcess: start,
    environment: {},
    cwd: folder,
    timers: time.timers,
    oemCodePage: () => null,
  })
  const controller = new AbortController()
  const call = {
    executable: process.execPath,
    argv: endless,
    timeoutMs: 60_000,
    decode: 'oem',
    okExitCodes: [0],
  } as const
  const running = runner.run(call, controller.signal)
  controller.abort()
  return running
}

test('Stop has ended a program before any time limit of it has passed', async () => {
  // The time of this test stands still: what ends here has waited for nothing but the end of the program.
  expect(await stopped()).toMatchObject({ ok: false, error: { code: 'cancelled' } })
})

test('Stop names within two seconds the program that could not be ended', async () => {
  refuseToEnd()
  let end: unknown = null
  void stopped().then((result) => (end = result))
  await time.advance(stopLimitMs)
  await eventually(() =>
    expect(end).toMatchObject({ error: { code: 'could_not_stop', data: { pid: started[0]?.pid } } }),
  )
})

test('a host of scripts that does not go is known within two seconds too, its time to go by itself included', async () => {
  refuseToEnd()
  const host = startEndless()
  let gone: boolean | null = null
  void stopHost(host, time.timers).then((isGone) => (gone = isGone))
  await time.advance(stopLimitMs)
  await eventually(() => expect(gone).toBe(false))
})

test('what cannot be ended does not keep this process alive', async () => {
  const held = (): readonly string[] => process.getActiveResourcesInfo().filter((name) => /Process|Pipe/.test(name))
  const before = held()
  refuseToEnd()
  const program = startEndless()
  expect(held().length).toBeGreaterThan(before.length)
  let gone: boolean | null = null
  void program.killTree().then((isGone) => (gone = isGone))
  await time.advance(stopLimitMs)
  await eventually(() => expect(gone).toBe(false))
  vi.restoreAllMocks()
  expect(isAlive(program.pid ?? 0)).toBe(true)
  await eventually(() => expect(held()).toEqual(before))
})

// Which way is taken depends on the platform that is handed in: these run everywhere.
test('what taskkill refuses to end is ended without it, and no time passes', async () => {
  start = startedBy({ platform: 'win32', ...taskkillThat(refuses) })
  const program = startEndless()
  expect(await program.killTree()).toBe(true)
  expect(isAlive(program.pid ?? 0)).toBe(false)
})

test('a taskkill without an answer is not waited for, and does not stay behind', async () => {
  const { startTaskkill, killers } = taskkillThat(neverAnswers)
  start = startedBy({ platform: 'win32', startTaskkill })
  const program = startEndless()
  const stopping = program.killTree()
  await time.advance(stopLimitMs / 2)
  await eventually(() => expect([...killers, program].map(({ pid }) => isAlive(pid ?? 0))).toEqual([false, false]))
  // Node hears of an end a moment later than it can be seen, and pipes of what has ended may stay open.
  await Promise.race([program.ended, pause(1_000)])
  await time.advance(stopLimitMs / 2)
  expect(await stopping).toBe(true)
})

test('without taskkill a program can be stopped too', async () => {
  const nowhere = path.join(folder, 'taskkill.exe')
  start = startedBy({ platform: 'win32', startTaskkill: () => spawn(nowhere, { stdio: 'ignore' }) })
  expect(await startEndless().killTree()).toBe(true)
})

onWindows('the taskkill of the Windows folder is asked, and what it refuses is ended without it', async () => {
  mkdirSync(path.join(folder, 'System32'))
  // Node takes `/PID` for a script that is not there and ends with 1, as taskkill does when access is denied.
  copyFileSync(process.execPath, path.join(folder, 'System32', 'taskkill.exe'))
  start = startedBy({ systemRoot: folder })
  expect(await startEndless().killTree()).toBe(true)
})
