import path from 'node:path'

import type { AppError } from '../../shared/errors.ts'
import type { Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { writeSynced } from './atomic-file.ts'
import type { DurableFileSystem } from './file-system.ts'
import type { FolderOwner } from './folder-owner.ts'
import { ioResult } from './io-result.ts'
import { removeQuietly } from './patient-file-system.ts'

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
  /** What files held before they were edited. */
  readonly edits: string
  /** Words of the code that was searched, by folder. */
  readonly codeIndexes: string
  readonly history: string
  readonly settings: string
  /** Permissions that outlive a session. */
  readonly grants: string
  readonly chats: string
  /** What check-ups saw, for the next ones. */
  readonly checkUps: string
  /** What went wrong inside the programs: codes and ids, nothing of the person or the PC. */
  readonly log: string
  /** What is remembered of the clock: what is old is only told by a time that is believed. */
  readonly clock: string
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

/** What is kept for this user beside the data folder, where that is the default one. */
export function stateFolder(facts: DataFolderFacts): string {
  if (facts.platform === 'win32') return `${defaultDataFolder(facts)} State`
  const state = facts.environment['XDG_STATE_HOME']
  const base = isAbsolute(state, path.posix) ? state : path.posix.join(facts.homeFolder, '.local', 'state')
  return path.posix.join(base, 'deskmedic')
}

/** A data folder as found. `unwritable` = what is there can be read, and nothing can be kept. */
export type OpenDataFolder = DataFolder & { readonly unwritable: AppError | null }

export type DataFolderDeps = {
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  /** Number of this user; absent = that of this process, null = users are no numbers here. */
  readonly user?: number | null
  /** Asks the system whose a folder is, by its real path, where users are no numbers; absent = nobody can be asked. */
  readonly folderOwner?: ((folder: string) => Promise<FolderOwner>) | undefined
}

/**
 * Makes the data folder and finds out whether it can be written. A folder on a full or read-only drive is opened too:
 * what was kept can be read, and the PC can be looked at. Fails with `data_folder_unwritable` where there is no folder
 * and none can be made, and with the reason `REMOTE` for one on another computer: records are kept in order by locks and by writing
 * through to the disk, and neither holds over a network. A path with the name of a computer is not even asked; a drive letter or a link
 * that leads there shows by its real path. The reason `OWNER` = the folder belongs to another user, who can read and change what is kept.
 */
export async function openDataFolder(deps: DataFolderDeps, root: string): Promise<Result<OpenDataFolder>> {
  if (root === '' || root.includes('\0')) return fail('data_folder_unwritable', { folder: root, reason: 'EINVAL' })
  const folder = dataFolder(path.resolve(root))
  if (path.sep === path.win32.sep && isOnAnotherComputer(folder.root))
    return fail('data_folder_unwritable', { folder: folder.root, reason: 'REMOTE' })
  const foreign = await whyForeign(deps, folder.root)
  if (foreign !== null) return fail('data_folder_unwritable', { folder: folder.root, reason: foreign })
  const made = await ioResult({ code: 'data_folder_unwritable', data: { folder: folder.root } }, () =>
    prepare(deps, folder),
  )
  if (made.ok) return ok({ ...folder, unwritable: null })
  const refused = writeRefusals.includes(String(made.error.data['reason']))
  return refused && (await isThere(deps, folder.root)) ? ok({ ...folder, unwritable: made.error }) : made
}

/** Why what is there, or around what is still to be made, is no place for this user. */
async function whyForeign(
  { fileSystem, folderOwner, user = process.geteuid?.() ?? null }: DataFolderDeps,
  root: string,
): Promise<'REMOTE' | 'OWNER' | null> {
  try {
    const real = await realAround(fileSystem, root)
    if (isOnAnotherComputer(real)) return 'REMOTE'
    // What is still to be made is this user's.
    if (folderOwner !== undefined && (await fileSystem.modifiedAt(root)) !== null)
      return (await folderOwner(real)) === 'other' ? 'OWNER' : null
    const owner = await fileSystem.owner(root)
    // An administrator works in the folder of the person, and a folder made by one is as good as the person's.
    return owner === null || user === null || [0, user].includes(owner) || user === 0 ? null : 'OWNER'
  } catch {
    // What cannot be looked at, cannot be written either: that is said with its own reason.
    return null
  }
}

/** The real path of the folder, or of the nearest one around it that is there. */
async function realAround(fileSystem: Pick<DurableFileSystem, 'realPath'>, root: string): Promise<string> {
  for (let place = root; ; place = path.dirname(place)) {
    try {
      return await fileSystem.realPath(place)
    } catch (error) {
      if (place === path.dirname(place)) throw error
    }
  }
}

/** A path of Windows that begins with the name of a computer. */
export function isOnAnotherComputer(root: string): boolean {
  const plain = root.replaceAll('/', '\\')
  // The root of all devices has ways to other computers of its own.
  return /^\\\\(?![?.]\\)/.test(plain) || /^\\\\[?.]\\(UNC|GLOBALROOT)\\/i.test(plain)
}

/** The place is right, and the system takes nothing there now. */
const writeRefusals = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EBUSY', 'EIO']

async function prepare(deps: DataFolderDeps, folder: DataFolder): Promise<void> {
  await Promise.all([folder.audit, folder.undo].map((inside) => deps.fileSystem.ensureFolder(inside)))
  await probe(deps, folder.root)
}

async function probe({ fileSystem, ids }: DataFolderDeps, root: string): Promise<void> {
  const file = path.join(root, `.probe-${ids.randomHex(6)}`)
  try {
    await writeSynced(fileSystem, file, Buffer.from('x'))
  } finally {
    // Something that holds the file for a while says nothing about writing: what is left is removed at a later start.
    await removeQuietly(fileSystem, file)
  }
}

async function isThere({ fileSystem }: DataFolderDeps, root: string): Promise<boolean> {
  const listed = await ioResult({ code: 'data_folder_unwritable' }, async () => {
    // A folder that cannot be listed is no folder to read from.
    await fileSystem.list(root)
    return (await fileSystem.modifiedAt(root)) !== null
  })
  return listed.ok && listed.value
}

/** The places below a data folder. */
export function dataFolder(root: string): DataFolder {
  return {
    root,
    audit: path.join(root, 'audit'),
    undo: path.join(root, 'undo'),
    edits: path.join(root, 'edits'),
    codeIndexes: path.join(root, 'code-indexes'),
    history: path.join(root, 'history.ndjson'),
    settings: path.join(root, 'settings.json'),
    grants: path.join(root, 'grants.json'),
    chats: path.join(root, 'chats'),
    checkUps: path.join(root, 'check-ups'),
    log: path.join(root, 'log'),
    clock: path.join(root, 'clock.json'),
  }
}

function isAbsolute(value: string | undefined, rules: path.PlatformPath): value is string {
  return value !== undefined && rules.isAbsolute(value)
}
