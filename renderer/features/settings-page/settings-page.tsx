import type { ReactNode } from 'react'

import type { SettingsView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNote } from '../../components/error-note.tsx'
import { Icon } from '../../components/icon.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState } from '../../state/app-context.ts'
import { GrantList } from './grant-list.tsx'
import { KeptSection } from './kept-section.tsx'
import { languageNames } from './language-names.ts'
import { NetworkSection } from './network-section.tsx'
import { Section } from './section.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSet } from './use-set.ts'
import '../../styles/fields.css'
import '../../styles/settings-parts.css'
import './settings-page.css'

const languages = ['auto', 'en', 'ko', 'zh'] as const
const themes = ['system', 'light', 'dark'] as const
const targets = ['auto', 'windows', 'portable', 'simulated'] as const

/** What a person may set; what the organisation has set is shown with its reason, never as if it could be changed. */
export function SettingsPage(): ReactNode {
  const { text } = useText()
  const settings = useAppState((state) => state.settings)
  if (settings === null) return <p className="page-wait">{text('ui.settings.loading')}</p>
  return (
    <>
      <div className="pane-head big" data-pane="page">
        <h1>{text('ui.shell.settings')}</h1>
      </div>
      <div className="page" tabIndex={0} role="group" aria-label={text('ui.shell.settings')}>
        <div className="set-body">
          <Damage settings={settings} />
          <Managed settings={settings} />
          <General settings={settings} />
          <NetworkSection settings={settings} />
          <Section
            part="permissions"
            title={text('ui.settings.permissions')}
            about={text('ui.settings.permissionsAbout')}
          >
            <GrantList grants={settings.grants} />
          </Section>
          <KeptSection days={settings.historyRetentionDays} />
        </div>
      </div>
    </>
  )
}

/** What is wrong with the settings stands here until it is settled; only a person can say that they are right. */
function Damage({ settings: { warnings, unconfirmed } }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const { api, actions, store } = useApp()
  const confirm = (): void =>
    void actions.ask(api['settings.confirm']({})).then((settings) => {
      if (settings !== null) store.setState({ settings })
    })
  return (
    <>
      {warnings.map((warning) => (
        <ErrorNote key={warning.code} error={warning} title={text('ui.settings.damaged')} />
      ))}
      {unconfirmed && <Button onClick={confirm}>{text('ui.settings.confirm')}</Button>}
    </>
  )
}

function Managed({ settings }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const { language, theme, mode, target, externalAccess, searchProvider, notifyWebhook, historyRetentionDays } =
    settings
  const single = [language, theme, mode, target, externalAccess, searchProvider, notifyWebhook, historyRetentionDays]
  const all = [...single, ...Object.values(settings.network.lists), ...Object.values(settings.network.texts)]
  const count = all.filter(({ lockedBy }) => lockedBy !== null).length
  if (count === 0) return null
  return (
    <p className="managed">
      <Icon name="building" size={20} />
      <span>{text('ui.settings.managed', { count })}</span>
    </p>
  )
}

function General({ settings }: { readonly settings: SettingsView }): ReactNode {
  const { text } = useText()
  const set = useSet()
  return (
    <Section part="general" title={text('ui.settings.general')}>
      <SettingRow
        icon="globe"
        title={text('ui.settings.language')}
        about={text('ui.settings.languageAbout')}
        setting={settings.language}
        choices={languages.map((value) => ({
          value,
          label: value === 'auto' ? text('ui.settings.language.auto') : languageNames[value],
        }))}
        onChange={(value) => set('language', value)}
      />
      <SettingRow
        icon="eye"
        title={text('ui.settings.theme')}
        about={text('ui.settings.themeAbout')}
        setting={settings.theme}
        choices={themes.map((value) => ({ value, label: text(`ui.settings.theme.${value}`) }))}
        onChange={(value) => set('theme', value)}
      />
      <TargetRow target={settings.target} />
    </Section>
  )
}

/** The PC is chosen when Deskmedic starts: a choice that waits for that says so. */
function TargetRow({ target }: { readonly target: SettingsView['target'] }): ReactNode {
  const { text } = useText()
  const set = useSet()
  const used = useAppState((state) => state.pc?.target.kind)
  const waits = used !== undefined && target.value !== 'auto' && target.value !== used
  return (
    <SettingRow
      icon="monitor"
      title={text('ui.settings.target')}
      about={text('ui.settings.targetAbout')}
      note={waits ? text('ui.settings.later', { now: text(`ui.settings.target.${used}`) }) : null}
      setting={target}
      choices={targets.map((value) => ({ value, label: text(`ui.settings.target.${value}`) }))}
      onChange={(value) => set('target', value)}
    />
  )
}
