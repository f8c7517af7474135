import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { ChatSummary } from '../../shared/ipc/views.ts'
import type { PageName } from '../state/app-state.ts'

export type PaletteItem =
  | { readonly kind: 'page'; readonly id: string; readonly title: string; readonly page: PageName }
  | { readonly kind: 'chat'; readonly id: string; readonly title: string; readonly chatId: string }
  | {
      readonly kind: 'check'
      readonly id: string
      readonly title: string
      readonly detail: string
      readonly tool: string
      /** Why it cannot run now; it stays in the list, so that nobody looks for it in vain. */
      readonly reason: string | null
    }

export type PaletteSource = {
  readonly pages: readonly { readonly page: PageName; readonly title: string }[]
  readonly tools: readonly ToolRow[]
  readonly chats: readonly ChatSummary[]
}

const mostItems = 40

/** Everything whose title, name or purpose holds every word of the query; what can be used now comes first. */
export function paletteItems({ pages, tools, chats }: PaletteSource, query: string): readonly PaletteItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: readonly string[]): boolean => {
    const whole = texts.join(' ').toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  const checks = tools
    .filter((tool) => tool.kind === 'diagnostic' && fits(tool.title, tool.name, tool.purpose, tool.categoryTitle))
    .map(checkItem)
  return [
    ...pages
      .filter(({ title }) => fits(title))
      .map(({ page, title }): PaletteItem => ({ kind: 'page', id: `page-${page}`, title, page })),
    ...checks.filter((item) => item.reason === null),
    ...chats
      .filter(({ title }) => words.length > 0 && fits(title))
      .map(({ chatId, title }): PaletteItem => ({ kind: 'chat', id: `chat-${chatId}`, title, chatId })),
    ...checks.filter((item) => item.reason !== null),
  ].slice(0, mostItems)
}

function checkItem({ name, title, purpose, reason }: ToolRow): Extract<PaletteItem, { readonly kind: 'check' }> {
  return { kind: 'check', id: `check-${name}`, title, detail: purpose, tool: name, reason: reason?.why ?? null }
}

/** The item after `at`, round the ends. */
export function nextItem(at: number, count: number, step: number): number {
  return count === 0 ? 0 : (at + step + count) % count
}
