import { createHash } from 'node:crypto'
import { lstat, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Clock, Ids } from '../../../kernel/ports.ts'
import { syncFolder } from '../../../kernel/sync-folder.ts'
import { busyDelaysMs, whileBusy } from '../../../kernel/while-busy.ts'
import { codeOf } from '../new-file.ts'
import { inOwnFolder } from './own-folder.ts'

export type KeptContentsDeps = {
  /** A folder of Deskmedic itself; made at the first need. */
  readonly folder: string
  readonly ids: Pick<Ids, 'newId'>
  readonly clock: Pick<Clock, 'now'>
}

/** What files held before they were changed, each content once, known by its SHA-256. */
export type KeptContents = {
  readonly folder: string
  /** On the disk, synced, when it returns. @throws when it cannot be kept. */
  keep(bytes: Uint8Array): Promise<string>
  /** Null = it is not there, or is no longer what was kept. */
  take(sha256: string): Promise<Uint8Array | null>
  /** Removes what nobody needs any more and was last kept before this time; gives how many. @throws when one cannot be removed. */
  removeUnused(isUsed: (sha256: string) => boolean, beforeMs: number): Promise<number>
}

const onlyOwner = 0o600

export function createKeptContents({ folder, ids, clock }: KeptContentsDeps): KeptContents {
  const take = async (sha256: string): Promise<Uint8Array | null> => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) return null
    const bytes = await readFile(join(folder, sha256)).catch(() => null)
    return bytes !== null && contentDigest(bytes) === sha256 ? bytes : null
  }
  return {
    folder,
    take,
    keep: async (bytes) => {
      const sha256 = contentDigest(bytes)
      const file = join(folder, sha256)
      const isWhole = async (): Promise<boolean> => (await take(sha256)) !== null
      const { handle, wasThere } = await inOwnFolder(folder, () => written(file, bytes, { ids, isWhole }))
      try {
        const seconds = clock.now() / 1000
        // It is needed from now on, however long it has been here.
        if (wasThere) await handle.utimes(seconds, seconds)
        // Both at once: one look at the disk serves them. Also of what was there: who put it there may not have got so far yet.
        await Promise.all([handle.sync(), syncFolder(folder)])
      } finally {
        await handle.close()
      }
      return sha256
    },
    removeUnused: async (isUsed, beforeMs) => {
      let removed = 0
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const stats = await lstat(file).catch(() => null)
        if (stats === null || isUsed(name) || stats.mtimeMs >= beforeMs) continue
        await whileBusy(busyDelaysMs(process.platform), () => rm(file, { force: true }))
        removed += 1
      }
      return removed
    },
  }
}

export function contentDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type Written = { readonly handle: FileHandle; readonly wasThere: boolean }
type Writing = { readonly ids: Pick<Ids, 'newId'>; readonly isWhole: () => Promise<boolean> }

/** Under its name at once: a content that was cut off is told by its digest, and is none. Nothing stays of one that cannot be written. */
async function written(file: string, bytes: Uint8Array, { ids, isWhole }: Writing): Promise<Written> {
  const handle = await open(file, 'wx', onlyOwner).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return null
    throw error
  })
  if (handle === null && (await isWhole())) return { handle: await open(file, 'r+'), wasThere: true }
  if (handle === null) return { handle: await writtenOver(file, bytes, ids), wasThere: false }
  try {
    await handle.writeFile(bytes)
    return { handle, wasThere: false }
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
}

/** What has the name is damaged, or somebody is at work on the same. */
async function writtenOver(file: string, bytes: Uint8Array, ids: Pick<Ids, 'newId'>): Promise<FileHandle> {
  const part = join(dirname(file), `${ids.newId()}.part`)
  await writeNewFile(part, bytes, onlyOwner)
  await whileBusy(busyDelaysMs(process.platform), () => rename(part, file))
  return open(file, 'r+')
}

/** A file that is not there yet, synced. Nothing stays of it where that fails. `mode` null = as this account makes new ones. */
export async function writeNewFile(file: string, bytes: Uint8Array, mode: number | null): Promise<void> {
  const handle = await openWritten(file, bytes, mode)
  try {
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
  await handle.close()
}

/** The same, neither synced nor closed yet. */
export async function openWritten(file: string, bytes: Uint8Array, mode: number | null): Promise<FileHandle> {
  const handle = await open(file, 'wx', mode ?? undefined)
  try {
    // What is asked of the file counts, not what the process takes away from new ones.
    const chmod = mode === null ? null : handle.chmod(mode)
    await Promise.all([handle.writeFile(bytes), chmod])
    return handle
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
}
