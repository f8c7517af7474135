import { lstat, realpath, stat, statfs } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { WalkOptions } from '../../../contract/node-step.ts'
import { createKnownFolders, type KnownFolders, type Watch } from './known-folders.ts'

/** The first folder of a search, and what is known below it. */
export type KnownRoot = {
  /** Where it has to lie, without links; null = wherever it is. */
  readonly real: string | null
  readonly folders: KnownFolders | null
  /** Folders of other drives are not watched. */
  readonly drive: number
}

export type KnownRoots = {
  at(root: string, way: WalkOptions['root']): Promise<KnownRoot>
  close(): void
}

const mostRoots = 2
/** Linux: of others, as those of a server, it is not told what another computer changes. ext, tmpfs, btrfs, xfs, overlay, zfs, f2fs. */
const localFileSystems = new Set([0xef53, 0x01021994, 0x9123683e, 0x58465342, 0x794c7630, 0x2fc12fc1, 0xf2f52010])

/** The folders that were searched last. */
export function createKnownRoots(platform: NodeJS.Platform, watch?: Watch): KnownRoots {
  const roots = new Map<string, { readonly mark: string; readonly known: KnownRoot }>()
  const forget = (root: string): void => {
    roots.get(root)?.known.folders?.close()
    roots.delete(root)
  }
  return {
    at: async (root, way) => {
      // Once round, so that everything that has changed until now is heard of.
      await nextTurn()
      await nextTurn()
      const place = await placeOf(root, way)
      // Windows writes a name as it was given to the folder, not as it was asked for.
      const real = way === 'is_real' ? (process.platform === 'linux' ? root : (place?.path ?? root)) : null
      const mark = place && [place.drive, place.number, place.path, real].join(' ')
      const before = roots.get(root)
      if (before?.mark === mark) {
        roots.delete(root)
        roots.set(root, before)
        return before.known
      }
      forget(root)
      const isThere = place !== null && (real === null || place.path === real)
      if (mark === null || !isThere || !(await isLocal(root, platform))) return { real, folders: null, drive: 0 }
      const folders = createKnownFolders(root, platform, watch)
      const known = { real, folders, drive: Number(place.drive) }
      roots.set(root, { mark, known })
      for (const oldest of roots.keys()) if (roots.size > mostRoots) forget(oldest)
      return known
    },
    close: () => {
      for (const root of [...roots.keys()]) forget(root)
    },
  }
}

type Place = { readonly path: string; readonly drive: bigint; readonly number: bigint }

async function placeOf(root: string, way: WalkOptions['root']): Promise<Place | null> {
  try {
    const look = way === 'may_be_link' ? stat : lstat
    const [path, { dev, ino }] = await Promise.all([realpath(root), look(root, { bigint: true })])
    return { path, drive: dev, number: ino }
  } catch {
    return null
  }
}

async function isLocal(root: string, platform: NodeJS.Platform): Promise<boolean> {
  if (platform !== 'linux') return true
  const space = await statfs(root).catch(() => null)
  return space !== null && localFileSystems.has(space.type)
}
