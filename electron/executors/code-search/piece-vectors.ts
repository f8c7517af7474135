import { setImmediate as pause } from 'node:timers/promises'

import * as z from 'zod'

/** Vectors of pieces of code, each by the digest of its text. */
export type PieceVectors = {
  /** Who made them: see `Embeddings`. */
  readonly name: string
  has(digest: string): boolean
  /** False = there is no room left, or it is of other dimensions than those that are there. */
  add(digest: string, vector: Float32Array): boolean
  count(): number
  /** Those of these pieces that are nearest to a vector of length 1, nearest first; what has no vector is left out. */
  nearest<Piece extends { readonly digest: string }>(
    pieces: readonly Piece[],
    to: Float32Array,
    most: number,
  ): Promise<Nearest<Piece>>
  /** Those of these pieces, to be kept. */
  save(digests: ReadonlySet<string>): Promise<Uint8Array>
}

/** `score` = from -1 to 1. `compared` = how many have a vector. */
export type Nearest<Piece> = {
  readonly found: readonly { readonly piece: Piece; readonly score: number }[]
  readonly compared: number
}

/** So many of one folder: more would be compared too slowly, or take too much of the disk. */
const mostVectors = 50_000
const mostBytes = 64_000_000
const bytesPerNumber = 4
/** The loop is given back after so many: a few milliseconds. */
const numbersAtOnce = 500_000
const format = 1
const lineEnd = 10

const headerSchema = z.object({
  format: z.literal(format),
  name: z.string(),
  dimensions: z.int().nonnegative(),
  digests: z.array(z.string()),
})
type Header = z.output<typeof headerSchema>

/** `numbers` = one vector behind the other; null = nothing was kept. */
type Kept = Pick<Header, 'dimensions' | 'digests'> & { readonly numbers: Float32Array }

/** @param saved What `save` gave; what was made by another name, or makes no sense, is forgotten. */
export async function openPieceVectors(name: string, saved: Uint8Array | null): Promise<PieceVectors> {
  const kept = saved === null ? null : read(saved, name)
  await pause()
  const rows = new Map((kept?.digests ?? []).map((digest, at) => [digest, at]))
  const added: Float32Array[] = []
  const numbers = kept?.numbers ?? new Float32Array()
  let dimensions = kept?.dimensions ?? 0
  const rowAt = (at: number): Row => {
    const own = added[at - (kept?.digests.length ?? 0)]
    return own === undefined ? { row: numbers, from: at * dimensions } : { row: own, from: 0 }
  }
  return {
    name,
    has: (digest) => rows.has(digest),
    add: (digest, vector) => {
      if (dimensions === 0) dimensions = vector.length
      const isRoom = rows.size < mostVectors && (rows.size + 1) * dimensions * bytesPerNumber <= mostBytes
      if (!isRoom || vector.length !== dimensions) return false
      rows.set(digest, rows.size)
      added.push(vector)
      return true
    },
    count: () => rows.size,
    nearest: async (pieces, to, most) => {
      const best = createBest<(typeof pieces)[number]>(most)
      const isLong = turns(dimensions)
      for (const piece of to.length === dimensions ? pieces : []) {
        const at = rows.get(piece.digest)
        if (at === undefined) continue
        const { row, from } = rowAt(at)
        best.add(piece, product(row, from, to))
        if (isLong()) await pause()
      }
      return best.all()
    },
    save: (digests) => {
      const those = [...rows].filter(([digest]) => digests.has(digest))
      const header: Header = { format, name, dimensions, digests: those.map(([digest]) => digest) }
      return saveRows(
        header,
        those.map(([, at]) => rowAt(at)),
      )
    },
  }
}

type Row = { readonly row: Float32Array; readonly from: number }

async function saveRows(header: Header, rows: readonly Row[]): Promise<Uint8Array> {
  const start = paddedLine(JSON.stringify(header))
  const length = header.dimensions * bytesPerNumber
  const whole = Buffer.alloc(start.length + rows.length * length)
  start.copy(whole)
  const isLong = turns(header.dimensions)
  for (const [at, { row, from }] of rows.entries()) {
    const bytes = new Uint8Array(row.buffer, row.byteOffset + from * bytesPerNumber, length)
    whole.set(bytes, start.length + at * length)
    if (isLong()) await pause()
  }
  return whole
}

/** Whether it is time to give the loop back, asked once for each vector. */
function turns(dimensions: number): () => boolean {
  let since = 0
  return () => {
    since += dimensions
    if (since < numbersAtOnce) return false
    since = 0
    return true
  }
}

/** Keeps the best few of many, in order. */
function createBest<Piece>(most: number): { add(piece: Piece, score: number): void; all(): Nearest<Piece> } {
  const found: { readonly piece: Piece; readonly score: number }[] = []
  let compared = 0
  return {
    add: (piece, score) => {
      if (!Number.isFinite(score)) return
      compared += 1
      if (found.length >= most && score <= (found.at(-1)?.score ?? -1)) return
      const place = found.findIndex((other) => other.score < score)
      found.splice(place === -1 ? found.length : place, 0, { piece, score })
      if (found.length > most) found.pop()
    },
    all: () => ({ found, compared }),
  }
}

function product(row: Float32Array, from: number, to: Float32Array): number {
  let sum = 0
  for (let at = 0; at < to.length; at += 1) sum += (row[from + at] ?? 0) * (to[at] ?? 0)
  return sum
}

/** The numbers behind it lie at places that their size divides, and need no copy to be read. */
function paddedLine(line: string): Buffer {
  const left = (Buffer.byteLength(line) + 1) % bytesPerNumber
  return Buffer.from(`${line}${' '.repeat((bytesPerNumber - left) % bytesPerNumber)}\n`)
}

/** Null = they are of another name, or cut. */
function read(saved: Uint8Array, name: string): Kept | null {
  const end = saved.indexOf(lineEnd)
  const header = headerIn(Buffer.from(saved.buffer, saved.byteOffset, Math.max(0, end)).toString('utf8'))
  if (header?.name !== name) return null
  const { dimensions, digests } = header
  const count = digests.length * dimensions
  if (saved.length - end - 1 !== count * bytesPerNumber) return null
  const start = saved.byteOffset + end + 1
  const numbers =
    start % bytesPerNumber === 0
      ? new Float32Array(saved.buffer, start, count)
      : new Float32Array(new Uint8Array(saved.subarray(end + 1)).buffer)
  return { dimensions, digests, numbers }
}

function headerIn(line: string): Header | null {
  try {
    return headerSchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
