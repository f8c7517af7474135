import path from 'node:path'

import type { DurableFileSystem } from './file-system.ts'

const leftover = /\.(?:tmp|corrupt)$/

/**
 * Removes what was set aside or left half written in a folder, where it was last written before `beforeMs`: it holds the same as the
 * files it came from. Returns how many. @throws system errors.
 */
export function removeLeftovers(fileSystem: DurableFileSystem, folder: string, beforeMs: number): Promise<number> {
  return removeOld(fileSystem, folder, { names: leftover, beforeMs })
}

/** Removes the files of a folder whose names fit and that were last written before `beforeMs`. Returns how many. @throws system errors. */
export async function removeOld(
  fileSystem: DurableFileSystem,
  folder: string,
  { names, beforeMs }: { readonly names: RegExp; readonly beforeMs: number },
): Promise<number> {
  let removed = 0
  for (const name of await fileSystem.list(folder)) {
    if (!names.test(name)) continue
    const file = path.join(folder, name)
    const writtenAt = await fileSystem.modifiedAt(file)
    if (writtenAt === null || writtenAt >= beforeMs) continue
    await fileSystem.remove(file)
    removed += 1
  }
  return removed
}

/** Removes a file and what was set aside or left half written of it. @throws system errors. */
export async function removeWithLeftovers(fileSystem: DurableFileSystem, file: string): Promise<void> {
  const folder = path.dirname(file)
  const own = `${path.basename(file)}.`
  const names = await fileSystem.list(folder)
  const left = names.filter((name) => name.startsWith(own) && leftover.test(name))
  if (left.length === 0 && !names.includes(path.basename(file))) return
  for (const name of left) await fileSystem.remove(path.join(folder, name))
  // Last: as long as it is there, what is left can be found again.
  await fileSystem.remove(file)
  await fileSystem.syncFolder(folder)
}
