import { expect, test } from 'vitest'

import { buildHostEnvironment, workingFolderOf } from './host-environment.ts'
import { judgedEnvironment, loadedLibraries, windowsFolderOf } from './windows-places.ts'

const exe = 'D:\\Apps\\Deskmedic.exe'
const judge = (source: Record<string, string>, libraries: readonly string[] | null) =>
  judgedEnvironment(source, { platform: 'win32', loadedLibraries: () => libraries })

test.each([
  [[exe, 'E:\\WINDOWS\\SYSTEM32\\ntdll.dll', 'E:\\WINDOWS\\System32\\KERNEL32.DLL'], 'E:\\WINDOWS'],
  [['C:\\Windows\\SYSTEM32\\ntdll.dll', 'c:\\windows\\system32\\NTDLL.dll'], 'c:\\windows'],
  [[exe], 'C:\\Windows'],
  [[], 'C:\\Windows'],
  [null, 'C:\\Windows'],
  [['D:\\evil\\System32\\ntdll.dll', 'C:\\Windows\\System32\\ntdll.dll'], 'C:\\Windows'],
  [['\\\\server\\share\\System32\\ntdll.dll'], 'C:\\Windows'],
  [['D:\\evil\\ntdll.dll', 'System32\\ntdll.dll', 'D:\\System32\\ntdll.dll'], 'C:\\Windows'],
])('of %j the Windows folder is %s', (libraries, folder) => {
  expect(windowsFolderOf(libraries)).toBe(folder)
})

const libraries = [exe, 'E:\\Windows\\SYSTEM32\\ntdll.dll']

test('a variable that names another place is not believed, in whatever case it is written', () => {
  const source = {
    SYSTEMROOT: 'D:\\evil',
    WinDir: 'D:\\evil',
    systemdrive: 'D:',
    COMSPEC: 'D:\\evil\\cmd.exe',
    programdata: 'D:\\evil',
    'PROGRAMFILES(X86)': 'D:\\evil',
    commonprogramfiles: 'D:\\evil',
    USERPROFILE: 'D:\\Users\\kim',
  }
  const judged = judge(source, libraries)
  expect(Object.values(judged).filter((value) => value?.includes('evil'))).toEqual([])
  expect(new Set(Object.keys(judged).map((name) => name.toLowerCase())).size).toBe(Object.keys(judged).length)
  expect(judged).toMatchObject({
    SystemRoot: 'E:\\Windows',
    windir: 'E:\\Windows',
    SystemDrive: 'E:',
    ComSpec: 'E:\\Windows\\System32\\cmd.exe',
    ProgramData: 'E:\\ProgramData',
    'ProgramFiles(x86)': 'E:\\Program Files (x86)',
    CommonProgramFiles: 'E:\\Program Files\\Common Files',
    USERPROFILE: 'D:\\Users\\kim',
  })
})

test('what a 32-bit Windows has not is not made up', () => {
  expect(Object.keys(judge({}, libraries))).toEqual([
    'SystemRoot',
    'windir',
    'SystemDrive',
    'ComSpec',
    'ProgramData',
    'ALLUSERSPROFILE',
    'ProgramFiles',
    'CommonProgramFiles',
  ])
})

test('where the system does not say it, the usual folder counts and never the variable', () => {
  expect(judge({ SystemRoot: 'D:\\evil' }, null)).toMatchObject({ SystemRoot: 'C:\\Windows', SystemDrive: 'C:' })
})

test('elsewhere nothing is asked and nothing changes', () => {
  const source = { HOME: '/home/kim', SystemRoot: 'x' }
  const never = (): never => {
    throw new Error('asked')
  }
  expect(judgedEnvironment(source, { platform: 'linux', loadedLibraries: never })).toBe(source)
})

test('programs see and start in the judged folder', () => {
  const judged = judge({ SystemRoot: 'D:\\evil', windir: 'D:\\evil' }, libraries)
  expect(workingFolderOf(judged, 'win32')).toBe('E:\\Windows\\System32')
  const built = buildHostEnvironment(judged, 'win32')
  expect(built['PSModulePath']).toBe('E:\\Windows\\System32\\WindowsPowerShell\\v1.0\\Modules')
  expect(Object.values(built).filter((value) => value.includes('evil'))).toEqual([])
})

test('the running process names its libraries', () => {
  const found = loadedLibraries()
  expect(found?.length).toBeGreaterThan(0)
})
