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
    program('Microsoft 365 Apps', { version: '16.0.18000.20100', publisher: 'Microsoft Corporation' }),
  ]
}

/** A program that was installed for everybody. */
export function program(name: string, more: Partial<InstalledProgramState>): InstalledProgramState {
  return { name, version: null, publisher: null, installDate: '20250110', sizeKB: null, scope: 'machine', ...more }
}

export const softwarePart = definePart({ healthy: initialSoftware })
