import path from 'node:path'

import type { Ids } from '../kernel/ports.ts'
import { fail, type Result } from '../kernel/result.ts'
import { writeSynced } from './atomic-file.ts'
import type { DurableFileSystem } from './file-system.ts'
import { ioResult, systemErrorCode } from './io-result.ts'

export type DataFolderFacts = {
  readonly platform: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly homeFolder: string
}

/** Where everything is kept. `audit` holds one folder per host. */
export type DataFolder = {
  readonly root: string
  readonly audit: string
  readonly undo: string
  readonly history: string
  readonly settings: string
}

/** The data folder of this user when none is given: local, never roaming. */
export function defaultDataFolder(facts: DataFolderFacts): string {
  if (facts.platform === 'win32') {
    const local = facts.environment['LOCALAPPDATA']
    const base = isAbsolute(local, path.win32) ? local : path.win32.join(facts.homeFolder, 'AppData', 'Local')
    return path.win32.join(base, 'Deskmedic')
  }
  // The XDG rules: a relative path is to be ignored.
  const data = facts.environment['XDG_DATA_HOME']
  const base = isAbsolute(data, path.posix) ? data : path.posix.join(facts.homeFolder, '.local', 'share')
  return path.posix.join(base, 'deskmedic')
}

type DataFolderDeps = { readonly fileSystem: DurableFileSystem; readonly ids: Ids }

/**
 * Makes the data folder and proves that it can be written. Fails with `data_folder_unwritable`. A full drive is none of
 * its matters: what was kept can be read, and what is to be kept says so by itself.
 */
export async function openDataFolder(deps: DataFolderDeps, root: string): Promise<Result<DataFolder>> {
  if (root === '' || root.includes('\0')) return fail('data_folder_unwritable', { folder: root, reason: 'EINVAL' })
  const folder = dataFolder(path.resolve(root))
  return ioResult({ code: 'data_folder_unwritable', data: { folder: folder.root } }, async () => {
    await deps.fileSystem.ensureFolder(folder.audit)
    await deps.fileSystem.ensureFolder(folder.undo)
    await unlessFull(() => probe(deps, folder.root))
    return folder
  })
}

async function probe({ fileSystem, ids }: DataFolderDeps, root: string): Promise<void> {
  const file = path.join(root, `.probe-${ids.randomHex(6)}`)
  try {
    await writeSynced(fileSystem, file, Buffer.from('x'))
  } finally {
    await fileSystem.remove(file)
  }
}

async function unlessFull(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOSPC') throw error
  }
}

/** The places below a data folder. */
export function dataFolder(root: string): DataFolder {
  return {
    root,
    audit: path.join(root, 'audit'),
    undo: path.join(root, 'undo'),
    history: path.join(root, 'history.ndjson'),
    settings: path.join(root, 'settings.json'),
  }
}

function isAbsolute(value: string | undefined, rules: path.PlatformPath): value is string {
  return value !== undefined && rules.isAbsolute(value)
}
