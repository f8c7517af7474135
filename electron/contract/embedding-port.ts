import type { Result } from '../kernel/result.ts'

/** Why code is compared by its words alone. */
export const wordsOnlyReasons = ['off', 'no_model', 'not_allowed', 'not_agreed', 'no_embeddings', 'failed'] as const
export type WordsOnlyReason = (typeof wordsOnlyReasons)[number]

/** Turns texts into vectors: what means nearly the same lies close together. */
export type Embeddings = {
  /** Where they are made and by what: vectors of another name cannot be compared with these. */
  readonly name: string
  /**
   * One vector of length 1 for each text, all with the same number of dimensions. Fails as `ModelPort` does, and with what forbids that
   * anything more is sent.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Result<readonly Float32Array[]>>
  /** Ends its connections. */
  close(): void
}

/** Opened for one search, by the settings of that moment. */
export type OpenEmbeddings = (signal: AbortSignal) => Promise<Embeddings | WordsOnlyReason>
