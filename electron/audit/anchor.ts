import { writeFileAtomic, type AtomicFileDeps } from '../store/atomic-file.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import type { ChainHead } from './audit-line.ts'
import { anchorPath } from './chain-folder.ts'

/** `null` = never written; `unreadable` = there is a file that says nothing. */
export type StoredAnchor = ChainHead | 'unreadable' | null

/** Copies the head of a chain to its second place. A chain alone does not notice that its end was cut off. */
export async function writeAnchor(deps: AtomicFileDeps, folder: string, head: ChainHead): Promise<void> {
  await writeFileAtomic(deps, anchorPath(folder), `${JSON.stringify({ seq: head.seq, hash: head.hash })}\n`)
}

export async function readAnchor(fileSystem: DurableFileSystem, folder: string): Promise<StoredAnchor> {
  const bytes = await fileSystem.readWhole(anchorPath(folder))
  if (bytes === null) return null
  const match = /^\{"seq":(\d{1,15}),"hash":"([0-9a-f]{64})"\}\n?$/.exec(bytes.toString('latin1'))
  const [, seq, hash] = match ?? []
  return seq === undefined || hash === undefined ? 'unreadable' : { seq: Number(seq), hash }
}
