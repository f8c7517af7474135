import path from 'node:path'

import * as z from 'zod'

import { isSamePc } from '../../shared/domain/target.ts'
import { checkUpsKept, type KeptCheckUps, type KeptSeen } from '../checkup/kept-check-ups.ts'
import type { Logger } from '../kernel/ports.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { removeLeftovers, removeWithLeftovers } from './leftover-files.ts'
import { numberedFormat, parseJson, readSealed, sealed } from './schema-version.ts'

const name = z.string().max(200)
const text = z.string().max(4_000)
const thing = z.object({
  key: text,
  label: text,
  value: z.union([text, z.number(), z.boolean(), z.null()]),
  word: name.optional(),
  count: z.int().min(1),
  counts: z.literal(false).optional(),
})
const document = z.object({
  id: z.string(),
  at: z.number(),
  chatId: name,
  target: z.object({ kind: z.enum(['windows', 'portable', 'simulated']), id: name }),
  seen: z.array(z.object({ tool: name, id: name, isWhole: z.boolean(), things: z.array(thing).max(5_000).nullable() })),
  measured: z.array(z.object({ tool: name, of: text, label: text, value: z.number() })),
})

const idPattern = /^[a-z0-9]{1,40}$/
/** A PC that is looked at beside others: their check-ups are kept too. */
const mostRead = 4 * checkUpsKept

export type CheckUpFilesDeps = AtomicFileDeps & { readonly folder: string; readonly logger: Logger }

/** One file for each check-up. One that makes no sense is set aside; one of a later version stays, and nobody here reads it. */
export function createCheckUpFiles(deps: CheckUpFilesDeps): KeptCheckUps {
  const { folder, fileSystem } = deps
  const fileOf = (id: string): string => path.join(folder, `${id}.json`)
  const ids = async (): Promise<readonly string[]> => {
    const listed = await ioResult({ code: 'file_unreadable' }, () => fileSystem.list(folder))
    const names = listed.ok ? listed.value.filter((file) => file.endsWith('.json')) : []
    // Ids begin with their time.
    const all = names.map((file) => file.slice(0, -'.json'.length)).filter((id) => idPattern.test(id))
    return all.sort((one, other) => (one < other ? 1 : -1))
  }
  const load = async (id: string): Promise<Loaded> => {
    const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, fileOf(id)))
    if (!read.ok) return 'unreadable'
    return read.value === null ? null : parse(read.value.toString('utf8'), id)
  }
  const removeFile = (id: string): ReturnType<KeptCheckUps['remove']> =>
    ioResult({ code: 'records_not_deleted', data: { path: fileOf(id) } }, async () => {
      await removeWithLeftovers(fileSystem, fileOf(id))
      return 1
    })
  return {
    recent: async (target) => {
      const found: KeptSeen[] = []
      for (const id of (await ids()).slice(0, mostRead)) {
        const kept = await load(id)
        if (kept === 'damaged') await setAsideQuietly(deps, fileOf(id))
        if (typeof kept === 'object' && kept !== null && isSamePc(kept.target, target)) found.push(kept)
        if (found.length === checkUpsKept) break
      }
      return found
    },
    keep: async (kept) => {
      await ioResult({ code: 'data_folder_unwritable', data: { folder } }, async () => {
        await fileSystem.ensureFolder(folder)
        const there = await load(kept.id)
        if (there === 'newer' || there === 'unreadable') return
        await writeFileAtomic(deps, fileOf(kept.id), JSON.stringify(sealed(kept, numberedFormat)))
      })
      for (const id of (await ids()).slice(mostRead)) await removeFile(id)
    },
    remove: async (isGone) => {
      let removed = 0
      for (const id of await ids()) {
        const kept = isGone === 'all' ? null : await load(id)
        const isMeant = isGone === 'all' || (typeof kept === 'object' && kept !== null && isGone(kept))
        if (!isMeant) continue
        const gone = await removeFile(id)
        if (!gone.ok) return gone
        removed += 1
      }
      return { ok: true, value: removed }
    },
    removeLeftovers: (beforeMs) =>
      ioResult({ code: 'records_not_deleted', data: { path: folder } }, () =>
        removeLeftovers(fileSystem, folder, beforeMs),
      ),
  }
}

type Loaded = KeptSeen | 'newer' | 'damaged' | 'unreadable' | null

function parse(source: string, id: string): KeptSeen | 'newer' | 'damaged' {
  const read = readSealed(parseJson(source), numberedFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  if (read.kind === 'damaged' || !read.sealed || !parsed.success || parsed.data.id !== id) return 'damaged'
  // The checksum proves that this is what was written; the schema only that it still fits.
  return parsed.data as KeptSeen
}

async function setAsideQuietly(deps: CheckUpFilesDeps, file: string): Promise<void> {
  const done = await ioResult({ code: 'file_unreadable' }, () => setAside(deps, file))
  if (done.ok) deps.logger.log('error', 'the file of a check-up makes no sense and was set aside', {})
}
