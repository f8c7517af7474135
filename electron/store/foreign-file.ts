import path from 'node:path'

import type { DurableFileSystem } from './file-system.ts'

/** Root and this user may have written it, and whoever the folder belongs to. Where owners are no numbers, nobody is foreign. */
export async function isForeign(fileSystem: Pick<DurableFileSystem, 'owner'>, file: string): Promise<boolean> {
  const [owner, folderOwner] = [await fileSystem.owner(file), await fileSystem.owner(path.dirname(file))]
  return owner !== null && ![0, process.geteuid?.(), folderOwner].includes(owner)
}
