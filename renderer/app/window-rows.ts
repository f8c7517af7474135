import { locales } from '../../shared/domain/locale.ts'
import { settingsSections, type SettingsSection } from '../../shared/domain/page-settings.ts'
import type { ChatView, FixResultView, SettingsView } from '../../shared/ipc/views.ts'
import type { MessageKey, Sentences } from '../../shared/texts/messages.ts'
import { undoOffer } from '../components/undo-offer.ts'
import { languageNames } from '../features/settings-page/language-names.ts'
import type { WindowText } from '../i18n/text-context.ts'
import type { WindowRow } from './palette-items.ts'
import { pageTitles } from './pages.tsx'

type WindowState = {
  readonly settings: SettingsView | null
  readonly chat: ChatView | null
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Who cannot read the window finds what changes its language too: rows have the words of all of these. */
  readonly languages: readonly Sentences[]
}

/** What stands in a section that its name does not say. */
const contents: Partial<Readonly<Record<SettingsSection, readonly MessageKey[]>>> = {
  repairs: ['ui.settings.permissions'],
  privacy: ['ui.settings.kept', 'ui.settings.deleteAll'],
  network: ['ui.external.text.proxy', 'ui.settings.external'],
  advanced: ['ui.settings.target'],
}

const themes = ['system', 'light', 'dark'] as const

/** What the palette offers of the window itself: pages, parts of the settings, looks, languages, the way back. */
export function windowRows({ text }: Pick<WindowText, 'text'>, { settings, chat, now, languages }: WindowState) {
  const words = wordsIn(languages)
  const told = { text, words }
  const pages = pageTitles.map(({ page, titleKey }): WindowRow => ({
    kind: 'page',
    id: `page-${page}`,
    title: text(titleKey),
    page,
    words: words(titleKey),
  }))
  const sections = settingsSections.map((part): WindowRow => ({
    kind: 'part',
    id: `part-${part}`,
    title: text('ui.shell.paletteValue', { name: text('ui.shell.settings'), value: text(`ui.settings.${part}`) }),
    part,
    words: words(`ui.settings.${part}`, 'ui.shell.settings', ...(contents[part] ?? [])),
  }))
  const checkUp: WindowRow = {
    kind: 'checkUp',
    id: 'check-up',
    title: text('ui.chat.start.checkUp'),
    words: words('ui.chat.start.checkUp', 'checkUp.title'),
  }
  return [
    // What Enter alone would do in an empty palette starts nothing.
    ...pages,
    checkUp,
    ...lookedRows(told, chat),
    ...undoRows(told, chat, now),
    ...valueRows(told, settings),
    ...sections,
  ]
}

/** What goes on from a look: there is a report, and what comes and goes can be watched. */
function lookedRows({ text, words }: Told, chat: ChatView | null): readonly WindowRow[] {
  if (!chat?.entries.some(({ kind }) => kind === 'checks')) return []
  return [
    { kind: 'report', id: 'report', title: text('report.title'), words: words('report.title') },
    { kind: 'watch', id: 'watch', title: text('watch.palette'), words: words('watch.palette') },
  ]
}

type Told = Pick<WindowText, 'text'> & { readonly words: Words }
type Words = (...keys: readonly MessageKey[]) => readonly string[]

function wordsIn(languages: readonly Sentences[]): Words {
  return (...keys) => languages.flatMap((sentences) => keys.map((key) => sentences[key]))
}

/** Values that are in use, or that a person cannot change, are not offered. */
function valueRows({ text, words }: Told, settings: SettingsView | null): readonly WindowRow[] {
  if (settings === null) return []
  const { theme, language } = settings
  const themeRows = themes.map((value) => ({
    key: 'theme' as const,
    value,
    name: 'ui.settings.theme' as const,
    label: text(`ui.settings.theme.${value}`),
    words: words('ui.settings.theme', `ui.settings.theme.${value}`),
  }))
  const languageRows = locales.map((value) => ({
    key: 'language' as const,
    value,
    name: 'ui.settings.language' as const,
    label: languageNames[value],
    words: words('ui.settings.language'),
  }))
  return [...(theme.lockedBy === null ? themeRows : []), ...(language.lockedBy === null ? languageRows : [])]
    .filter(({ key, value }) => settings[key].value !== value)
    .map(({ key, value, name, label, words: found }) => ({
      kind: 'value',
      id: `${key}-${value}`,
      title: text('ui.shell.paletteValue', { name: text(name), value: label }),
      key,
      value,
      words: found,
    }))
}

/** The repair of the open chat that was done last among those that can still be undone. */
function undoRows({ text, words }: Told, chat: ChatView | null, now: number): readonly WindowRow[] {
  const results = (chat?.entries ?? []).flatMap((entry): readonly FixResultView[] =>
    entry.kind === 'fixes' ? entry.results : [],
  )
  const last = results.filter((result) => undoOffer(result, now) === 'offered').at(-1)
  if (last === undefined) return []
  const title = text('ui.shell.paletteUndo', { title: last.title })
  return [{ kind: 'undo', id: 'undo', title, callId: last.callId, words: words('ui.result.undo') }]
}
