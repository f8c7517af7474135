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
