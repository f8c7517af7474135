import type { Caller } from '../../../shared/domain/caller.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import type { PushEvent } from '../../../shared/ipc/contract.ts'
import type { ProxySignIns } from '../../hosts/desktop/proxy-sign-ins.ts'
import { ok } from '../../kernel/result.ts'
import type { Grants } from '../../pipeline/grants.ts'
import type { AuditPort } from '../../pipeline/ports.ts'
import type { RecordedSettings } from '../../settings/recorded-settings.ts'
import type { SecretStore } from '../../store/secret-store.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import type { ViewContext } from '../chats/view-context.ts'
import { typedSetting } from '../consent/setting-changes.ts'
import type { PcNews } from '../pc/pc-news.ts'
import type { AdminMode } from '../../hosts/desktop/admin-mode.ts'
import type { WindowOrders } from '../pc/window-orders.ts'
import type { Handlers } from '../router.ts'
import { networkHandlers } from './network.ts'

type OwnCommands =
  | 'pc.get'
  | 'mode.set'
  | 'pc.readRuntimes'
  | 'admin.set'
  | 'settings.get'
  | 'settings.set'
  | 'settings.confirm'
  | 'grants.revoke'
  | 'language.current'
  | 'window.nextOrder'

type PcHandlers = Pick<Handlers, OwnCommands> & ReturnType<typeof networkHandlers>

export type PcHandlerDeps = {
  readonly settings: ReadSettings
  readonly changes: RecordedSettings
  readonly caller: () => Caller
  readonly keys: SecretStore
  readonly proxySignIns: Omit<ProxySignIns, 'answer'>
  readonly grants: Grants
  readonly admin: AdminMode
  readonly refreshChats: () => void
  readonly audit: () => AuditPort
  readonly context: () => ViewContext
  readonly news: Pick<PcNews, 'view' | 'readRuntimes'>
  readonly settingsView: () => SettingsView
  readonly orders: Pick<WindowOrders, 'next'>
  readonly push: (event: PushEvent) => void
  /** Called once the new language is in force. */
  readonly languageChanged: () => void
  readonly setTheme: (theme: 'system' | 'light' | 'dark') => void
  readonly setTextSize: (percent: number) => void
  /** Makes the system start Deskmedic at sign-in, or not; false = it did not take that. */
  /** Called once the new value of any setting of this page is in force. */
  readonly settingChanged: () => void
}

/** The PC, the settings and the tools. A change is in force when it resolves, and everything in sight is shown anew. */
export function pcHandlers(deps: PcHandlerDeps): PcHandlers {
  const { settings, changes, grants } = deps
  const showAll = (): void => {
    deps.push({ kind: 'pc', pc: deps.news.view() })
    deps.push({ kind: 'settings', settings: deps.settingsView() })
    // Steps of an open plan can have become possible or impossible.
    deps.refreshChats()
  }
  return {
    ...networkHandlers({ ...deps, showAll }),
    ...thisPcHandlers({ ...deps, showAll }),
    'mode.set': async ({ mode }) => {
      const set = await changes.set('mode', mode)
      if (set.ok) showAll()
      return set.ok ? ok(deps.news.view()) : set
    },
    'settings.get': () => Promise.resolve(ok(deps.settingsView())),
    'settings.set': async ({ key, value }) => {
      const typed = typedSetting({ key, value })
      const set = await changes.setText(typed.key, typed.text)
      if (!set.ok) return set
      if (key === 'theme') deps.setTheme(settings.get('theme'))
      if (key === 'textSize') deps.setTextSize(settings.get('textSize'))
      showAll()
      deps.settingChanged()
      if (key === 'language') deps.languageChanged()
      return ok(deps.settingsView())
    },
    'settings.confirm': async () => {
      const confirmed = await changes.confirm()
      if (confirmed.ok) showAll()
      return confirmed.ok ? ok(deps.settingsView()) : confirmed
    },
    'grants.revoke': async ({ grantId }) => {
      grants.revoke(grantId)
      showAll()
      // Revoked it is at once; what could not be written would be back at the next start, and that has to be told.
      const saved = await grants.saved()
      return saved.ok ? ok(deps.settingsView()) : saved
    },
    'window.nextOrder': () => Promise.resolve(ok(deps.orders.next())),
    'language.current': () => Promise.resolve(ok(deps.context().translator.locale)),
  }
}

type ThisPc = Pick<PcHandlerDeps, 'news' | 'admin'> & { readonly showAll: () => void }

function thisPcHandlers({ news, admin, showAll }: ThisPc) {
  return {
    'pc.get': () => Promise.resolve(ok(news.view())),
    'pc.readRuntimes': async () => {
      await news.readRuntimes()
      showAll()
      return ok(news.view())
    },
    'admin.set': ({ enabled }) => {
      const set = admin.set(enabled)
      if (!set.ok) return Promise.resolve(set)
      showAll()
      return Promise.resolve(ok(news.view()))
    },
  } satisfies Partial<PcHandlers>
}
