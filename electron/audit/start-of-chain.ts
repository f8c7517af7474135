import type { AuditEvent, AuditLine } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { chainStart, decodeLine, readFrame, type ChainHead } from './audit-line.ts'
import type { Segment } from './chain-reader.ts'
import { readFileLineChunks } from './line-chunks.ts'

const removedLines = 'audit'
const removalKey = Buffer.from('"kind":"removal"')

/** The line of a chain that says which of its own lines were removed by their age: all up to `last`. */
export function removalOf(last: ChainHead, told: { readonly days: number; readonly lines: number }): AuditEvent {
  return { kind: 'removal', summary: { what: removedLines, ...told, lastSeq: last.seq, lastHash: last.hash } }
}

/** The line before the first one that is there. */
export function beforeFirst([first]: readonly Segment[]): ChainHead {
  return first?.first ? { seq: first.first.seq - 1, hash: first.first.prev } : chainStart
}

/** The line that this chain goes on from: its beginning, or the last of those that it says were removed by their age. */
export async function startOfChain(fileSystem: DurableFileSystem, segments: readonly Segment[]): Promise<ChainHead> {
  const start = beforeFirst(segments)
  if (start.seq === 0) return chainStart
  for (const { path } of segments)
    for await (const { lines } of readFileLineChunks(fileSystem, path))
      if (lines.some((line) => tellsRemovalOf(start, line))) return start
  // They went otherwise: the chain is held against its true beginning.
  return chainStart
}

/** A removal that was cut off has left some of what it tells: the links of the chain lead from there to that line. */
function tellsRemovalOf(start: ChainHead, bytes: Buffer): boolean {
  if (!bytes.includes(removalKey) || readFrame(bytes) === null) return false
  const { kind, summary }: AuditLine = decodeLine(bytes)
  if (kind !== 'removal' || summary?.['what'] !== removedLines) return false
  const lastSeq = Number(summary['lastSeq'])
  return lastSeq === start.seq ? summary['lastHash'] === start.hash : lastSeq > start.seq
}
