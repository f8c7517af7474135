import path from 'node:path'

import * as z from 'zod'

import type { Logger } from '../kernel/ports.ts'
import type { Result } from '../kernel/result.ts'
import { setAside, writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { removeOld } from './leftover-files.ts'
import { numberedFormat, parseJson, readSealed, sealed } from './schema-version.ts'

export type CodeIndexFilesDeps = AtomicFileDeps & { readonly folder: string; readonly logger: Logger }

export type CodeIndexFiles = {
  /** Null = none is kept, or it makes no sense. */
  load(id: string): Promise<string | null>
  /** What cannot be written is not kept. */
  save(id: string, text: string): Promise<void>
  /** The same for vectors, in their own file. What makes no sense, their reader forgets. */
  loadVectors(id: string): Promise<Uint8Array | null>
  saveVectors(id: string, bytes: Uint8Array): Promise<void>
  /** Removes those last written before this time. */
  remove(beforeMs: number): Promise<Result<number>>
}

const document = z.object({ content: z.string() })
/** Folders whose index is kept: the ones last searched. */
const mostKept = 20
/** Vectors take many times as much. */
const mostVectorsKept = 5
const ofIndex = /^[0-9a-f]{32}\.(?:json|f32)/

/** One file for each folder whose code is searched, and one for its vectors. One that makes no sense is set aside; one of a later version stays. */
export function createCodeIndexFiles(deps: CodeIndexFilesDeps): CodeIndexFiles {
  const { folder, fileSystem } = deps
  const fileOf = (id: string): string => path.join(folder, `${id}.json`)
  const read = async (id: string): Promise<Read> => {
    const bytes = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, fileOf(id)))
    if (!bytes.ok) return 'unreadable'
    return bytes.value === null ? null : parse(bytes.value.toString('utf8'))
  }
  const vectorsOf = (id: string): string => path.join(folder, `${id}.f32`)
  return {
    load: async (id) => {
      const found = await read(id)
      if (found === 'damaged') await setAsideQuietly(deps, fileOf(id))
      return typeof found === 'object' ? (found?.content ?? null) : null
    },
    save: async (id, content) => {
      const there = await read(id)
      if (there === 'newer' || there === 'unreadable') return
      await ioResult({ code: 'data_folder_unwritable', data: { folder } }, async () => {
        await fileSystem.ensureFolder(folder)
        await writeFileAtomic(deps, fileOf(id), JSON.stringify(sealed({ content }, numberedFormat)))
        await removeOldest(deps, { names: /^[0-9a-f]{32}\.json$/, most: mostKept })
      })
    },
    loadVectors: async (id) => {
      const bytes = await ioResult({ code: 'file_unreadable' }, () => readOwn(fileSystem, vectorsOf(id)))
      return bytes.ok ? bytes.value : null
    },
    saveVectors: async (id, bytes) => {
      await ioResult({ code: 'data_folder_unwritable', data: { folder } }, async () => {
        await fileSystem.ensureFolder(folder)
        await writeFileAtomic(deps, vectorsOf(id), bytes)
        await removeOldest(deps, { names: /^[0-9a-f]{32}\.f32$/, most: mostVectorsKept })
      })
    },
    remove: (beforeMs) =>
      ioResult({ code: 'records_not_deleted', data: { path: folder } }, () =>
        removeOld(fileSystem, folder, { names: ofIndex, beforeMs }),
      ),
  }
}

type Read = { readonly content: string } | 'newer' | 'damaged' | 'unreadable' | null

function parse(source: string): Read {
  const read = readSealed(parseJson(source), numberedFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'damaged' || !read.sealed || !parsed.success ? 'damaged' : parsed.data
}

type Keeping = { readonly names: RegExp; readonly most: number }

/** @throws system errors. */
async function removeOldest({ fileSystem, folder }: CodeIndexFilesDeps, { names: form, most }: Keeping): Promise<void> {
  const names = (await fileSystem.list(folder)).filter((name) => form.test(name))
  if (names.length <= most) return
  const written = await Promise.all(
    names.map(async (name) => ({ name, at: (await fileSystem.modifiedAt(path.join(folder, name))) ?? 0 })),
  )
  const oldest = written.toSorted((one, other) => other.at - one.at).slice(most)
  for (const { name } of oldest) await fileSystem.remove(path.join(folder, name))
}

async function setAsideQuietly(deps: CodeIndexFilesDeps, file: string): Promise<void> {
  const done = await ioResult({ code: 'file_unreadable' }, () => setAside(deps, file))
  if (done.ok) deps.logger.log('error', 'a kept index of code makes no sense and was set aside', {})
}
