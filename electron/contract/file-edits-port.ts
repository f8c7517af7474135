import type { Result } from '../kernel/result.ts'
import type { NamedFile, ReadingPort } from './file-reading-port.ts'

/** Lines are counted from 1, as they were before any edit of the same set. A line break at the end of `text` adds no empty line. */
export type LineEdit =
  | { readonly kind: 'insert'; readonly before: number; readonly text: string }
  | { readonly kind: 'replace'; readonly from: number; readonly to: number; readonly text: string }
  | { readonly kind: 'delete'; readonly from: number; readonly to: number }

/** What is wanted of one file: edits of its lines, that it comes into being with this text or as a copy, or that it goes. */
export type WantedChange = NamedFile &
  (
    | { readonly edits: readonly LineEdit[] }
    | { readonly text: string }
    | { readonly contentOf: NamedFile }
    | { readonly removed: true }
  )

/**
 * What a file holds, by SHA-256; null = there is no such file. `rights`: of one that comes or goes, as `rw-r-----`; null where the system or
 * nobody says.
 */
export type ChangedFile = {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
  readonly rights: string | null
}

export type FileDifference = {
  readonly path: string
  readonly removed: number
  readonly added: number
  /** Unified, without names. */
  readonly diff: string
}

export type ChangedFiles = {
  readonly files: ChangedFile[]
  readonly diffs: FileDifference[]
  /** One digest over all that the files hold, before and after: two of these are equal where all contents are. */
  readonly sealBefore: string
  readonly sealAfter: string
}

export type LookedAtFile = {
  readonly path: string
  readonly sha256: string | null
  readonly bytes: number
  /** Null = it is no text. */
  readonly lines: number | null
}

export type LookedAtFiles = { readonly files: LookedAtFile[]; readonly seal: string }

/** Seals that were agreed to; null = nothing was shown yet. */
export type AgreedSeals = { readonly before: string | null; readonly after: string | null }

/** Shows and makes edits. */
export type EditingPort = {
  /** What the changes would make of the files. Writes nothing. */
  preview(changes: readonly WantedChange[], agreed: AgreedSeals): Promise<Result<ChangedFiles>>
  /** The same, done: all files, or none. What they held is kept first. */
  apply(changes: readonly WantedChange[], agreed: AgreedSeals): Promise<Result<ChangedFiles>>
  /** Gives files what they held before: all of them, or none where one holds something else by now (`undo_conflict`). */
  revert(files: readonly ChangedFile[]): Promise<Result<void>>
}

export type LookingPort = { look(files: readonly NamedFile[]): Promise<Result<LookedAtFiles>> }

/** What makes one file of the other. */
export type ComparingPort = { compare(before: NamedFile, after: NamedFile): Promise<Result<FileDifference>> }

/**
 * Text files of this computer. What is edited lies in a workspace that may be written. Fails with the codes of the judge of paths, with
 * those of `edit-error-codes.ts`, and with `file_unreadable`, `file_unwritable`, `file_exists` and `changed_since_preview`.
 */
export type TextEditsPort = EditingPort & LookingPort & ComparingPort

/** All that is done with single files: pages of them, and edits. */
export type FileEditsPort = TextEditsPort & ReadingPort
