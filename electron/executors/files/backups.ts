import { lstat, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

import type { Ids } from '../../kernel/ports.ts'
import type { Result } from '../../kernel/result.ts'
import type { BackupFile } from '../../contract/node-step.ts'

export type BackupDeps = {
  /** The folder that holds all backups, closed to everybody but administrators; made at the first need. */
  readonly openRoot: () => Promise<Result<string>>
  readonly ids: Pick<Ids, 'newId'>
}

/** Copies that a fix keeps before it changes something. They are known by a name, never by a place. */
export type Backups = {
  /** Stores files in a new folder, each flushed to disk, and gives the name of the backup. @throws when it cannot. */
  keep(label: string, files: readonly BackupFile[]): Promise<string>
  /** Where a file of a backup is. @throws when there is no such file, or something else stands in its place. */
  find(name: string, file: string): Promise<string>
}

const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const backupName = /^[a-z]{1,20}-[A-Za-z0-9]{1,40}$/

export function createBackups(deps: BackupDeps): Backups {
  return {
    keep: async (label, files) => {
      const name = `${label}-${deps.ids.newId()}`
      if (!backupName.test(name) || !files.every((file) => plainName.test(file.name))) throw new Error('backup_name')
      const folder = join(await rootOf(deps), name)
      await mkdir(folder, { mode: 0o700 })
      for (const file of files) await writeFlushed(folder, file)
      return name
    },
    find: async (name, file) => {
      if (!backupName.test(name) || !plainName.test(file)) throw new Error('backup_name')
      const folder = join(await rootOf(deps), name)
      const path = join(folder, file)
      const [kept, own] = await Promise.all([lstat(folder).catch(() => null), lstat(path).catch(() => null)])
      if (kept?.isDirectory() !== true || own?.isFile() !== true) throw new Error('no_backup')
      return path
    },
  }
}

async function rootOf({ openRoot }: BackupDeps): Promise<string> {
  const root = await openRoot()
  if (!root.ok) throw new Error(root.error.code)
  return root.value
}

async function writeFlushed(folder: string, file: BackupFile): Promise<void> {
  const handle = await open(join(folder, file.name), 'wx', 0o600)
  try {
    await handle.writeFile(file.text, file.encoding)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
