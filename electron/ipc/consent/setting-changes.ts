import type * as z from 'zod'

import { without, type AnyEntry } from '../../../shared/domain/network-settings.ts'
import type { WindowSetting } from '../../../shared/domain/page-settings.ts'
import type { Contract } from '../../../shared/ipc/contract.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { withChanged } from '../../settings/changed-workspace.ts'
import { valueOfText } from '../../settings/setting-text.ts'
import { settingTable, type SettingKey, type SettingValues } from '../../settings/setting-table.ts'
import type { ReadSettings } from '../../settings/settings.ts'
import { newValue, openedBy, type AskedChange, type Opening } from '../../settings/what-opens.ts'
import { isServiceKey } from '../../store/secret-store.ts'

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

/** A key of a service is asked about as a setting is, and is none. */
type KeyMessage = Extract<SettingMessage, { readonly name: 'keys.set' | 'models.setKey' }>

/** A setting and the value that a message wants for it. */
type Wanted = {
  readonly [Key in SettingKey]: { readonly key: Key; readonly value: Result<SettingValues[Key]> }
}[SettingKey]

export type ChangesDeps = { readonly settings: ReadSettings; readonly modelWay: Opening['modelWay'] }

/**
 * What a command of a page opens; nothing = it needs no question. Fails where the value could not be kept: nobody is asked about what
 * cannot be.
 */
export async function openedByMessage(
  message: SettingMessage,
  deps: ChangesDeps,
): Promise<Result<readonly AskedChange[]>> {
  if (isOfKeys(message)) return keyChange(message, deps.settings)
  const wanted = wantedBy(message, deps.settings)
  // What is fixed by others is refused as it always was, and what no value can be, behind this.
  if (wanted === null || deps.settings.view(wanted.key).locked) return ok([])
  return openedByWanted(wanted, deps)
}

async function openedByWanted<Key extends SettingKey>(
  { key, value }: { readonly key: Key; readonly value: Result<SettingValues[Key]> },
  { settings, modelWay }: ChangesDeps,
): Promise<Result<readonly AskedChange[]>> {
  const judged = value.ok ? await settings.judge(key, value.value) : value
  if (!judged.ok) return judged
  return ok(await openedBy(key, { before: settings.own(key), after: judged.value }, { now: settings, modelWay }))
}

function isOfKeys(message: SettingMessage): message is KeyMessage {
  return message.name === 'keys.set' || message.name === 'models.setKey'
}

/** Whose key it is sees what is asked or searched for. */
function keyChange(message: KeyMessage, settings: ReadSettings): Result<readonly AskedChange[]> {
  const address = settings.get('modelAddress')
  if (message.name === 'models.setKey' && address === '') return fail('model_not_set_up')
  if (!isServiceKey(message.input.key)) return fail('key_invalid')
  return ok([message.name === 'keys.set' ? newValue('searchKey', message.input.name) : newValue('modelKey', address)])
}

function wantedBy(message: Exclude<SettingMessage, KeyMessage>, settings: ReadSettings): Wanted | null {
  switch (message.name) {
    case 'mode.set':
      return { key: 'mode', value: ok(message.input.mode) }
    case 'settings.set': {
      const { key, text } = typedSetting(message.input)
      const value = valueOfText(key, text)
      return value === null ? null : ({ key, value: ok(value) } as Wanted)
    }
    case 'network.add': {
      const { list, entry } = message.input
      const own: readonly AnyEntry[] = settings.own(list)
      return { key: list, value: ok([...own, entry]) } as Wanted
    }
    case 'network.remove': {
      const { list, entry } = message.input
      return { key: list, value: ok(without<AnyEntry>(settings.own(list), entry)) } as Wanted
    }
    case 'network.set':
      return { key: message.input.key, value: ok(message.input.value) }
    case 'workspaces.change':
      return { key: 'workspaces', value: withChanged(settings.own('workspaces'), message.input.workspace) }
    case 'models.use':
      return { key: 'modelAddress', value: ok(message.input.address) }
    case 'models.turn':
      return { key: 'modelOn', value: ok(message.input.on) }
    case 'models.tell':
      return { key: 'modelWithheld', value: ok(withheldAfter(settings.own('modelWithheld'), message.input)) }
  }
}

/** The areas that a model is told nothing of, after one of them has been told or kept back. */
export function withheldAfter(
  own: SettingValues['modelWithheld'],
  { category, isTold }: Input<'models.tell'>,
): SettingValues['modelWithheld'] {
  const others = own.filter((each) => each !== category)
  return isTold ? others : [...others, category]
}

const settingKeys = {
  language: 'lang',
  theme: 'theme',
  textSize: 'textSize',
  target: 'target',
  externalAccess: 'externalAccess',
  searchProvider: 'searchProvider',
  notifyWebhook: 'notifyWebhook',
  notifyRepairs: 'notifyRepairs',
  weeklyCheckUp: 'weeklyCheckUp',
  keepBesideClock: 'keepBesideClock',
  startWithSystem: 'startWithSystem',
  historyRetentionDays: 'historyRetentionDays',
  auditRetentionDays: 'auditRetentionDays',
} as const satisfies Record<WindowSetting, SettingKey>

/** A switch is `on` or `off` in the window. */
const switchWords: Readonly<Record<string, string>> = { on: 'true', off: 'false' }

/** What a row of the page sets, as it would be typed. */
export function typedSetting({ key: row, value }: Input<'settings.set'>): {
  readonly key: (typeof settingKeys)[WindowSetting]
  readonly text: string
} {
  const key = settingKeys[row]
  const isSwitch = settingTable[key].page?.kind === 'switch'
  return { key, text: isSwitch ? (switchWords[value] ?? value) : value }
}
