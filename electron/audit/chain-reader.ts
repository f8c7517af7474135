import type { AuditLine } from '../../shared/domain/audit-event.ts'
import type { DurableFileSystem, ReadableFile } from '../store/file-system.ts'
import { decodeLine, readFrame, type Frame } from './audit-line.ts'
import { listSegments, segmentPath } from './chain-folder.ts'
import { readFileLineChunks, readLineChunks } from './line-chunks.ts'

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

/** The same for the lines behind `seq`, from the end: a long chain is not read for a few lines. */
export async function* readChainLinesAfter(
  fileSystem: DurableFileSystem,
  folder: string,
  seq: number,
): AsyncGenerator<{ readonly frame: Frame; readonly bytes: Buffer }> {
  const segments = await readSegments(fileSystem, folder)
  const first = Math.max(
    0,
    segments.findLastIndex((segment) => segment.first !== null && segment.first.seq <= seq + 1),
  )
  for (const [index, segment] of segments.slice(first).entries()) {
    const file = await fileSystem.openRead(segment.path)
    if (file === null) continue
    try {
      const fromByte = index === 0 ? await byteBefore(file, seq + 1) : 0
      for await (const { lines } of readLineChunks(file, fromByte)) {
        for (const bytes of lines) {
          const frame = readFrame(bytes)
          if (frame !== null && frame.seq > seq && frame.seq <= segment.lastSeq) yield { frame, bytes }
        }
      }
    } finally {
      await file.close()
    }
  }
}

const firstWindowBytes = 256 * 1024

/** A place in the file that this line does not lie before: wider and wider windows at its end. */
async function byteBefore(file: ReadableFile, seq: number): Promise<number> {
  for (let window = firstWindowBytes; window < file.sizeBytes; window *= 4) {
    const fromByte = file.sizeBytes - window
    for await (const { lines } of readLineChunks(file, fromByte)) {
      // The first piece of a window is the end of a line that begins before it.
      const frame = lines.slice(1).flatMap((line) => readFrame(line) ?? [])[0]
      if (frame !== undefined && frame.seq <= seq) return fromByte
      break
    }
  }
  return 0
}

function branchPoint(next: AuditLine | null | undefined): number {
  return next?.kind === 'recover' ? next.seq - 1 : Infinity
}

/** Null = there is none that is whole. */
export async function readFirstLine(fileSystem: DurableFileSystem, path: string): Promise<AuditLine | null> {
  for await (const { lines } of readFileLineChunks(fileSystem, path)) {
    const [line] = lines
    if (line !== undefined) return readFrame(line) === null ? null : decodeLine(line)
  }
  return null
}
