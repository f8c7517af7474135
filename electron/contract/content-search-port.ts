import type { Result } from '../kernel/result.ts'
import type { TellProgress } from './tell-progress.ts'

/** A line is held as a whole while it is looked through, and such a file can be one line: larger files are left out. */
export const largestSearchedFileMb = 64

export type ContentQuestion = {
  readonly root: string
  /** A regular expression without look-around and back-references: its time grows with the text alone. */
  readonly pattern: string
  /** Names of files, with `*` and `?`. */
  readonly glob: string
  readonly caseSensitive: boolean
  /** Lines before and after each line that is found. */
  readonly context: number
  readonly maxResults: number
  readonly includeHidden: boolean
  /** True = also what a `.gitignore` leaves out. */
  readonly includeIgnored: boolean
}

export type FoundLine = { path: string; line: number; text: string; before: string[]; after: string[] }

export type FoundLines = {
  /** Ordered by path, then by line. */
  readonly lines: FoundLine[]
  /** The files that they are in. */
  readonly files: { path: string; bytes: number; modifiedUtc: string }[]
  /** False = the limit was reached, time was up, something could not be read, or a file was too large. */
  readonly complete: boolean
}

/** Searches in texts of this computer. Null = the folder could not be read. Fails with `bad_pattern` and `runtime_missing`. */
export type ContentSearchPort = {
  search(question: ContentQuestion, signal: AbortSignal, progress?: TellProgress): Promise<Result<FoundLines | null>>
}
