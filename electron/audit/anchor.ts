import * as z from 'zod'

import { writeFileAtomic, type AtomicFileDeps } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { readOwn } from '../store/foreign-file.ts'
import { parseJson, readVersioned, versioned, type StoredFormat } from '../store/schema-version.ts'
import type { ChainHead } from './audit-line.ts'
import { anchorPath } from './chain-folder.ts'

/** Format of chains and anchors, whose number stands in the anchor; what a later version wrote is read by that version alone. */
export const chainFormat: StoredFormat = { field: 'format', migrations: [], unnumbered: 'first_version' }

/** Head of a chain, and the line up to which no intent waits for its result; null = not known. */
export type Anchor = ChainHead & { readonly settled: number | null }

/** `null` = never written; `unreadable` = there is a file that says nothing; `newer` = a later version wrote it. */
export type StoredAnchor = Anchor | 'unreadable' | 'newer' | null

const anchorSchema = z.strictObject({
  seq: z.int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  settled: z.int().min(0).optional(),
})

/** Copies the head of a chain to its second place. A chain alone does not notice that its end was cut off. */
export async function writeAnchor(deps: AtomicFileDeps, folder: string, anchor: Anchor): Promise<void> {
  const { seq, hash, settled } = anchor
  const text = JSON.stringify(versioned({ seq, hash, ...(settled === null ? {} : { settled }) }, chainFormat))
  await writeFileAtomic(deps, anchorPath(folder), `${text}\n`)
}

export async function readAnchor(fileSystem: DurableFileSystem, folder: string): Promise<StoredAnchor> {
  const bytes = await readOwn(fileSystem, anchorPath(folder))
  if (bytes === null) return null
  const document = readVersioned(parseJson(bytes.toString('latin1')), chainFormat)
  if (document.kind === 'newer') return 'newer'
  const anchor = anchorSchema.safeParse(document.content)
  if (document.kind === 'damaged' || !anchor.success) return 'unreadable'
  return { seq: anchor.data.seq, hash: anchor.data.hash, settled: anchor.data.settled ?? null }
}

/** The anchor as far as it names a line; null = it does not. */
export function anchoredHead(anchor: StoredAnchor): Anchor | null {
  return typeof anchor === 'string' ? null : anchor
}
