import { PassThrough } from 'node:stream'

import { expect, test, vi } from 'vitest'

import { createTerminal, type OutputStream, type Terminal } from './terminal.ts'

/** A stream as Node gives it: into a file or a pipe it has no `isTTY` at all, on every system. */
function stream(isTerminal: boolean): OutputStream {
  return isTerminal ? Object.assign(new PassThrough(), { isTTY: true, columns: 80 }) : new PassThrough()
}

function terminal(
  { stdout, stderr }: { readonly stdout: boolean; readonly stderr: boolean },
  environment: Readonly<Record<string, string>> = {},
  noInput = false,
): Terminal {
  const streams = {
    stdin: Object.assign(new PassThrough(), { isTTY: true }),
    stdout: stream(stdout),
    stderr: stream(stderr),
  }
  return createTerminal({ streams, environment, quiet: false, noInput })
}

const isColored = ({ colors, noteColors }: Terminal) => [colors.red('x') !== 'x', noteColors.red('x') !== 'x']

test('each stream has colours by what it is itself', () => {
  expect(isColored(terminal({ stdout: true, stderr: true }))).toEqual([true, true])
  expect(isColored(terminal({ stdout: false, stderr: true }))).toEqual([false, true])
  expect(isColored(terminal({ stdout: true, stderr: false }))).toEqual([true, false])
})

test.each([
  ['on Windows', 'win32', {}],
  ['on a build server', 'linux', { CI: '1' }],
  ['with a terminal that knows colours', 'linux', { TERM: 'xterm-256color' }],
] as const)('a file and a pipe have no colours, %s', async (_, platform, environment) => {
  // The library decides when it is loaded, by the process that it is in.
  vi.resetModules()
  const process_ = vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const fresh = await import('./terminal.ts')
  const streams = { stdin: new PassThrough(), stdout: stream(false), stderr: stream(false) }
  expect(isColored(fresh.createTerminal({ streams, environment, quiet: false, noInput: false }))).toEqual([
    false,
    false,
  ])
  process_.mockRestore()
  vi.unstubAllEnvs()
})

test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('who wants no colours gets none: %o', (environment) => {
  expect(isColored(terminal({ stdout: true, stderr: true }, environment))).toEqual([false, false])
})

test('a person can be asked only where both ends are a terminal', () => {
  expect(terminal({ stdout: false, stderr: true }).interactive).toBe(true)
  expect(terminal({ stdout: true, stderr: false }).interactive).toBe(false)
  expect(terminal({ stdout: true, stderr: true }, {}, true).interactive).toBe(false)
})
