import { setImmediate as pause } from 'node:timers/promises'

/** Vectors of pieces of code, each by the digest of its text. */
export type PieceVectors = {
  /** Who made them: see `Embeddings`. */
  readonly name: string
  has(digest: string): boolean
  /** False = there is no room left, or it is of other dimensions than those that are there. */
  add(digest: string, vector: Float32Array): boolean
  count(): number
  /** How near each of these is to a vector of length 1, from -1 to 1; those without a vector are left out. */
  nearness<Piece extends { readonly digest: string }>(
    pieces: readonly Piece[],
    to: Float32Array,
  ): Promise<{ readonly piece: Piece; readonly score: number }[]>
  /** Those of these pieces, to be kept. */
  save(digests: ReadonlySet<string>): Uint8Array
}

/** So many of one folder: more would be compared too slowly, or take too much of the disk. */
const mostVectors = 50_000
const mostBytes = 64_000_000
const bytesPerNumber = 4
/** The loop is given back after so many: about ten milliseconds. */
const comparedAtOnce = 10_000
const format = 1
const lineEnd = 10

type Header = {
  readonly format: number
  readonly name: string
  readonly dimensions: number
  readonly digests: string[]
}

/** @param saved What `save` gave; what was made by another name, or makes no sense, is forgotten. */
export function createPieceVectors(name: string, saved: Uint8Array | null): PieceVectors {
  const kept = saved === null ? null : read(saved, name)
  let dimensions = kept?.dimensions ?? 0
  const rows = kept?.rows ?? new Map<string, Float32Array>()
  return {
    name,
    has: (digest) => rows.has(digest),
    add: (digest, vector) => {
      if (dimensions === 0) dimensions = vector.length
      const isRoom = rows.size < mostVectors && (rows.size + 1) * dimensions * bytesPerNumber <= mostBytes
      if (!isRoom || vector.length !== dimensions) return false
      rows.set(digest, vector)
      return true
    },
    count: () => rows.size,
    nearness: async (pieces, to) => {
      const found: { piece: (typeof pieces)[number]; score: number }[] = []
      for (const [at, piece] of pieces.entries()) {
        const row = rows.get(piece.digest)
        const score = row?.length === to.length ? product(row, to) : NaN
        if (Number.isFinite(score)) found.push({ piece, score })
        if (at % comparedAtOnce === comparedAtOnce - 1) await pause()
      }
      return found
    },
    save: (digests) => {
      const those = [...rows].filter(([digest]) => digests.has(digest))
      const header: Header = { format, name, dimensions, digests: those.map(([digest]) => digest) }
      const numbers = new Float32Array(those.length * dimensions)
      for (const [at, [, row]] of those.entries()) numbers.set(row, at * dimensions)
      return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(numbers.buffer)])
    },
  }
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** Null = they are of another name, or cut. */
function read(saved: Uint8Array, name: string): { dimensions: number; rows: Map<string, Float32Array> } | null {
  const end = saved.indexOf(lineEnd)
  const header = headerIn(Buffer.from(saved.subarray(0, Math.max(0, end))).toString('utf8'))
  if (header?.format !== format || header.name !== name) return null
  const { dimensions, digests } = header
  if (saved.length - end - 1 !== digests.length * dimensions * bytesPerNumber) return null
  // A copy: numbers lie at places that their size divides.
  const numbers = new Float32Array(Uint8Array.from(saved.subarray(end + 1)).buffer)
  const rowAt = (at: number): Float32Array => numbers.subarray(at * dimensions, (at + 1) * dimensions)
  return { dimensions, rows: new Map(digests.map((digest, at) => [digest, rowAt(at)])) }
}

function headerIn(line: string): Header | null {
  try {
    return JSON.parse(line) as Header
  } catch {
    return null
  }
}
