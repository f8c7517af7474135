import MiniSearch, { type AsPlainObject } from 'minisearch'

import { digestOf } from '../../kernel/digest.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { wordsOf } from './words.ts'

/** A place in the code: lines count from 1, both are in it. `name` is empty where the piece has none. */
export type CodePlace = {
  readonly file: string
  readonly name: string
  readonly firstLine: number
  readonly lastLine: number
  /** Of the file's name, the name of the piece and its text: see `pieceDigest`. */
  readonly digest: string
}
export type CodeMatch = CodePlace & { readonly score: number }

export type CodeQuery = {
  readonly text: string
  readonly maxResults: number
  /** Which files count; absent = all. */
  readonly where?: (file: string) => boolean
}

export type CodeIndex = {
  /** Takes a file, or takes it anew where its digest is another one. */
  add(file: string, content: { readonly digest: string; readonly text: string }): void
  delete(file: string): void
  /** Digest of each file as it was taken. */
  files(): ReadonlyMap<string, string>
  /** Best first. */
  query(asked: CodeQuery): readonly CodeMatch[]
  pieces(): number
  /** Those of one file, in its order. */
  placesIn(file: string): readonly CodePlace[]
  /** Everything, to be kept: the words of the files and where they stand, not their text. */
  save(): SavedCodeIndex
}

export type SavedCodeIndex = {
  readonly files: readonly (readonly [file: string, digest: string, ids: readonly number[]])[]
  readonly nextId: number
  readonly words: AsPlainObject
}

type Document = CodePlace & { readonly id: number; readonly path: string; readonly text: string }
type Taken = { readonly digest: string; readonly ids: readonly number[] }

const options = {
  fields: ['name', 'path', 'text'],
  storeFields: ['file', 'name', 'firstLine', 'lastLine', 'digest'],
  tokenize: wordsOf,
  processTerm: (term: string) => term,
}
const boost = { name: 3, path: 4 }
const prefixAboveLetters = 3
/** More says nothing new: keeps pasted files from costing a second. */
const mostQueryWords = 60

/** An index by words (BM25) over pieces of code, in memory. `saved` = what `save` gave. */
export function createCodeIndex(saved?: SavedCodeIndex): CodeIndex {
  const index = saved ? MiniSearch.loadJS<Document>(saved.words, options) : new MiniSearch<Document>(options)
  const taken = new Map<string, Taken>(saved?.files.map(([file, digest, ids]) => [file, { digest, ids }]))
  let nextId = saved?.nextId ?? 0
  const remove = (file: string): void => {
    for (const id of taken.get(file)?.ids ?? []) index.discard(id)
    taken.delete(file)
  }
  return {
    add: (file, { digest, text }) => {
      if (taken.get(file)?.digest === digest) return
      remove(file)
      const documents = piecesOf(text).map((piece) => ({
        ...piece,
        ...{ file, path: file, id: nextId++, digest: pieceDigest(file, piece) },
      }))
      index.addAll(documents)
      taken.set(file, { digest, ids: documents.map(({ id }) => id) })
    },
    delete: remove,
    files: () => new Map([...taken].map(([file, { digest }]) => [file, digest])),
    query: ({ text, maxResults, where }) => {
      const words = [...new Set(wordsOf(text))].slice(0, mostQueryWords)
      if (words.length === 0) return []
      const found = index.search(words.join(' '), {
        boost,
        combineWith: 'OR',
        tokenize: (query) => query.split(' '),
        prefix: (word) => word.length > prefixAboveLetters,
        ...(where ? { filter: ({ file }) => where(String(file)) } : {}),
      })
      return found.slice(0, maxResults).map((match) => {
        return { ...placeOf(match as typeof match & CodePlace), score: match.score }
      })
    },
    pieces: () => index.documentCount,
    placesIn: (file) =>
      (taken.get(file)?.ids ?? []).map((id) => placeOf(index.getStoredFields(id) as unknown as CodePlace)),
    save: () => ({
      files: [...taken].map(([file, { digest, ids }]) => [file, digest, ids]),
      nextId,
      words: index.toJSON(),
    }),
  }
}

/** What a piece is known by as long as it is not changed, nor its file renamed. */
export function pieceDigest(file: string, { name, text }: Pick<Piece, 'name' | 'text'>): string {
  return digestOf([file, name, text].join('\n')).slice(0, 32)
}

function placeOf({ file, name, firstLine, lastLine, digest }: CodePlace): CodePlace {
  return { file, name, firstLine, lastLine, digest }
}
