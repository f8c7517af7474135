import { expect, test } from 'vitest'

import { buildHostEnvironment, systemRootOf } from './host-environment.ts'

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
