import type { Category, Risk } from '../../shared/domain/tool-manifest.ts'

export type ToolSet = 'all' | 'checks' | 'repairs' | 'actions' | 'available' | 'disabled'

/** What a person looks for among the tools. It outlives the page. */
export type ToolFilter = {
  readonly words: string
  readonly set: ToolSet
  readonly category: Category | 'any'
  readonly risk: Risk | 'any'
}

export const noFilter: ToolFilter = { words: '', set: 'all', category: 'any', risk: 'any' }
