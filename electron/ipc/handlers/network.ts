import type { Caller } from '../../../shared/domain/caller.ts'
import { isNamedList, type NetworkList, type NetworkText } from '../../../shared/domain/network-settings.ts'
import type { KeysView } from '../../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../../shared/ipc/views.ts'
import { createTurns } from '../../kernel/in-turn.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
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

const mostEntries = 1_000

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
      const locked = lockOf(settings, list)
      if (locked !== null) return locked
      const entries = await changed(settings.own(list))
      return entries.ok ? store(() => changes.set(list, [...entries.value])) : entries
    })
  return {
    'network.add': ({ list, entry }) => change(list, (entries) => withEntry(list, entry, entries)),
    'network.remove': ({ list, entry }) =>
      change(list, (entries) => Promise.resolve(ok(entries.filter((each) => shownEntry(list, each) !== entry)))),
    'network.set': ({ key, value }) =>
      inTurn(async () => {
        const locked = lockOf(settings, key)
        if (locked !== null) return locked
        const { checkText } = await import('../../hosts/network-values.ts')
        const checked = await checkText(key, value, process.platform)
        return checked.ok ? store(() => changes.set(key, checked.value)) : checked
      }),
    'keys.list': async () => ok(await keys.view()),
    'keys.set': async ({ name, key }) => keyChange(deps, name, () => keys.set(name, key)),
    'keys.remove': async ({ name }) => keyChange(deps, name, () => keys.remove(name)),
  }
}

function lockOf(settings: ReadSettings, key: NetworkList | NetworkText): ReturnType<typeof fail> | null {
  const { locked, source } = settings.view(key)
  return locked ? fail('setting_locked', { key, source }) : null
}

/** The values with a new one at the end. A name that is there already has to be taken away first. */
async function withEntry(
  list: NetworkList,
  entry: string,
  entries: readonly string[],
): Promise<Result<readonly string[]>> {
  const { checkEntry, nameOfEntry } = await import('../../hosts/network-values.ts')
  const checked = await checkEntry(list, entry, process.platform)
  if (!checked.ok) return checked
  const name = nameOfEntry(list, checked.value)
  const known = entries.some((each) => nameOfEntry(list, each) === name)
  if (known && isNamedList(list))
    return fail(list === 'webhooks' ? 'webhook_invalid' : 'workspace_invalid', { entry: name, reason: 'twice' })
  if (known) return ok(entries)
  return entries.length < mostEntries ? ok([...entries, checked.value]) : fail('list_too_long', { limit: mostEntries })
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
