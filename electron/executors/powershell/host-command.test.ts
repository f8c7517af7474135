import { expect, test } from 'vitest'

import { hostCommands, windowsPowerShellPath } from './host-command.ts'

const environment = { SystemRoot: 'C:\\Windows', NODE_POWERSHELL: 'C:\\evil.exe', PSModulePath: 'C:\\evil' }
const executable = windowsPowerShellPath(environment, 'x64')
const commands = hostCommands({ executable, environment, platform: 'win32' })

test('Windows PowerShell 5.1 is named by its absolute path, the 64-bit one also from a 32-bit process', () => {
  expect(executable).toBe('C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe')
  const wow64 = { ...environment, PROCESSOR_ARCHITEW6432: 'AMD64' }
  expect(windowsPowerShellPath(wow64, 'ia32')).toContain('\\Sysnative\\')
})

test.each(['loop', 'once'] as const)('the %s command is constant text in a built environment', (kind) => {
  const { argv, environment: built, file } = commands[kind]
  expect(file).toBe(executable)
  expect(argv.slice(0, 3)).toEqual(['-NoLogo', '-NoProfile', '-NonInteractive'])
  // Double quotes would have to survive the command line; anything but ASCII would meet a code page.
  expect(argv.at(-1)).toMatch(/^[\u0020\u0021\u0023-\u007e\n]+$/)
  expect(argv.join(' ')).not.toMatch(/EncodedCommand|Bypass|Invoke-Expression/i)
  expect(argv.join('').length).toBeLessThan(8_000)
  expect(Object.keys(built)).toEqual(['SystemRoot', 'windir', 'PATH', 'PATHEXT', 'PSModulePath'])
  expect(Object.values(built).filter((value) => value.includes('evil'))).toEqual([])
})

test('a host starts where only administrators can put a library or a program', () => {
  expect(commands.loop.cwd).toBe('C:\\Windows\\System32')
  expect(commands.once.cwd).toBe('C:\\Windows\\System32')
})

test.each(['loop', 'once'] as const)(
  'the first thing that the %s text does is to look for modules of Windows only',
  (kind) => {
    const [first] = commands[kind].argv.at(-1)?.split('\n') ?? []
    expect(first).toBe("$env:PSModulePath = $PSHOME + '\\Modules'")
  },
)

test('the constrained text calls no method, which is forbidden there', () => {
  expect(commands.once.argv.at(-1)).not.toMatch(/\.\w+\(|::\w+\(/)
})
