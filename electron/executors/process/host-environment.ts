import { win32 } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Names that a Windows program may see. PSModulePath is not among them: with the modules of PowerShell 7 on it,
 * Windows PowerShell 5.1 does not find its own commands (PowerShell#18530).
 */
const windowsNames = [
  'SystemRoot',
  'windir',
  'SystemDrive',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'ProgramW6432',
  'CommonProgramFiles',
  'CommonProgramFiles(x86)',
  'CommonProgramW6432',
  'USERNAME',
  'USERDOMAIN',
  'COMPUTERNAME',
  'PATHEXT',
] as const

const otherNames = ['HOME', 'TMPDIR', 'LANG', 'DOTNET_ROOT', 'DOTNET_SYSTEM_GLOBALIZATION_INVARIANT'] as const

/** Environment of every program we start: built from known names, never inherited. */
export function buildHostEnvironment(source: Environment, platform: NodeJS.Platform): Record<string, string> {
  if (platform !== 'win32') {
    return { ...pick(source, otherNames), PATH: '/usr/bin:/bin', POWERSHELL_UPDATECHECK: 'Off' }
  }
  const systemRoot = systemRootOf(source)
  const system32 = win32.join(systemRoot, 'System32')
  const folders = [system32, win32.join(system32, 'Wbem'), win32.join(system32, 'WindowsPowerShell', 'v1.0')]
  return { ...pick(source, windowsNames), SystemRoot: systemRoot, PATH: folders.join(';') }
}

/** The Windows folder; a relative or network value is not believed. */
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
