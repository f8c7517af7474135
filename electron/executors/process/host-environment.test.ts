import { expect, test } from 'vitest'

import { buildHostEnvironment, systemRootOf, workingFolderOf } from './host-environment.ts'

test('the environment is built from known names', () => {
  const source = {
    systemroot: 'D:\\Windows',
    temp: 'D:\\Temp',
    PSModulePath: 'C:\\Program Files\\PowerShell\\7\\Modules',
    NODE_POWERSHELL: 'C:\\evil.exe',
    NODE_OPTIONS: '--require evil',
    Path: 'C:\\evil',
  }
  expect(buildHostEnvironment(source, 'win32')).toEqual({
    SystemRoot: 'D:\\Windows',
    TEMP: 'D:\\Temp',
    windir: 'D:\\Windows',
    PATHEXT: '.COM;.EXE;.BAT;.CMD',
    PSModulePath: 'D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\Modules',
    PATH: 'D:\\Windows\\System32;D:\\Windows\\System32\\Wbem;D:\\Windows\\System32\\WindowsPowerShell\\v1.0',
  })
})

test.each(['\\\\server\\share', 'Windows', '', undefined])('a Windows folder %s is not believed', (SystemRoot) => {
  expect(systemRootOf({ SystemRoot })).toBe('C:\\Windows')
})

test('elsewhere PATH is fixed and PowerShell asks no server for updates', () => {
  expect(buildHostEnvironment({ HOME: '/home/kim', PATH: '/evil', SECRET: 'x' }, 'linux')).toEqual({
    HOME: '/home/kim',
    PATH: '/usr/bin:/bin',
    POWERSHELL_UPDATECHECK: 'Off',
  })
})

/** Node adds these by itself, from its own environment, to every program that is started without them. */
const addedByNode = ['HOMEDRIVE', 'HOMEPATH', 'LOGONSERVER', 'PATH', 'SYSTEMDRIVE', 'SYSTEMROOT', 'TEMP', 'USERDOMAIN']
const addedToo = ['USERNAME', 'USERPROFILE', 'WINDIR']

test('no name comes by another way than this', () => {
  const source = Object.fromEntries([...addedByNode, ...addedToo].map((name) => [name, `C:\\${name}`]))
  const built = Object.keys(buildHostEnvironment(source, 'win32')).map((name) => name.toUpperCase())
  expect([...addedByNode, ...addedToo].filter((name) => !built.includes(name))).toEqual([])
})

test('programs start where only administrators write', () => {
  expect(workingFolderOf({ SystemRoot: 'D:\\Windows' }, 'win32')).toBe('D:\\Windows\\System32')
  expect(workingFolderOf({}, 'linux')).toBe('/')
})
