import path from 'node:path'

import type { Logger } from '../../kernel/ports.ts'
import type { DataFolderFacts } from '../../store/data-folder.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'
import { judgeFolderOwner, type FolderOwner } from '../../store/folder-owner.ts'

type Here = Omit<DataFolderFacts, 'platform'> & {
  readonly platform: NodeJS.Platform
  readonly fileSystem: Pick<DurableFileSystem, 'realPath'>
  readonly logger: Logger
}

export type AskOwner = typeof askWindows

/**
 * Whose a folder of this PC is, by what Windows says; undefined = here users are numbers, and the file system tells. Windows is asked only
 * for a folder outside of the profile of this person, which others cannot write: to ask starts two programs.
 */
export function folderOwnerHere(
  here: Here,
  ask: AskOwner = askWindows,
): ((folder: string) => Promise<FolderOwner>) | undefined {
  if (here.platform !== 'win32') return undefined
  return async (folder) => {
    if (await isInside(folder, here)) return 'own'
    const { descriptor, account } = await ask(folder, here)
    const verdict = judgeFolderOwner(descriptor, account)
    if (verdict === 'unknown') here.logger.log('warn', 'nobody can tell whose the data folder is', {})
    return verdict
  }
}

async function isInside(folder: string, { homeFolder, fileSystem }: Here): Promise<boolean> {
  const home = await fileSystem.realPath(homeFolder).catch(() => null)
  if (home === null) return false
  const below = path.relative(home, folder)
  return below !== '' && !path.isAbsolute(below) && below.split(path.sep)[0] !== '..'
}

/** What Windows is asked with is loaded there alone. */
async function askWindows(
  folder: string,
  here: Pick<Here, 'platform' | 'environment'>,
): Promise<{ readonly descriptor: string | null; readonly account: string | null }> {
  const { readFolderOwner } = await import('../windows-pc/windows-folder-owner.ts')
  return readFolderOwner(folder, here)
}
