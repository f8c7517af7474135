import type * as z from 'zod'

import { networkModes, type NetworkMode } from '../../../shared/domain/network-mode.ts'
import {
  entryText,
  without,
  type AnyEntry,
  type NetworkList,
  type NetworkText,
} from '../../../shared/domain/network-settings.ts'
import type { WindowSetting } from '../../../shared/domain/page-settings.ts'
import type { Contract } from '../../../shared/ipc/contract.ts'
import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { KeepablePart } from '../../contract/model-port.ts'
import { allowedWay } from '../../hosts/model-way.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { opensMore } from '../../policy/paths/opens-more.ts'
import { withChanged } from '../../settings/changed-workspace.ts'
import { isServiceKey } from '../../store/secret-store.ts'
import { parseSetting } from '../../settings/setting-text.ts'
import type { SettingValues } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'

/** The commands of a page that change what is set. */
export const settingCommands = [
  'mode.set',
  'settings.set',
  'network.add',
  'network.remove',
  'network.set',
  'workspaces.change',
  'keys.set',
  'models.use',
  'models.turn',
  'models.setKey',
  'models.tell',
] as const
export type SettingCommand = (typeof settingCommands)[number]
type Input<Name extends SettingCommand> = z.output<Contract[Name]['input']>
export type SettingMessage = {
  [Name in SettingCommand]: { readonly name: Name; readonly input: Input<Name> }
}[SettingCommand]

/** How long something is kept: what is then too old is removed for good. */
export type DaysKept = 'historyRetentionDays' | 'auditRetentionDays'

/** A setting as the question about it names it. */
export type AskedSetting =
  | 'mode'
  | Extract<WindowSetting, 'externalAccess' | 'searchProvider' | 'notifyWebhook' | DaysKept>
  | NetworkList
  | NetworkText
  | 'searchKey'
  | 'update'
  | 'modelAddress'
  | 'modelKey'
  | 'modelAgreed'
  | 'modelWithheld'

/** Which question it is: taking away is another one than adding. */
type AskedQuestion =
  | Exclude<AskedSetting, 'denyDomains'>
  | 'allowDomains.remove'
  | 'denyDomains.remove'
  | 'workspaces.change'

/** A change that a person has to agree to, in the values that will be kept. */
export type AskedChange = {
  readonly setting: AskedSetting
  readonly question: AskedQuestion
  readonly how: 'set' | 'add' | 'remove'
  readonly value: string
  /** Where it leads, when the value is only a name for it. */
  readonly address: string | null
  /** What leaves with the yes, to the letter; absent = nothing at once. */
  readonly told?: readonly { readonly label: MessageKey; readonly value: string }[]
  /** What of it can be kept back; absent = nothing. */
  readonly keepable?: readonly KeepablePart[]
}

/**
 * What a change opens: external access, or a receiver that it names; or that it keeps less. Null = nothing of that: it needs no question. Fails where the value
 * could not be kept: nobody is asked about what cannot be.
 */
export async function openedBy(message: SettingMessage, settings: ReadSettings): Promise<Result<AskedChange | null>> {
  switch (message.name) {
    case 'mode.set':
      return ok(modeChange(message.input.mode, settings))
    case 'settings.set':
      return choiceChange(message.input, settings)
    case 'network.add':
      return entryChange(message.input, settings)
    case 'network.remove':
      return ok(removal(message.input, settings))
    case 'network.set':
      return textChange(message.input, settings)
    case 'workspaces.change':
      return workspaceChange(message.input, settings)
    case 'keys.set':
      if (!isServiceKey(message.input.key)) return fail('key_invalid')
      // Who owns the key sees what is searched for.
      return ok(newValue('searchKey', message.input.name))
    case 'models.use':
      return modelChange(message.input.address, settings)
    case 'models.turn':
      return message.input.on ? modelChange(settings.get('modelAddress'), settings) : ok(null)
    case 'models.tell': {
      const { category, isTold } = message.input
      return ok(isTold && settings.get('modelWithheld').includes(category) ? newValue('modelWithheld', category) : null)
    }
    case 'models.setKey':
      if (settings.get('modelAddress') === '') return fail('model_not_set_up')
      if (!isServiceKey(message.input.key)) return fail('key_invalid')
      // The key decides whose account sees what is asked.
      return ok(newValue('modelKey', settings.get('modelAddress')))
  }
}

