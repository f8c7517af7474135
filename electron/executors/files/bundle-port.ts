import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

import { noFollow } from './open-flags.ts'
import type { Ids } from '../../kernel/ports.ts'
import type { BundlePart, BundlePort } from '../../contract/node-step.ts'
import { zipArchive } from './zip-archive.ts'

export type BundleDeps = {
  /** Folder for bundles where nobody has chosen another one. */
  readonly root: string
  readonly ids: Ids
}

const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
/** A larger part would not fit into an e-mail by far, nor into the memory of a small PC. */
const mostPartBytes = 200_000_000
const readFlags = constants.O_RDONLY | noFollow

/** Packs files for support. */
export function createBundlePort({ root, ids }: BundleDeps): BundlePort {
  return {
    pack: async (parts, folder) => {
      if (!parts.every(({ name }) => plainName.test(name))) throw new Error('bundle_name')
      const entries = []
      for (const part of parts) {
        const bytes = await bytesOf(part)
        if (bytes === null) throw new Error('bundle_part_unreadable')
        entries.push({ name: part.name, bytes })
      }
      const archive = zipArchive(entries)
      if (folder === null) await mkdir(root, { recursive: true, mode: 0o700 })
      const path = join(folder ?? root, `deskmedic-${ids.newId()}.zip`)
      await writeNew(path, archive)
      return { path, sizeBytes: archive.length }
    },
    measure: async (part) => {
      const bytes = await bytesOf(part)
      if (bytes === null) return null
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
  }
}

async function bytesOf(part: BundlePart): Promise<Buffer | null> {
  if ('text' in part) return Buffer.from(part.text, 'utf8')
  const handle = await open(part.path, readFlags).catch(() => null)
  if (handle === null) return null
  try {
    const stats = await handle.stat()
    return stats.isFile() && stats.size <= mostPartBytes ? await handle.readFile() : null
  } finally {
    await handle.close()
  }
}

/** Nothing that is there already is replaced. */
async function writeNew(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
