import type { Caller } from '../../../shared/domain/caller.ts'
import type { NetworkList } from '../../../shared/domain/network-settings.ts'
import type { KeysView } from '../../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import { createTurns } from '../../kernel/in-turn.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { AuditPort } from '../../pipeline/ports.ts'
import type { SecretStore } from '../../store/secret-store.ts'
import { recorded, type RecordedSettings } from '../../hosts/recorded-settings.ts'
import type { ReadSettings } from '../../store/settings.ts'
import { shownEntry } from '../pc/network-view.ts'
import type { Handlers } from '../router.ts'

type NetworkCommands = 'network.add' | 'network.remove' | 'network.set' | 'keys.list' | 'keys.set' | 'keys.remove'

export type NetworkHandlerDeps = {
  readonly settings: ReadSettings
  readonly changes: RecordedSettings
  readonly caller: () => Caller
  readonly keys: SecretStore
  readonly audit: () => AuditPort
  readonly settingsView: () => SettingsView
  /** Everything in sight is shown anew. */
  readonly showAll: () => void
}

/**
 * The way outside. An entry is judged as a whole before anything is written. The record of changes comes first, and names no address that
 * can hold a secret.
 */
export function networkHandlers(deps: NetworkHandlerDeps): Pick<Handlers, NetworkCommands> {
  const { settings, changes, keys } = deps
  const inTurn = createTurns()
  const store = async (set: () => Promise<Result<unknown>>) => {
    const stored = await set()
    if (!stored.ok) return stored
    deps.showAll()
    return ok(deps.settingsView())
  }
  const change = (list: NetworkList, changed: (entries: readonly string[]) => Promise<Result<readonly string[]>>) =>
    inTurn(async (): Promise<Result<SettingsView>> => {
      const lock = settings.lockOf(list)
      if (lock !== null) return { ok: false, error: lock }
      const entries = await changed(settings.own(list))
      return entries.ok ? store(() => changes.set(list, [...entries.value])) : entries
    })
  return {
    'network.add': ({ list, entry }) =>
      change(list, async (entries) => {
        const { withEntry } = await import('../../hosts/network-values.ts')
        return withEntry(list, entry, entries)
      }),
    'network.remove': ({ list, entry }) =>
      change(list, (entries) => Promise.resolve(ok(entries.filter((each) => shownEntry(list, each) !== entry)))),
    'network.set': ({ key, value }) =>
      inTurn(async () => {
        const lock = settings.lockOf(key)
        if (lock !== null) return { ok: false, error: lock }
        const { checkText } = await import('../../hosts/network-values.ts')
        const checked = await checkText(key, value, process.platform)
        return checked.ok ? store(() => changes.set(key, checked.value)) : checked
      }),
    'keys.list': async () => ok(await keys.view()),
    'keys.set': async ({ name, key }) => keyChange(deps, name, () => keys.set(name, key)),
    'keys.remove': async ({ name }) => keyChange(deps, name, () => keys.remove(name)),
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
  return changed.ok ? ok(await keys.view()) : changed
}