function newValue(setting: Exclude<AskedSetting, 'denyDomains'>, value: string): AskedChange {
  return { setting, question: setting, how: 'set', value, address: null }
}

/** What runs on this PC opens no way out, nor does another model of the server in use. */
async function modelChange(address: string, settings: ReadSettings): Promise<Result<AskedChange | null>> {
  if (address === '') return ok(null)
  const judged = await settings.judge('modelAddress', address)
  if (!judged.ok) return judged
  const way = allowedWay({ address }, settings)
  if (!way.ok) return way
  const isInUse = address === settings.get('modelAddress') && settings.get('modelOn')
  return ok(way.value.place === 'here' || isInUse ? null : newValue('modelAddress', address))
}

function modeChange(mode: NetworkMode, settings: ReadSettings): AskedChange | null {
  const isOpener = networkModes.indexOf(mode) < networkModes.indexOf(settings.get('mode'))
  return isOpener ? newValue('mode', mode) : null
}

async function choiceChange(
  { key, value }: Input<'settings.set'>,
  settings: ReadSettings,
): Promise<Result<AskedChange | null>> {
  switch (key) {
    case 'externalAccess':
      return ok(value === 'on' && !settings.get(key) ? newValue(key, value) : null)
    case 'searchProvider':
      return ok(
        parseSetting(key, value) !== null && value !== 'auto' && value !== settings.get(key)
          ? newValue(key, value)
          : null,
      )
    case 'notifyWebhook': {
      const judged = await settings.judge(key, value)
      if (!judged.ok) return judged
      if (value === '' || value === settings.get(key)) return ok(null)
      const webhook = settings.get('webhooks').find(({ name }) => name === value)
      return ok({ ...newValue(key, value), address: webhook?.url ?? null })
    }
    case 'historyRetentionDays':
    case 'auditRetentionDays': {
      const days = parseSetting(key, value) ?? Number.NaN
      return ok(days < settings.get(key) ? newValue(key, String(days)) : null)
    }
    case 'language':
    case 'theme':
    case 'textSize':
    case 'target':
    case 'notifyRepairs':
    case 'weeklyCheckUp':
    case 'keepBesideClock':
    case 'startWithSystem':
      return ok(null)
  }
}

async function entryChange(
  { list, entry }: Input<'network.add'>,
  settings: ReadSettings,
): Promise<Result<AskedChange | null>> {
  const own: readonly AnyEntry[] = settings.own(list)
  const judged = await settings.judge(list, [...own, entry] as SettingValues[NetworkList])
  if (!judged.ok) return judged
  const texts = new Set(own.map(entryText))
  const added = judged.value.find((each: AnyEntry) => !texts.has(entryText(each)))
  if (list === 'denyDomains' || added === undefined) return ok(null)
  // With no domain on the list every public name is allowed: the first one closes, each further one opens.
  if (list === 'allowDomains' && own.length === 0) return ok(null)
  return ok({ setting: list, question: list, how: 'add', value: entryText(added), address: null })
}

/** Without a block, and without the last of the names that alone are allowed, more can be reached. */
function removal({ list, entry }: Input<'network.remove'>, settings: ReadSettings): AskedChange | null {
  if (list !== 'allowDomains' && list !== 'denyDomains') return null
  const own = settings.own(list)
  const left = without(own, entry)
  if (left.length === own.length || (list === 'allowDomains' && left.length > 0)) return null
  return { setting: list, question: `${list}.remove`, how: 'remove', value: entry, address: null }
}

/** Fewer rights and more that stays closed need no question. */
async function workspaceChange(
  { workspace }: Input<'workspaces.change'>,
  settings: ReadSettings,
): Promise<Result<AskedChange | null>> {
  const own = settings.own('workspaces')
  const changed = withChanged(own, workspace)
  const judged = changed.ok ? await settings.judge('workspaces', changed.value) : changed
  if (!judged.ok) return judged
  const [before, after] = [own, judged.value].map((entries) => entries.find(({ name }) => name === workspace.name))
  if (before === undefined || after === undefined || !opensMore(after, before)) return ok(null)
  return ok({
    setting: 'workspaces',
    question: 'workspaces.change',
    how: 'set',
    value: entryText(after),
    address: null,
  })
}

async function textChange(
  { key, value }: Input<'network.set'>,
  settings: ReadSettings,
): Promise<Result<AskedChange | null>> {
  const judged = await settings.judge(key, value)
  if (!judged.ok) return judged
  return ok(judged.value === '' ? null : newValue(key, judged.value))
}
