import { categories, risks, type Category } from '../../../shared/domain/tool-manifest.ts'
import type { ToolRow } from '../../../shared/ipc/tool-row.ts'
import type { ToolFilter, ToolSet } from '../../state/tool-filter.ts'

const inSet: Readonly<Record<ToolSet, (tool: ToolRow) => boolean>> = {
  all: () => true,
  checks: ({ kind }) => kind === 'diagnostic',
  repairs: ({ kind }) => kind === 'remediation',
  actions: ({ kind }) => kind === 'action',
  available: ({ reason }) => reason === null,
  disabled: ({ reason }) => reason !== null,
}

export function countIn(set: ToolSet, tools: readonly ToolRow[]): number {
  return tools.filter(inSet[set]).length
}

/** Tools that fit everything asked for: every word occurs in what a row shows, or the words are about the tool, see `about`. */
export function filterTools(
  tools: readonly ToolRow[],
  filter: ToolFilter,
  about: ReadonlySet<string> = new Set(),
): readonly ToolRow[] {
  const words = filter.words.toLowerCase().split(/\s+/u).filter(Boolean)
  return tools.filter(
    (tool) =>
      inSet[filter.set](tool) &&
      (filter.category === 'any' || tool.category === filter.category) &&
      (filter.risk === 'any' || tool.risk === filter.risk) &&
      (about.has(tool.name) || words.every((word) => shownText(tool).includes(word))),
  )
}

function shownText({ name, title, purpose, categoryTitle, reason }: ToolRow): string {
  return [name, title, purpose, categoryTitle, reason?.why ?? ''].join('\n').toLowerCase()
}

export type ToolGroup = {
  readonly category: Category
  readonly title: string
  readonly tools: readonly ToolRow[]
  readonly disabled: number
}

/** Rows by category, in the order of the categories. */
export function groupTools(tools: readonly ToolRow[]): readonly ToolGroup[] {
  return categories.flatMap((category) => {
    const rows = tools.filter((tool) => tool.category === category)
    const [first] = rows
    if (first === undefined) return []
    return [{ category, title: first.categoryTitle, tools: rows, disabled: countIn('disabled', rows) }]
  })
}

/** The categories and risks that occur, for the filters. */
export function choicesIn(tools: readonly ToolRow[]) {
  return {
    categories: groupTools(tools).map(({ category, title }) => ({ category, title })),
    risks: risks.filter((risk) => tools.some((tool) => tool.risk === risk)),
  }
}
