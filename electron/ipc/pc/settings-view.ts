import { settingsSections, type PageSetting, type SettingsSection } from '../../../shared/domain/page-settings.ts'
import type { SettingView } from '../../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import type { Grants } from '../../pipeline/grants.ts'
import { settingKeys, settingTable, type SettingKey, type SettingValues } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import { networkView } from './network-view.ts'
import { settingView } from './pc-view.ts'
import { titleOf } from '../../views/tool-titles.ts'

const sectionsOfPage = Object.fromEntries(
  settingsSections.map((section) => [section, settingKeys.filter((key) => isIn(key, section)).map(nameOnPage)]),
) as unknown as SettingsView['sections']

function isIn(key: SettingKey, section: SettingsSection): boolean {
  return settingTable[key].page?.section === section
}

function nameOnPage(key: SettingKey): PageSetting {
  return (key === 'lang' ? 'language' : key) as PageSetting
}

type SwitchKey = { [Key in SettingKey]: SettingValues[Key] extends boolean ? Key : never }[SettingKey]

function switchView(key: SwitchKey, settings: ReadSettings): SettingView<'on' | 'off'> {
  const view = settingView(key, settings)
  return { ...view, value: view.value ? 'on' : 'off' }
}

type NumberKey = 'textSize' | 'historyRetentionDays' | 'auditRetentionDays'

/** As one of the values that a field of the page has. */
function numberView(key: NumberKey, settings: ReadSettings): SettingView<string> {
  const view = settingView(key, settings)
  return { ...view, value: String(view.value) }
}

export function settingsView(
  context: ViewContext,
  { settings, grants }: { readonly settings: ReadSettings; readonly grants: Pick<Grants, 'list' | 'problem'> },
): SettingsView {
  const { translator } = context
  const problem = grants.problem()
  const warnings = [...settings.warnings(), ...(problem === null ? [] : [problem])]
  return {
    sections: sectionsOfPage,
    language: settingView('lang', settings),
    theme: settingView('theme', settings),
    textSize: numberView('textSize', settings),
    mode: settingView('mode', settings),
    target: settingView('target', settings),
    externalAccess: switchView('externalAccess', settings),
    searchProvider: settingView('searchProvider', settings),
    notifyRepairs: switchView('notifyRepairs', settings),
    weeklyCheckUp: switchView('weeklyCheckUp', settings),
    keepBesideClock: switchView('keepBesideClock', settings),
    startWithSystem: switchView('startWithSystem', settings),
    notifyWebhook: settingView('notifyWebhook', settings),
    historyRetentionDays: numberView('historyRetentionDays', settings),
    auditRetentionDays: numberView('auditRetentionDays', settings),
    network: networkView(settings),
    warnings: warnings.map((warning) => errorView(warning, context)),
    unconfirmed: settings.state() !== 'whole',
    grants: grants.list().map(({ id, tool, scope, expiresAt }) => ({
      id,
      title: translator.text('ui.main.grant.title', { title: titleOf(tool, context) }),
      scope,
      expiresAt,
    })),
  }
}
