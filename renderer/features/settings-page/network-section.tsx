import type { ReactNode } from 'react'

import { searchChoices } from '../../../shared/domain/external-access.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import { modeSegments } from '../../components/mode-segments.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { EntryList } from './entry-list.tsx'
import { KeyRows } from './key-rows.tsx'
import { searchNames } from './search-names.ts'
import { Section } from './section.tsx'
import { SettingRow } from './setting-row.tsx'
import { TextRow } from './text-row.tsx'
import { useSet } from './use-set.ts'

const switches = ['off', 'on'] as const

/** How far and by which way tools use external services. */
export function NetworkSection({ settings }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const set = useSet()
  const { mode, externalAccess } = settings
  return (
    <Section title={text('ui.settings.network')} part="network">
      <SettingRow
        icon="link"
        title={text('ui.panel.mode')}
        about={text(`ui.panel.modeAbout.${mode.value}`)}
        setting={mode}
        choices={modeSegments(text)}
        onChange={(value) => actions.setMode(value)}
      />
      <SettingRow
        icon="globe"
        title={text('ui.settings.external')}
        about={text('ui.settings.externalAbout')}
        note={externalAccess.value === 'on' && mode.value !== 'online' ? text('ui.settings.externalWaits') : null}
        setting={externalAccess}
        choices={switches.map((value) => ({ value, label: text(`ui.settings.external.${value}`) }))}
        onChange={(value) => set('externalAccess', value)}
      />
      <Reach network={settings.network} />
      <NewsRow settings={settings} />
      <SearchRows settings={settings} />
    </Section>
  )
}

function Reach({ network: { lists, texts } }: Pick<SettingsView, 'network'>): ReactNode {
  const { text } = useText()
  const domain = [text('ui.external.entry.domain')]
  const named = (what: 'folder' | 'address') => [text('ui.external.entry.name'), text(`ui.external.entry.${what}`)]
  return (
    <>
      <EntryList list="allowDomains" icon="check" view={lists.allowDomains} labels={domain} />
      <EntryList list="denyDomains" icon="x" view={lists.denyDomains} labels={domain} />
      <EntryList
        list="internalHosts"
        icon="building"
        view={lists.internalHosts}
        labels={[text('ui.external.entry.server')]}
      />
      <TextRow name="proxy" icon="arrow" setting={texts.proxy} />
      <TextRow name="caFile" icon="shield" setting={texts.caFile} />
      <EntryList list="workspaces" icon="folder" view={lists.workspaces} labels={named('folder')} />
      <EntryList list="webhooks" icon="send" view={lists.webhooks} labels={named('address')} />
    </>
  )
}

/** Who is told how repairs end: one of the webhooks of above, or nobody. */
function NewsRow({ settings: { notifyWebhook, network } }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const set = useSet()
  const names = network.lists.webhooks.value.map(({ name }) => name)
  const offered = [...new Set(['', ...names, notifyWebhook.value])]
  return (
    <SettingRow
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

function SearchRows({ settings: { searchProvider, network } }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <>
      <SettingRow
        icon="search"
        title={text('ui.settings.search')}
        about={text('ui.settings.searchAbout')}
        setting={searchProvider}
        choices={searchChoices.map((value) => ({
          value,
          label: value === 'auto' ? text('ui.settings.search.auto') : searchNames[value],
        }))}
        onChange={(value) => set('searchProvider', value)}
      />
      <TextRow name="searxngUrl" icon="search" setting={network.texts.searxngUrl} />
      <KeyRows />
    </>
  )
}
