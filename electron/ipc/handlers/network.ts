import type { Caller } from '../../../shared/domain/caller.ts'
import { without, type AnyEntry } from '../../../shared/domain/network-settings.ts'
import type { KeysView } from '../../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import type { ProxySignIns } from '../../hosts/desktop/proxy-sign-ins.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { AuditPort } from '../../pipeline/ports.ts'
import { keysView, type SecretStore } from '../../store/secret-store.ts'
import { recorded, type RecordedSettings } from '../../settings/recorded-settings.ts'
import { withChanged } from '../../settings/changed-workspace.ts'
import type { SettingValues } from '../../settings/setting-table.ts'
import type { Handlers } from '../router.ts'

type NetworkCommands =
  | 'network.add'
  | 'network.remove'
  | 'network.set'
  | 'workspaces.change'
  | 'keys.list'
  | 'keys.set'
  | 'keys.remove'
  | 'proxy.signIns'
  | 'proxy.signIn'
  | 'proxy.signOut'

export type NetworkHandlerDeps = {
  readonly changes: RecordedSettings
  readonly caller: () => Caller
  readonly keys: SecretStore
  readonly proxySignIns: Omit<ProxySignIns, 'answer'>
  readonly audit: () => AuditPort
  readonly settingsView: () => SettingsView
  /** Everything in sight is shown anew. */
  readonly showAll: () => void
}

/** External access. A change is judged as a whole before anything is written, and the record of changes names no address that can hold a secret. */
export function networkHandlers(deps: NetworkHandlerDeps): Pick<Handlers, NetworkCommands> {
  const { changes, keys, proxySignIns } = deps
  const shown = (changed: Result<unknown>): Result<SettingsView> => {
    if (!changed.ok) return changed
    deps.showAll()
    return ok(deps.settingsView())
  }
  return {
    'network.add': async ({ list, entry }) =>
      shown(await changes.change(list, (own) => ok([...own, entry] as SettingValues[typeof list]))),
    'network.remove': async ({ list, entry }) =>
      shown(await changes.change(list, (own) => ok(without<AnyEntry>(own, entry) as SettingValues[typeof list]))),
    'workspaces.change': async ({ workspace }) =>
      shown(await changes.change('workspaces', (own) => withChanged(own, workspace))),
    'network.set': async ({ key, value }) => shown(await changes.set(key, value)),
    'keys.list': async () => ok(await keysView(keys)),
    'keys.set': async ({ name, key }) => keyChange(deps, name, () => keys.set(name, key)),
    'keys.remove': async ({ name }) => keyChange(deps, name, () => keys.remove(name)),
    'proxy.signIns': () => Promise.resolve(ok(proxySignIns.view())),
    'proxy.signIn': ({ server, ...who }) => {
      const entered = proxySignIns.enter(server, who)
      return Promise.resolve(entered.ok ? ok(proxySignIns.view()) : entered)
    },
    'proxy.signOut': ({ server }) => {
      proxySignIns.forget(server)
      return Promise.resolve(ok(proxySignIns.view()))
    },
  }
}

/** Which service, never the key. */
async function keyChange(
  { audit, caller, keys }: NetworkHandlerDeps,
  name: string,
  change: () => Promise<Result<void>>,
): Promise<Result<KeysView>> {
  const changed = await recorded(audit(), caller(), async (record) => {
    const noted = await record({ kind: 'setting', summary: { key: 'searchKey', service: name } })
    return noted.ok ? change() : noted
  })
  return changed.ok ? ok(await keysView(keys)) : changed
}
