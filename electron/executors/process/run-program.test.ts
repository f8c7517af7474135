import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { refusesLongCommandLines } from '../../../test/fakes/abilities.ts'
import { isAlive, never, systemStarter } from '../../../test/fakes/script-host-fixture.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { createProgramRunner, type ProgramCall } from './run-program.ts'
import { eventually } from '../../../test/fakes/eventually.ts'

const runner = createProgramRunner({
  startProcess: systemStarter,
  environment: { ONLY: 'this' },
  cwd: tmpdir(),
  timers: systemTimers,
  oemCodePage: () => 850,
})

const node = (script: string, argv: readonly string[] = [], more: Partial<ProgramCall> = {}): ProgramCall => ({
  executable: process.execPath,
  argv: ['-e', script, '--', ...argv],
  timeoutMs: 10_000,
  decode: 'oem',
  okExitCodes: [0],
  ...more,
})

test('arguments arrive as they were, the environment is the built one, standard input is closed', async () => {
  const hostile = ['', 'a b', '"; rm -rf / #', '%PATH%', '$(x)', '\u2018 & | < >', '--flag']
  const script =
    'process.stdin.resume().on("end", () => console.log(JSON.stringify([process.argv.slice(1), process.env])))'
  vi.stubEnv('DESKMEDIC_OF_THE_PARENT', 'secret')
  const output = await runner.run(node(script, hostile), never)
  vi.unstubAllEnvs()
  if (!output.ok) throw new Error(output.error.detail)
  const [argv, { ONLY: only, ...others }] = JSON.parse(output.value.stdout) as [string[], Record<string, string>]
  expect([argv, only]).toEqual([hostile, 'this'])
  // Windows programs do not start without some of these: Node adds them to every child there, and Wine its own.
  const added =
    process.platform === 'win32'
      ? /^(HOMEDRIVE|HOMEPATH|LOGONSERVER|PATH|SYSTEMDRIVE|SYSTEMROOT|TEMP|USERDOMAIN|USERNAME|USERPROFILE|WINDIR|WINE\w+)$/i
      : /^__/
  expect(Object.keys(others).filter((name) => !added.test(name))).toEqual([])
})

test.each([
  ['oem', 'Größe', [0x47, 0x72, 0x94, 0xe1, 0x65]],
  ['utf16le', '검사', [...Buffer.from('검사', 'utf16le')]],
  ['bytes', 'G\u0094', [0x47, 0x94]],
] as const)('%s output is read', async (decode, text, bytes) => {
  const output = await runner.run(
    node(`process.stdout.write(Buffer.from([${bytes.join(',')}]))`, [], { decode }),
    never,
  )
  expect(output).toMatchObject({ ok: true, value: { stdout: text, exitCode: 0 } })
})

test('an exit code is right when the step says so', async () => {
  const script = 'console.error("why"); process.exit(3)'
  expect(await runner.run(node(script, [], { okExitCodes: [0, 3] }), never)).toMatchObject({ value: { exitCode: 3 } })
  expect(await runner.run(node(script), never)).toMatchObject({
    ok: false,
    error: { code: 'step_failed', data: { reason: 'exit_code', exitCode: 3 }, detail: 'why\n' },
  })
})

test('a program that is not there is a missing runtime', async () => {
  const call = { ...node(''), executable: join(tmpdir(), 'nowhere', 'netsh.exe') }
  expect(await runner.run(call, never)).toMatchObject({ error: { code: 'runtime_missing' } })
})

test.skipIf(!refusesLongCommandLines)('a command line that is too long is a failed step', async () => {
  const result = await runner.run(node('', ['x'.repeat(3_000_000)]), never)
  expect(result).toMatchObject({ ok: false, error: { code: 'step_failed' } })
})

test('the time limit ends the program', async () => {
  const result = await runner.run(node('setInterval(() => 0, 1000)', [], { timeoutMs: 300 }), never)
  expect(result).toMatchObject({ ok: false, error: { code: 'timed_out', data: { timeoutMs: 300 } } })
})

test('cancelling ends the program and what it started; cancelled before, it never starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dm-program-'))
  const file = join(folder, 'pid')
  const script = `const c = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' })
    require('node:fs').writeFileSync(process.argv[1], String(c.pid)); setInterval(() => 0, 1000)`
  const controller = new AbortController()
  const running = runner.run(node(script, [file], { timeoutMs: 20_000 }), controller.signal)
  const pid = await eventually(() => writtenPid(file))
  expect(isAlive(pid)).toBe(true)
  controller.abort()
  expect(await running).toMatchObject({ error: { code: 'cancelled' } })
  await eventually(() => expect(isAlive(pid)).toBe(false))
  expect(await runner.run(node('process.exit(9)'), AbortSignal.abort())).toMatchObject({ error: { code: 'cancelled' } })
  rmSync(folder, { recursive: true })
})

function writtenPid(file: string): number {
  const pid = Number(readFileSync(file, 'utf8'))
  if (pid === 0) throw new Error('still empty')
  return pid
}

test('a program that floods its output is ended', async () => {
  const script =
    'const b = Buffer.alloc(1 << 20); for (let i = 0; i < 9; i++) process.stdout.write(b); setInterval(() => 0, 1000)'
  expect(await runner.run(node(script), never)).toMatchObject({ error: { code: 'output_too_large' } })
})
