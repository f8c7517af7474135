import type { ComponentType, ReactNode } from 'react'

import type { NetworkList, NetworkText } from '../../../shared/domain/network-settings.ts'
import type { PageSetting, SettingsSection } from '../../../shared/domain/page-settings.ts'
import type { IconName } from '../../components/icon-shapes.ts'
import { useText } from '../../i18n/text-context.ts'
import { EntryList } from './entry-list.tsx'
import { BesideClockRow, LanguageRow, StartRow, TargetRow, ThemeRow, WeeklyRow } from './general-rows.tsx'
import { GrantList } from './grant-list.tsx'
import { AuditDaysRow, DeleteRow, KeptDaysRow } from './kept-rows.tsx'
import { PolicyRow } from './policy-row.tsx'
import { ProxySignInRows } from './proxy-sign-in-rows.tsx'
import { KeyRows } from './key-rows.tsx'
import { ExternalRow, ModeRow, NewsRow, NotifyRow, SearchRow } from './network-rows.tsx'
import { ModelsSection } from './models/models-section.tsx'
import type { OfSettings } from './of-settings.ts'
import { TextSizeRow } from './text-size-row.tsx'
import { TextRow } from './text-row.tsx'
import { WorkspacesSection } from './workspaces-section.tsx'

/** How each setting is drawn. Which of them stand in a section, and in which order, main says. */
export const settingRows: Readonly<Record<Exclude<PageSetting, 'workspaces'>, ComponentType<OfSettings>>> = {
  language: LanguageRow,
  theme: ThemeRow,
  textSize: TextSizeRow,
  target: TargetRow,
  historyRetentionDays: KeptDaysRow,
  auditRetentionDays: AuditDaysRow,
  mode: ModeRow,
  externalAccess: ExternalRow,
  searchProvider: SearchRow,
  notifyRepairs: NotifyRow,
  weeklyCheckUp: WeeklyRow,
  keepBesideClock: BesideClockRow,
  startWithSystem: StartRow,
  notifyWebhook: NewsRow,
  allowDomains: listRow('allowDomains', 'link', ['domain']),
  denyDomains: listRow('denyDomains', 'unplug', ['domain']),
  internalHosts: listRow('internalHosts', 'building', ['server']),
  webhooks: listRow('webhooks', 'send', ['name', 'address']),
  proxy: textRow('proxy', 'router'),
  caFile: textRow('caFile', 'shield'),
  searxngUrl: textRow('searxngUrl', 'search'),
}

/** Sections that draw their settings in a way of their own. */
export const ownSections: Partial<Readonly<Record<SettingsSection, ComponentType<OfSettings>>>> = {
  models: ModelsSection,
  workspaces: WorkspacesSection,
}

/** What a section shows below its settings. */
export const restOfSection: Partial<Readonly<Record<SettingsSection, ComponentType<OfSettings>>>> = {
  privacy: DeleteRow,
  repairs: ({ settings: { grants } }) => <GrantList grants={grants} />,
  network: () => (
    <>
      <ProxySignInRows />
      <KeyRows />
    </>
  ),
  advanced: PolicyRow,
}

type EntryPart = 'domain' | 'server' | 'name' | 'address'

function listRow(
  list: Exclude<NetworkList, 'workspaces'>,
  icon: IconName,
  parts: readonly EntryPart[],
): ComponentType<OfSettings> {
  return function ListRow({ settings: { network } }: OfSettings): ReactNode {
    const { text } = useText()
    const labels = parts.map((part) => text(`ui.external.entry.${part}`))
    return <EntryList list={list} icon={icon} view={network.lists[list]} labels={labels} />
  }
}

function textRow(name: NetworkText, icon: IconName): ComponentType<OfSettings> {
  return function OneTextRow({ settings: { network } }: OfSettings): ReactNode {
    return <TextRow name={name} icon={icon} setting={network.texts[name]} />
  }
}
