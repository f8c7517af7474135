import { win32 } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Names that a Windows program may see, where they are set. Node adds eleven names by itself where they are missing, from
 * its own environment: they are all here, so that nothing comes by another way than this.
 */
const windowsNames = [
  'SystemDrive',
  'ComSpec',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'PUBLIC',
  'ProgramData',
  'ALLUSERSPROFILE',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'ProgramW6432',
  'CommonProgramFiles',
  'CommonProgramFiles(x86)',
  'CommonProgramW6432',
  'USERNAME',
  'USERDOMAIN',
  'LOGONSERVER',
  'COMPUTERNAME',
  'PROCESSOR_ARCHITECTURE',
] as const

const otherNames = ['HOME', 'TMPDIR', 'LANG', 'DOTNET_ROOT', 'DOTNET_SYSTEM_GLOBALIZATION_INVARIANT'] as const

/** Environment of every program we start: built from known names, never inherited. */
export function buildHostEnvironment(source: Environment, platform: NodeJS.Platform): Record<string, string> {
  if (platform !== 'win32') {
    return { ...pick(source, otherNames), PATH: '/usr/bin:/bin', POWERSHELL_UPDATECHECK: 'Off' }
  }
  const systemRoot = systemRootOf(source)
  const system32 = win32.join(systemRoot, 'System32')
  const powershell = win32.join(system32, 'WindowsPowerShell', 'v1.0')
  return {
    ...pick(source, windowsNames),
    SystemRoot: systemRoot,
    windir: systemRoot,
    PATH: [system32, win32.join(system32, 'Wbem'), powershell].join(';'),
    PATHEXT: '.COM;.EXE;.BAT;.CMD',
    // Without it Windows PowerShell looks for commands in the Documents of the person, with the modules of PowerShell 7
    // on it it does not find its own (PowerShell#18530).
    PSModulePath: win32.join(powershell, 'Modules'),
  }
}

/** Where programs start: a folder in which only administrators can put a library or a program. */
export function workingFolderOf(source: Environment, platform: NodeJS.Platform): string {
  return platform === 'win32' ? win32.join(systemRootOf(source), 'System32') : '/'
}

/** The Windows folder of a judged environment; a relative or network value is not believed. */
export function systemRootOf(source: Environment): string {
  const value = lookUp(source, 'SystemRoot') ?? ''
  return /^[A-Za-z]:\\/.test(value) ? value : 'C:\\Windows'
}

/** Environment names are case-insensitive on Windows, also in a copy of `process.env`. */
export function lookUp(source: Environment, name: string): string | undefined {
  if (source[name] !== undefined) return source[name]
  const wanted = name.toLowerCase()
  const found = Object.keys(source).find((key) => key.toLowerCase() === wanted)
  return found === undefined ? undefined : source[found]
}

function pick(source: Environment, names: readonly string[]): Record<string, string> {
  const pairs = names.flatMap((name) => {
    const value = lookUp(source, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(pairs)
}
