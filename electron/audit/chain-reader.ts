import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { decodeLine, readFrame, type Frame } from './audit-line.ts'
import { listSegments, segmentPath } from './chain-folder.ts'
import { readFileLineChunks } from './line-chunks.ts'

export type Segment = {
  readonly number: number
  readonly path: string
  /** First line, null when there is none that is whole. */
  readonly first: AuditLine | null
  /** Lines behind this one were given up after a failed write; they do not belong to the chain. */
  readonly lastSeq: number
}

/** The segments of a chain, oldest first. */
export async function readSegments(fileSystem: DurableFileSystem, folder: string): Promise<readonly Segment[]> {
  const numbers = await listSegments(fileSystem, folder)
  const paths = numbers.map((number) => ({ number, path: segmentPath(folder, number) }))
  const firsts: (AuditLine | null)[] = []
  for (const { path } of paths) firsts.push(await readFirstLine(fileSystem, path))
  return paths.map((segment, index) => ({
    ...segment,
    first: firsts[index] ?? null,
    lastSeq: branchPoint(firsts.slice(index + 1).find((line) => line !== null)),
  }))
}

/** Every whole line that belongs to the chain, without checking the links. */
export async function* readChainLines(
  fileSystem: DurableFileSystem,
  folder: string,
): AsyncGenerator<{ readonly frame: Frame; readonly bytes: Buffer }> {
  for (const segment of await readSegments(fileSystem, folder)) {
    for await (const { lines } of readFileLineChunks(fileSystem, segment.path)) {
      for (const bytes of lines) {
        const frame = readFrame(bytes)
        if (frame !== null && frame.seq <= segment.lastSeq) yield { frame, bytes }
      }
    }
  }
}

function branchPoint(next: AuditLine | null | undefined): number {
  return next?.kind === 'recover' ? next.seq - 1 : Infinity
}

async function readFirstLine(fileSystem: DurableFileSystem, path: string): Promise<AuditLine | null> {
  for await (const { lines } of readFileLineChunks(fileSystem, path)) {
    const [line] = lines
    if (line !== undefined) return readFrame(line) === null ? null : decodeLine(line)
  }
  return null
}
