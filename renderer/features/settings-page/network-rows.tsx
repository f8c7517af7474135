import type { ReactNode } from 'react'

import { endedSearchProviders, searchChoices } from '../../../shared/domain/external-access.ts'
import { modeSegments } from '../../components/mode-segments.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { searchServiceText } from './search-names.ts'
import { ChoiceRow, SwitchRow } from './setting-row.tsx'
import type { OfSettings } from './of-settings.ts'
import { useSet } from './use-set.ts'

export function ModeRow({ settings: { mode } }: OfSettings): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <ChoiceRow
      icon="wifi"
      title={text('ui.panel.mode')}
      about={text(`ui.panel.modeAbout.${mode.value}`)}
      setting={mode}
      choices={modeSegments(text)}
      onChange={(value) => actions.setMode(value)}
    />
  )
}

export function ExternalRow({ settings: { externalAccess, mode } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <SwitchRow
      icon="globe"
      title={text('ui.settings.external')}
      about={text('ui.settings.externalAbout')}
      note={externalAccess.value === 'on' && mode.value !== 'online' ? text('ui.settings.externalWaits') : null}
      setting={externalAccess}
      onChange={(value) => set('externalAccess', value)}
    />
  )
}

/** Messages of the system itself. */
export function NotifyRow({ settings: { notifyRepairs } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <SwitchRow
      icon="bell"
      title={text('ui.settings.notify')}
      about={text('ui.settings.notifyAbout')}
      setting={notifyRepairs}
      onChange={(value) => set('notifyRepairs', value)}
    />
  )
}

/** Who is told how repairs end: one of the webhooks, or nobody. */
export function NewsRow({ settings: { notifyWebhook, network } }: OfSettings): ReactNode {
  const { text } = useText()
  const set = useSet()
  const names = network.lists.webhooks.value.map(({ name }) => name)
  const offered = [...new Set(['', ...names, notifyWebhook.value])]
  return (
    <ChoiceRow
      icon="send"
      title={text('ui.settings.news')}
      about={text('ui.settings.newsAbout')}
      setting={notifyWebhook}
      choices={offered.map((value) => ({
        value,
        label: value === '' ? text('ui.settings.news.nobody') : value,
      }))}
      onChange={(value) => set('notifyWebhook', value)}
    />
  )
}

export function SearchRow({ settings: { searchProvider } }: OfSettings): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const offered = searchChoices.filter(
    (value) => value === 'auto' || value === searchProvider.value || !endedSearchProviders.includes(value),
  )
  const set = useSet()
  return (
    <ChoiceRow
      icon="search"
      title={text('ui.settings.search')}
      about={text('ui.settings.searchAbout')}
      setting={searchProvider}
      choices={offered.map((value) => ({
        value,
        label: value === 'auto' ? text('ui.settings.search.auto') : searchServiceText(value, windowText),
      }))}
      onChange={(value) => set('searchProvider', value)}
    />
  )
}
