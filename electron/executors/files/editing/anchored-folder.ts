import { constants } from 'node:fs'
import { open, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder that stays the one that was judged while something is done in it, whatever its path leads to by then. */
export type AnchoredFolder = {
  at(name: string): string
  /** False = its path leads elsewhere by now. */
  isSame(): Promise<boolean>
}

/** Null = at this path, which has to be one without links, is no folder, or another one. */
export async function inFolder<Outcome>(
  folder: string,
  work: (anchored: AnchoredFolder) => Promise<Outcome>,
): Promise<Outcome | null> {
  return process.platform === 'linux' ? inOpenFolder(folder, work) : inNamedFolder(folder, work)
}

/** Linux knows a name for what is open: a link that is swapped into the path leads nothing astray. */
async function inOpenFolder<Outcome>(
  folder: string,
  work: (anchored: AnchoredFolder) => Promise<Outcome>,
): Promise<Outcome | null> {
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW
  const handle = await open(folder, flags).catch(() => null)
  if (handle === null) return null
  try {
    const own = `/proc/self/fd/${String(handle.fd)}`
    if ((await readlink(own).catch(() => null)) !== folder) return null
    return await work({ at: (name) => join(own, name), isSame: () => Promise.resolve(true) })
  } finally {
    await handle.close()
  }
}

/** Elsewhere it can only be looked at again, before the last step. */
async function inNamedFolder<Outcome>(
  folder: string,
  work: (anchored: AnchoredFolder) => Promise<Outcome>,
): Promise<Outcome | null> {
  const real = await realpath(folder).catch(() => null)
  if (real === null) return null
  const isSame = async (): Promise<boolean> => (await realpath(folder).catch(() => null)) === real
  return work({ at: (name) => join(folder, name), isSame })
}
