import type { ProgramRuntime } from '../../../../shared/domain/program-runtime.ts'
import { definePart } from './part.ts'

/** A program as the list of Windows has it. */
export type InstalledProgramState = {
  name: string
  version: string | null
  publisher: string | null
  /** `yyyymmdd`. */
  installDate: string | null
  sizeKB: number | null
  scope: 'user' | 'machine'
}

export type SoftwareState = InstalledProgramState[]

function initialSoftware(): SoftwareState {
  return [
    program('Example Zip 24.08 (x64)', { version: '24.08', publisher: 'Example', sizeKB: 5_800 }),
    program('Google Chrome', { version: '142.0.0.2', publisher: 'Google LLC', sizeKB: 640_000 }),
    program('Git', { version: '2.47.1', publisher: 'The Git Development Community', sizeKB: 340_000 }),
    program('Python 3.12.8 (64-bit)', { version: '3.12.8', publisher: 'Python Software Foundation', scope: 'user' }),
    program('Microsoft 365 Apps', { version: '16.0.18000.20100', publisher: 'Microsoft Corporation' }),
  ]
}

/** A program that was installed for everybody. */
export function program(name: string, more: Partial<InstalledProgramState>): InstalledProgramState {
  return { name, version: null, publisher: null, installDate: '20250110', sizeKB: null, scope: 'machine', ...more }
}

/** How the list of Windows names the programs that a tool can need. */
const runtimeNames: readonly (readonly [ProgramRuntime, RegExp])[] = [
  ['git', /^Git$/],
  ['python3', /^Python 3\./],
  ['node', /^Node\.js$/],
  ['powershell7', /^PowerShell 7/],
]

/** Programs that a tool can need, as far as they are installed, with their versions. */
export function installedRuntimes(software: SoftwareState): Readonly<Record<string, string | null>> {
  const found = runtimeNames.flatMap(([runtime, pattern]) => {
    const installed = software.find(({ name }) => pattern.test(name))
    return installed === undefined ? [] : [[runtime, installed.version] as const]
  })
  return Object.fromEntries(found)
}

export const softwarePart = definePart({ healthy: initialSoftware })
