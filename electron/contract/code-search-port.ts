import type { Result } from '../kernel/result.ts'
import type { NamedFile } from './file-reading-port.ts'
import type { TellProgress } from './tell-progress.ts'

export type CodeQuestion = NamedFile & {
  readonly text: string
  /** Patterns of files; empty = every file. */
  readonly only: readonly string[]
  readonly maxResults: number
}

/** A place in the code. `file` is named from the folder on, with `/`; lines count from 1, and `excerpt` begins with the first of them. */
export type FoundCode = {
  readonly file: string
  readonly name: string
  readonly firstLine: number
  readonly lastLine: number
  readonly excerpt: string
}

export type CodeAnswer = {
  readonly folder: string
  /** Best first. */
  readonly matches: FoundCode[]
  /** How places were compared with the question: by their words. */
  readonly mode: 'words'
  readonly files: number
  readonly pieces: number
  /** Files that were new or another one since the index was kept. */
  readonly filesRead: number
  readonly indexBytes: number
  /** False = not every file was looked at: time or number ran out, or something could not be read. */
  readonly complete: boolean
}

/**
 * Searches the code of a folder by a question, over an index that is kept and brought up to date first. Fails with the codes of the
 * judge of paths, and with `file_unreadable` where there is no such folder.
 */
export type CodeSearchPort = {
  search(question: CodeQuestion, signal: AbortSignal, progress?: TellProgress): Promise<Result<CodeAnswer>>
}
