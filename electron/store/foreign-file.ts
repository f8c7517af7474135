import path from 'node:path'

import type { DurableFileSystem } from './file-system.ts'

/** Code of the error for a file that cannot be believed because another user put it there. */
const foreignCode = 'EFOREIGN'

/** Root and this user may have written it, and whoever the folder belongs to. Where owners are no numbers, nobody is foreign. */
async function isForeign(fileSystem: Pick<DurableFileSystem, 'owner'>, file: string): Promise<boolean> {
  const [owner, folderOwner] = [await fileSystem.owner(file), await fileSystem.owner(path.dirname(file))]
  return owner !== null && ![0, process.geteuid?.(), folderOwner].includes(owner)
}

/** The whole file, or null when there is none. What another user put there says nothing: its content is empty here. */
export async function readOwn(
  fileSystem: Pick<DurableFileSystem, 'owner' | 'readWhole'>,
  file: string,
): Promise<Buffer | null> {
  const bytes = await fileSystem.readWhole(file)
  return bytes !== null && (await isForeign(fileSystem, file)) ? Buffer.alloc(0) : bytes
}

/** For a file that is not read as a whole. @throws an error with `foreignCode` when another user put it there. */
export async function requireOwn(fileSystem: Pick<DurableFileSystem, 'owner'>, file: string): Promise<void> {
  if (!(await isForeign(fileSystem, file))) return
  throw Object.assign(new Error('the file belongs to another user'), { code: foreignCode })
}
