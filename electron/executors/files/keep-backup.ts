import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

import type { Ids } from '../../kernel/ports.ts'
import type { BackupFile } from '../../tools/node-step.ts'
import { systemRootOf } from '../process/host-environment.ts'
import type { ProgramRunner } from '../process/run-program.ts'

export type BackupDeps = {
  /** Folder that holds all backups. */
  readonly root: string
  readonly platform: NodeJS.Platform
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly programs: ProgramRunner
  readonly ids: Ids
}

export type KeepBackup = (label: string, files: readonly BackupFile[]) => Promise<readonly string[]>

/** Administrators and the system, by number: their names are translated. */
const fullControl = ['*S-1-5-32-544:(OI)(CI)F', '*S-1-5-18:(OI)(CI)F']
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const limitMs = 10_000

/** Stores files in a new folder that only administrators can open, each flushed to disk. @throws when it cannot. */
export function createKeepBackup(deps: BackupDeps): KeepBackup {
  return async (label, files) => {
    if (![label, ...files.map(({ name }) => name)].every((name) => plainName.test(name))) throw new Error('backup_name')
    const folder = join(deps.root, `${label}-${deps.ids.newId()}`)
    await mkdir(deps.root, { recursive: true, mode: 0o700 })
    await mkdir(folder, { mode: 0o700 })
    await restrict(deps, folder)
    const paths: string[] = []
    for (const file of files) paths.push(await writeFlushed(folder, file))
    return paths
  }
}

/** Before anything is in it: what was readable for a moment has been readable. */
async function restrict(deps: BackupDeps, folder: string): Promise<void> {
  if (deps.platform !== 'win32') return
  const executable = `${systemRootOf(deps.environment)}\\System32\\icacls.exe`
  const argv = [folder, '/inheritance:r', '/grant:r', ...fullControl]
  const { signal } = new AbortController()
  const done = await deps.programs.run(
    { executable, argv, timeoutMs: limitMs, decode: 'oem', okExitCodes: [0] },
    signal,
  )
  if (!done.ok) throw new Error('backup_not_protected')
}

async function writeFlushed(folder: string, file: BackupFile): Promise<string> {
  const path = join(folder, file.name)
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(file.text, file.encoding)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return path
}
