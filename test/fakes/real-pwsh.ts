import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { hostCommands, type HostCommands } from '../../electron/executors/powershell/host-command.ts'

/** A real PowerShell: named by DESKMEDIC_PWSH, else the first on PATH; null = none here. */
export function findPwsh(): string | null {
  const program = process.platform === 'win32' ? 'pwsh.exe' : 'pwsh'
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program))
  return [process.env['DESKMEDIC_PWSH'] ?? '', ...onPath].find(isProgram) ?? null
}

/** The command lines of the product, with another executable. */
export function pwshCommands(executable: string): HostCommands {
  return hostCommands({ executable, environment: process.env, platform: process.platform })
}

/** Hostile argument texts that lie beside the project, when they are there. */
export function hostileTexts(): readonly { readonly id: string; readonly text: string }[] {
  const file = fileURLToPath(new URL('../../../shared/evaluation/psargs-dev.json', import.meta.url))
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')) as { id: string; text: string }[]
}

function isProgram(path: string): boolean {
  if (path === '') return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
