import { constants } from 'node:fs'
import { lstat, open, readlink, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { syncFolder } from '../../../kernel/sync-folder.ts'

/** A folder that stays the one that was judged while something is done in it, whatever its path leads to by then. */
export type AnchoredFolder = {
  at(name: string): string
  /** False = its path leads elsewhere by now. */
  isSame(): Promise<boolean>
  /** The names in it are on the disk when it returns. */
  sync(): Promise<void>
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
    return await work({
      at: (name) => join(own, name),
      isSame: () => Promise.resolve(true),
      sync: () => handle.sync(),
    })
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
  return work({ at: (name) => join(folder, name), isSame, sync: () => syncFolder(folder) })
}

/** A folder that is read: names in it are looked at where it was opened. `at('')` is the folder. */
export type HeldFolder = {
  at(name: string): string
  /** Without links; null = the system does not tell. */
  readonly real: string | null
  close(): Promise<void>
}

/** `real` = where it has to lie, without links. */
export type Anchoring = { readonly follows: boolean; readonly real: string | null }

/** Opens a folder to read it; null = there is none, or a link is in its place or on the way. `follows` = a link is meant as well. */
export async function anchorFolder(folder: string, { follows, real }: Anchoring): Promise<HeldFolder | null> {
  if (process.platform !== 'linux') return anchorByName(folder, { follows, real })
  const flags = constants.O_RDONLY | constants.O_DIRECTORY | (follows ? 0 : constants.O_NOFOLLOW)
  const handle = await open(folder, flags).catch(() => null)
  if (handle === null) return null
  const own = `/proc/self/fd/${String(handle.fd)}`
  const place = await readlink(own).catch(() => null)
  if (real === null || place === real)
    return { at: (name) => `${own}/${name}`, real: place, close: () => handle.close() }
  await handle.close()
  return null
}

/** Elsewhere its path is followed before it is read. */
async function anchorByName(folder: string, { follows, real }: Anchoring): Promise<HeldFolder | null> {
  const stats = await (follows ? stat(folder) : lstat(folder)).catch(() => null)
  if (stats?.isDirectory() !== true) return null
  const place = await realpath(folder).catch(() => null)
  return real === null || place === real
    ? { at: (name) => join(folder, name), real: place, close: () => Promise.resolve() }
    : null
}
