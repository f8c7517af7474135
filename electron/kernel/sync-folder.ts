import { open } from 'node:fs/promises'

/** The names in a folder are on the disk as well. Windows has no sync of folders and opens none: NTFS journals names by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
