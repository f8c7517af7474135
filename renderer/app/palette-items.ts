import type { SettingsSection } from '../../shared/domain/page-settings.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { ChatSummary } from '../../shared/ipc/views.ts'
import type { PageName } from '../state/app-state.ts'

type Row<Kind extends string, More> = {
  readonly kind: Kind
  readonly id: string
  readonly title: string
} & More

/** A row of the palette; those of the window itself are found by further words too. */
export type WindowRow = (
  | Row<'page', { readonly page: PageName }>
  | Row<'part', { readonly part: SettingsSection }>
  | Row<'value', { readonly key: 'language' | 'theme'; readonly value: string }>
  | Row<'undo', { readonly callId: string }>
  | Row<'checkUp', object>
  | Row<'report', object>
  | Row<'watch', object>
) & { readonly words: readonly string[] }

export type PaletteItem =
  | WindowRow
  | Row<'chat', { readonly chatId: string }>
  | Row<
      'check',
      {
        readonly detail: string
        readonly tool: string
        /** Why it cannot run now; it stays in the list, so that nobody looks for it in vain. */
        readonly reason: string | null
      }
    >
  /** Sends what was typed as a complaint. */
  | Row<'complaint', { readonly text: string }>

export type PaletteSource = {
  readonly window: readonly WindowRow[]
  readonly tools: readonly ToolRow[]
  readonly chats: readonly ChatSummary[]
  /** Title of the row that sends the text. */
  readonly complaintTitle: (text: string) => string
}

const mostItems = 40

/**
 * Everything whose title, name or purpose holds every word of the query; what can be used now comes first. Where nothing was typed, only
 * pages and checks. The text itself can always be sent, also below a full list.
 */
export function paletteItems({ window, tools, chats, complaintTitle }: PaletteSource, query: string) {
  const typed = query.trim()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: readonly string[]): boolean => {
    const whole = texts.join(' ').toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  const checks = tools
    .filter((tool) => tool.kind === 'diagnostic' && fits(tool.title, tool.name, tool.purpose, tool.categoryTitle))
    .map(checkItem)
  const found: readonly PaletteItem[] = [
    ...window.filter(
      ({ kind, title, words: more }) => (typed !== '' || kind === 'page' || kind === 'checkUp') && fits(title, ...more),
    ),
    ...checks.filter((item) => item.reason === null),
    ...chats
      .filter(({ title }) => typed !== '' && fits(title))
      .map(({ chatId, title }): PaletteItem => ({ kind: 'chat', id: `chat-${chatId}`, title, chatId })),
    ...checks.filter((item) => item.reason !== null),
  ]
  const complaint: PaletteItem = { kind: 'complaint', id: 'complaint', title: complaintTitle(typed), text: typed }
  return [...found.slice(0, mostItems), ...(typed === '' ? [] : [complaint])]
}

function checkItem({ name, title, purpose, reason }: ToolRow): Extract<PaletteItem, { readonly kind: 'check' }> {
  return { kind: 'check', id: `check-${name}`, title, detail: purpose, tool: name, reason: reason?.why ?? null }
}

/** The item after `at`, round the ends. */
export function nextItem(at: number, count: number, step: number): number {
  return count === 0 ? 0 : (at + step + count) % count
}
