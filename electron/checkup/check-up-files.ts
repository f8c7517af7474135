import path from 'node:path'

import * as z from 'zod'

import { isSamePc } from '../../shared/domain/target.ts'
import { checkUpsKept, type KeptCheckUps, type KeptSeen } from './kept-check-ups.ts'
import type { Logger } from '../kernel/ports.ts'
import { ok, type Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from '../store/atomic-file.ts'
import { readOwn } from '../store/foreign-file.ts'
import { ioResult } from '../store/io-result.ts'
import { removeLeftovers, removeWithLeftovers } from '../store/leftover-files.ts'
import { numberedFormat, parseJson, readSealed, sealed } from '../store/schema-version.ts'

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
  const { ids, load, save, removeFile } = filesIn(deps)
  return {
    recent: async (target) => {
      const found: KeptSeen[] = []
      for (const id of (await ids()).slice(0, mostRead)) {
        const kept = await load(id)
        if (isKept(kept) && isSamePc(kept.target, target)) found.push(kept)
        if (found.length === checkUpsKept) break
      }
      return found
    },
    keep: async (kept) => {
      await ioResult({ code: 'data_folder_unwritable', data: { folder } }, () => save(kept))
      for (const id of (await ids()).slice(mostRead)) await removeFile(id)
    },
    remove: async (isGone) => {
      let removed = 0
      for (const id of await ids()) {
        const kept = isGone === 'all' ? null : await load(id)
        if (isGone !== 'all' && !(isKept(kept) && isGone(kept))) continue
        const gone = await removeFile(id)
        if (!gone.ok) return gone
        removed += 1
      }
      return ok(removed)
    },
    removeLeftovers: (beforeMs) =>
      ioResult({ code: 'records_not_deleted', data: { path: folder } }, () =>
        removeLeftovers(fileSystem, folder, beforeMs),
      ),
  }
}

type Files = {
  /** The newest first. */
  readonly ids: () => Promise<readonly string[]>
  readonly load: (id: string) => Promise<Loaded>
  /** @throws system errors. */
  readonly save: (kept: KeptSeen) => Promise<void>
  readonly removeFile: (id: string) => Promise<Result<void>>
}

function filesIn(deps: CheckUpFilesDeps): Files {
  const { folder, fileSystem } = deps
  const fileOf = (id: string): string => path.join(folder, `${id}.json`)
  const load: Files['load'] = async (id) => {
    const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, fileOf(id)))
    if (!read.ok) return 'unreadable'
    const kept = read.value === null ? null : parse(read.value.toString('utf8'), id)
    if (kept === 'damaged') await setAsideQuietly(deps, fileOf(id))
    return kept
  }
  return {
    ids: async () => {
      const listed = await ioResult({ code: 'file_unreadable' }, () => fileSystem.list(folder))
      const names = listed.ok ? listed.value.filter((file) => file.endsWith('.json')) : []
      // Ids begin with their time.
      const all = names.map((file) => file.slice(0, -'.json'.length)).filter((id) => idPattern.test(id))
      return all.sort((one, other) => (one < other ? 1 : -1))
    },
    load,
    save: async (kept) => {
      await fileSystem.ensureFolder(folder)
      const there = await load(kept.id)
      if (there === 'newer' || there === 'unreadable') return
      await writeFileAtomic(deps, fileOf(kept.id), JSON.stringify(sealed(kept, numberedFormat)))
    },
    removeFile: (id) =>
      ioResult({ code: 'records_not_deleted', data: { path: fileOf(id) } }, () =>
        removeWithLeftovers(fileSystem, fileOf(id)),
      ),
  }
}

type Loaded = KeptSeen | 'newer' | 'damaged' | 'unreadable' | null

function isKept(loaded: Loaded): loaded is KeptSeen {
  return typeof loaded === 'object' && loaded !== null
}

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
