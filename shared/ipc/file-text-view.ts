/** One line of a file, as it is shown. */
export type TextLineView = {
  /** Counted from 1; null = nobody has counted. */
  readonly number: number | null
  readonly text: string
  /** True for what was searched for. */
  readonly isFound: boolean
}

/** What a check has read of one file: lines in their order, where some may be missing in between. */
export type FileTextView = {
  readonly path: string
  readonly lines: readonly TextLineView[]
}

export type FileTextsView = {
  readonly files: readonly FileTextView[]
  /** What was searched for stands in so many places of so many files; null = nothing was searched for. */
  readonly found: { readonly files: number; readonly places: number } | null
  /** Words that were searched for and can be marked; null = none, or a pattern. */
  readonly words: string | null
  /** True = there is more than is shown here. */
  readonly isCut: boolean
}
