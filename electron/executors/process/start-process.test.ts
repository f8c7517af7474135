import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFakeTime, type FakeTime } from '../../../test/fakes/fake-time.ts'
import { isAlive } from '../../../test/fakes/script-host-fixture.ts'
import { stopHost } from '../powershell/loop-session.ts'
import { createProgramRunner } from './run-program.ts'
import { createProcessStarter, type StartedProcess, type StartProcess } from './start-process.ts'

/** On Windows another program ends the tree: `docs/WINDOWS-RELEASE-CHECK.md`. */
const onPosix = test.skipIf(process.platform === 'win32')
const stopLimitMs = 2_000
const endless = ['-e', 'setInterval(() => 0, 1000)']
let folder = ''
let time: FakeTime
let start: StartProcess
const started: StartedProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/dm-start-`)
  time = createFakeTime()
  const starter = createProcessStarter({ platform: 'linux', systemRoot: '', timers: time.timers })
  start = (command) => {
    const program = starter(command)
    started.push(program)
    return program
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const program of started.splice(0)) {
    void program.killTree()
    await vi.waitFor(() => expect(isAlive(program.pid ?? 0)).toBe(false), { timeout: 5_000 })
  }
  rmSync(folder, { recursive: true, force: true })
})

/** A system that lets nobody end a program. */
function refuseToEnd(): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  })
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

test.skipIf(process.platform === 'win32')(
  'Stop has ended a program before any time limit of it has passed',
  async () => {
    // The time of this test stands still: what ends here has waited for nothing but the end of the program.
    expect(await stopped()).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  },
)

onPosix('Stop names within two seconds the program that could not be ended', async () => {
  refuseToEnd()
  let end: unknown = null
  void stopped().then((result) => (end = result))
  await time.advance(stopLimitMs)
  await vi.waitFor(() =>
    expect(end).toMatchObject({ error: { code: 'could_not_stop', data: { pid: started[0]?.pid } } }),
  )
})

onPosix(
  'a host of scripts that does not go is known within two seconds too, its time to go by itself included',
  async () => {
    refuseToEnd()
    const host = start({ file: process.execPath, argv: endless, cwd: folder, environment: {}, stdin: 'pipe' })
    let gone: boolean | null = null
    void stopHost(host, time.timers).then((isGone) => (gone = isGone))
    await time.advance(stopLimitMs)
    await vi.waitFor(() => expect(gone).toBe(false))
  },
)
