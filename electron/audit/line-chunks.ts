import type { DurableFileSystem, ReadableFile } from '../store/file-system.ts'

const chunkBytes = 1024 * 1024
const lineFeed = 0x0a

/** Some lines of a file, without line feeds. `unterminated` = the last one has none: the end of the file. */
export type LineChunk = { readonly lines: readonly Buffer[]; readonly unterminated: boolean }

/** Reads a file of lines in pieces, so that memory stays flat however long it is. */
export async function* readLineChunks(file: ReadableFile, fromByte = 0): AsyncGenerator<LineChunk> {
  let carried: Buffer = Buffer.alloc(0)
  for (let position = fromByte; position < file.sizeBytes;) {
    const read = await file.read(position, chunkBytes)
    if (read.length === 0) break
    position += read.length
    const bytes = carried.length === 0 ? read : Buffer.concat([carried, read])
    const { lines, rest } = splitLines(bytes)
    carried = rest
    yield { lines, unterminated: false }
  }
  if (carried.length > 0) yield { lines: [carried], unterminated: true }
}

/** The same by path; no file = no lines. */
export async function* readFileLineChunks(fileSystem: DurableFileSystem, path: string): AsyncGenerator<LineChunk> {
  const file = await fileSystem.openRead(path)
  if (file === null) return
  try {
    yield* readLineChunks(file)
  } finally {
    await file.close()
  }
}

function splitLines(bytes: Buffer): { lines: readonly Buffer[]; rest: Buffer } {
  const lines: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return { lines, rest: bytes.subarray(start) }
}
