import type { Embeddings, OpenEmbeddings, WordsOnlyReason } from '../../contract/embedding-port.ts'
import { anySignal } from '../../kernel/signals.ts'
import { pieceDigest, type CodePlace } from './code-index.ts'
import { textOf, type FolderIndex, type Working } from './folder-index.ts'
import { openPieceVectors, type PieceVectors } from './piece-vectors.ts'
import { piecesOf } from './pieces.ts'

/** A place in one of the folders that are searched. */
export type PlaceIn = { readonly source: FolderIndex; readonly place: CodePlace }

export type Meant = {
  /** Nearest first. */
  readonly places: readonly PlaceIn[]
  readonly compared: number
  /** False = some of the code has no vector yet. */
  readonly complete: boolean
  readonly vectorBytes: number
}

export type MeaningQuestion = {
  readonly text: string
  readonly sources: readonly FolderIndex[]
  readonly where: (file: string) => boolean
  readonly most: number
  /** What has no vector by then gets one in the next search. */
  readonly stopAtMs: number
}

const textsAtOnce = 16
/** What stands behind says little more of a function, and many models read no further. */
const longestText = 2_000

/**
 * Places that mean nearly what the question does. The question is sent first: an endpoint that makes no vectors is sent no code. Only
 * pieces that changed are sent again.
 */
export async function searchByMeaning(
  question: MeaningQuestion,
  open: OpenEmbeddings,
  working: Working,
): Promise<Meant | WordsOnlyReason> {
  const limited = anySignal([working.signal, AbortSignal.timeout(msUntil(question.stopAtMs, working))])
  try {
    const embeddings = await open(limited.signal)
    if (typeof embeddings === 'string') return embeddings
    try {
      return await compared(question, embeddings, { ...working, signal: limited.signal })
    } finally {
      embeddings.close()
    }
  } finally {
    limited.release()
    working.signal.throwIfAborted()
  }
}

async function compared(
  { text, sources, where, most, stopAtMs }: MeaningQuestion,
  embeddings: Embeddings,
  working: Working,
): Promise<Meant | WordsOnlyReason> {
  const asked = await embeddings.embed([text], working.signal)
  const [to] = asked.ok ? asked.value : []
  if (!asked.ok) return asked.error.code === 'model_unknown' ? 'no_embeddings' : 'failed'
  if (to === undefined) return 'failed'
  const found: { readonly place: PlaceIn; readonly score: number }[] = []
  let [vectorBytes, isOpen, complete, count] = [0, true, true, 0]
  for (const source of sources) {
    let saved = await working.deps.store.loadVectors(source.id)
    const vectors = await openPieceVectors(embeddings.name, saved)
    const places = [...source.index.files().keys()].flatMap((file) => source.index.placesIn(file))
    const missing = places.filter(({ digest }) => !vectors.has(digest))
    if (missing.length > 0 && isOpen)
      isOpen = await embedMissing(missing, { source, vectors, embeddings, stopAtMs }, working)
    if (missing.some(({ digest }) => vectors.has(digest))) {
      saved = await vectors.save(new Set(places.map(({ digest }) => digest)))
      await working.deps.store.saveVectors(source.id, saved)
    }
    vectorBytes += vectors.count() === 0 ? 0 : (saved?.length ?? 0)
    complete &&= missing.every(({ digest }) => vectors.has(digest))
    const wanted = places.filter(({ file }) => where(file))
    const near = await vectors.nearest(wanted, to, most)
    found.push(...near.found.map(({ piece, score }) => ({ place: { source, place: piece }, score })))
    count += near.compared
  }
  const nearest = found.toSorted((one, other) => other.score - one.score).slice(0, most)
  return { places: nearest.map(({ place }) => place), compared: count, complete, vectorBytes }
}

type Embedding = {
  readonly source: FolderIndex
  readonly vectors: PieceVectors
  readonly embeddings: Embeddings
  readonly stopAtMs: number
}

/** False = no more of them can be made now. */
async function embedMissing(missing: readonly CodePlace[], embedding: Embedding, working: Working): Promise<boolean> {
  const { source, stopAtMs } = embedding
  let waiting: Waiting[] = []
  for (const [file, digests] of byFile(missing)) {
    if (working.signal.aborted || working.deps.now() > stopAtMs) return false
    const text = await textOf(`${source.folder.path}/${file}`, source.folder, working)
    for (const piece of piecesOf(text)) {
      const digest = pieceDigest(file, piece)
      if (!digests.delete(digest)) continue
      waiting.push({ digest, text: `${file} ${piece.name}\n${piece.text}`.slice(0, longestText) })
    }
    for (; waiting.length >= textsAtOnce; waiting = waiting.slice(textsAtOnce))
      if (!(await embedThose(waiting.slice(0, textsAtOnce), embedding, working))) return false
  }
  return waiting.length === 0 || embedThose(waiting, embedding, working)
}

type Waiting = { readonly digest: string; readonly text: string }

async function embedThose(
  those: readonly Waiting[],
  { embeddings, vectors }: Embedding,
  { signal, progress }: Working,
): Promise<boolean> {
  const made = await embeddings.embed(
    those.map(({ text }) => text),
    signal,
  )
  if (!made.ok) return false
  const isAdded = those.map(({ digest }, at) => vectors.add(digest, made.value[at] ?? new Float32Array()))
  progress?.({ line: String(vectors.count()), share: null })
  return isAdded.every(Boolean)
}

function byFile(places: readonly CodePlace[]): ReadonlyMap<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, digest } of places) found.set(file, (found.get(file) ?? new Set()).add(digest))
  return found
}

function msUntil(stopAtMs: number, { deps }: Working): number {
  return Math.max(1, stopAtMs - deps.now())
}
