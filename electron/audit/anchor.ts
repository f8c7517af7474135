import * as z from 'zod'

import { writeFileAtomic, type AtomicFileDeps } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { ChainHead } from './audit-line.ts'
import { anchorPath } from './chain-folder.ts'

/** Number of the format of chains and anchors; what a later version wrote is read by that version alone. */
export const chainFormat = 1

/** Head of a chain, and the line up to which no intent waits for its result; null = not known. */
export type Anchor = ChainHead & { readonly settled: number | null }

/** `null` = never written; `unreadable` = there is a file that says nothing; `newer` = a later version wrote it. */
export type StoredAnchor = Anchor | 'unreadable' | 'newer' | null

const anchorSchema = z.strictObject({
  // Absent in the first version.
  format: z.literal(chainFormat).optional(),
  seq: z.int().min(0),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  settled: z.int().min(0).optional(),
})
const laterSchema = z.looseObject({ format: z.int().min(chainFormat + 1) })

/** Copies the head of a chain to its second place. A chain alone does not notice that its end was cut off. */
export async function writeAnchor(deps: AtomicFileDeps, folder: string, anchor: Anchor): Promise<void> {
  const { seq, hash, settled } = anchor
  const text = JSON.stringify({ format: chainFormat, seq, hash, ...(settled === null ? {} : { settled }) })
  await writeFileAtomic(deps, anchorPath(folder), `${text}\n`)
}

export async function readAnchor(fileSystem: DurableFileSystem, folder: string): Promise<StoredAnchor> {
  const bytes = await fileSystem.readWhole(anchorPath(folder))
  if (bytes === null) return null
  const document = parseJson(bytes.toString('latin1'))
  const anchor = anchorSchema.safeParse(document)
  if (anchor.success) return { seq: anchor.data.seq, hash: anchor.data.hash, settled: anchor.data.settled ?? null }
  return laterSchema.safeParse(document).success ? 'newer' : 'unreadable'
}

/** The anchor as far as it names a line; null = it does not. */
export function anchoredHead(anchor: StoredAnchor): Anchor | null {
  return typeof anchor === 'string' ? null : anchor
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
