import type { ModelFigures } from '../domain/model-figures.ts'

/** What a model says: its own words, and Markdown that others may have written. */
export type ModelEntry = {
  readonly kind: 'model'
  readonly id: string
  readonly at: number
  readonly running: boolean
  readonly model: string
  readonly text: string
  readonly reasoning: string
  /** How it ended, where that is to be said; null = it still speaks, or has said everything. */
  readonly note: string | null
  /** Why it was lost. */
  readonly why: string | null
  readonly figures: ModelFigures
}

/** What a person said. */
export type SaidEntry = {
  readonly kind: 'complaint'
  readonly id: string
  readonly at: number
  readonly text: string
  /** As they typed it: it can be said otherwise. */
  readonly isTyped: boolean
  /** It was said otherwise later. */
  readonly isCorrected: boolean
}

/** An earlier message of a chat that is said otherwise: it is heard as if it were typed now. */
export type Correction = { readonly chatId: string; readonly entryId: string; readonly text: string }
