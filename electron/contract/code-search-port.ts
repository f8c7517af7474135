import type { Result } from '../kernel/result.ts'
import type { WordsOnlyReason } from './embedding-port.ts'
import type { TellProgress } from './tell-progress.ts'

/** One folder by its path, the folders of a collection by its name, or, where neither is named, every workspace. */
export type CodeQuestion = {
  readonly path: string | null
  readonly workspace?: string | undefined
  readonly collection: string | null
  readonly text: string
  /** Patterns of files; empty = every file. */
  readonly only: readonly string[]
  readonly maxResults: number
}

/**
 * A place in the code. `file` is named from `folder` on, with `/`; lines count from 1, and `excerpt` begins with the first of them.
 */
export type FoundCode = {
  readonly folder: string
  readonly file: string
  readonly name: string
  readonly firstLine: number
  readonly lastLine: number
  readonly excerpt: string
}

export type CodeAnswer = {
  readonly folders: string[]
  /** Best first. */
  readonly matches: FoundCode[]
  /** How places were compared with the question: by their words, or by these and by what they mean. */
  readonly mode: 'words' | 'words_and_meaning'
  /** Null = meaning was compared as well. */
  readonly wordsOnlyBecause: WordsOnlyReason | null
  readonly files: number
  readonly pieces: number
  /** Pieces whose meaning was compared. */
  readonly piecesByMeaning: number
  /** False = the meaning of others was to be compared and could not be, yet. */
  readonly meaningComplete: boolean
  /** Files that were new or another one since the index was kept. */
  readonly filesRead: number
  readonly indexBytes: number
  /** False = not every file was looked at: time or number ran out, or something could not be read. */
  readonly complete: boolean
}

/** Folders that are searched together, under a name. Each is named as in the path of a call. */
export type CodeCollection = { readonly name: string; readonly folders: readonly string[] }

/**
 * Searches the code of folders by a question, over an index of each that is kept and brought up to date first. Fails with the codes of
 * the judge of paths, with `file_unreadable` where there is no such folder, and with `unknown_collection`.
 */
export type CodeSearchPort = {
  search(question: CodeQuestion, signal: AbortSignal, progress?: TellProgress): Promise<Result<CodeAnswer>>
}
