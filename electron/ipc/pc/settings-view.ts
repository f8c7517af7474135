import type { SettingsView } from '../../../shared/ipc/views.ts'
import type { Grants } from '../../pipeline/grants.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { errorView, type ViewContext } from '../chats/view-context.ts'
import { networkView } from './network-view.ts'
import { settingView } from './pc-view.ts'
import { titleOf } from '../../views/tool-titles.ts'

export function settingsView(
  context: ViewContext,
  { settings, grants }: { readonly settings: ReadSettings; readonly grants: Pick<Grants, 'list' | 'problem'> },
): SettingsView {
  const { translator } = context
  const problem = grants.problem()
  const warnings = [...settings.warnings(), ...(problem === null ? [] : [problem])]
  const days = settingView('historyRetentionDays', settings)
  const external = settingView('externalAccess', settings)
  return {
    language: settingView('lang', settings),
    theme: settingView('theme', settings),
    mode: settingView('mode', settings),
    target: settingView('target', settings),
    externalAccess: { ...external, value: external.value ? 'on' : 'off' },
    searchProvider: settingView('searchProvider', settings),
    notifyWebhook: settingView('notifyWebhook', settings),
    historyRetentionDays: { ...days, value: String(days.value) },
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
