import { networkModes } from '../../shared/domain/network-mode.ts'
import {
  entryName,
  entryText,
  type AnyEntry,
  type NetworkList,
  type NetworkText,
} from '../../shared/domain/network-settings.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import type { KeepablePart } from '../contract/model-port.ts'
import { opensMore } from '../policy/paths/opens-more.ts'
import type { ModelWayOf, SettingsNow } from './judge-setting.ts'
import type { SettingKey, SettingValues } from './setting-table.ts'

/** Settings of which a change can open more. */
type OpeningKey =
  | 'mode'
  | 'externalAccess'
  | 'searchProvider'
  | 'notifyWebhook'
  | DaysKept
  | NetworkList
  | NetworkText
  | 'modelAddress'
  | 'modelOn'
  | 'modelWithheld'

/** How long something is kept: what is then too old is removed for good. */
export type DaysKept = 'historyRetentionDays' | 'auditRetentionDays'

/** A setting as the question about it names it; beside those of the table what is asked like one. */
export type AskedSetting = Exclude<OpeningKey, 'modelOn'> | 'searchKey' | 'update' | 'modelKey' | 'modelAgreed'

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

/** What is asked to say what a change opens. */
export type Opening = { readonly now: SettingsNow; readonly modelWay: ModelWayOf }

type Values<Key extends SettingKey> = {
  /** What this person had set. */
  readonly before: SettingValues[Key]
  /** What will be kept: judged. */
  readonly after: SettingValues[Key]
}

type Opens<Key extends SettingKey> = (
  values: Values<Key>,
  opening: Opening,
) => readonly AskedChange[] | Promise<readonly AskedChange[]>

const none: readonly AskedChange[] = []

/** A change to this value, as it is asked about. */
export function newValue(
  setting: Exclude<AskedSetting, 'denyDomains'>,
  value: string,
  address: string | null = null,
): AskedChange {
  return { setting, question: setting, how: 'set', value, address }
}

/** Rules by setting: external access that a change opens, a receiver that it names, or what it keeps less. One that stands not here opens nothing. */
const rules: { readonly [Key in OpeningKey]: Opens<Key> } = {
  mode: ({ after }, { now }) =>
    networkModes.indexOf(after) < networkModes.indexOf(now.get('mode')) ? [newValue('mode', after)] : none,
  externalAccess: ({ after }, { now }) =>
    after && !now.get('externalAccess') ? [newValue('externalAccess', 'on')] : none,
  searchProvider: ({ after }, { now }) =>
    after !== 'auto' && after !== now.get('searchProvider') ? [newValue('searchProvider', after)] : none,
  notifyWebhook: ({ after }, { now }) => {
    if (after === '' || after === now.get('notifyWebhook')) return none
    const webhook = now.get('webhooks').find(({ name }) => name === after)
    return [newValue('notifyWebhook', after, webhook?.url ?? null)]
  },
  historyRetentionDays: ({ after }, { now }) =>
    after < now.get('historyRetentionDays') ? [newValue('historyRetentionDays', String(after))] : none,
  auditRetentionDays: ({ after }, { now }) =>
    after < now.get('auditRetentionDays') ? [newValue('auditRetentionDays', String(after))] : none,
  allowDomains: ({ before, after }) => {
    // With no domain on the list every public name is allowed: the first one closes, each further one opens, and so does the last that goes.
    if (before.length === 0) return none
    if (after.length > 0) return added('allowDomains', before, after)
    return before.map((value) => removed('allowDomains', value))
  },
  denyDomains: ({ before, after }) =>
    before.filter((value) => !after.includes(value)).map((value) => removed('denyDomains', value)),
  internalHosts: ({ before, after }) => added('internalHosts', before, after),
  webhooks: ({ before, after }) => added('webhooks', before, after),
  workspaces: ({ before, after }) =>
    after.flatMap((workspace) => {
      const old = before.find(({ name }) => name === workspace.name)
      if (old === undefined) return added('workspaces', before, [workspace])
      // Fewer rights and more that stays closed need no question.
      if (!opensMore(workspace, old)) return none
      return [{ ...newValue('workspaces', entryText(workspace)), question: 'workspaces.change' as const }]
    }),
  proxy: ({ after }) => text('proxy', after),
  caFile: ({ after }) => text('caFile', after),
  searxngUrl: ({ after }) => text('searxngUrl', after),
  modelAddress: ({ after }, opening) => {
    const { now } = opening
    // Another model of the server in use opens nothing.
    const isInUse = after === now.get('modelAddress') && now.get('modelOn')
    return isInUse ? none : modelElsewhere(after, opening)
  },
  modelOn: ({ after }, opening) =>
    after && !opening.now.get('modelOn') ? modelElsewhere(opening.now.get('modelAddress'), opening) : none,
  modelWithheld: ({ before, after }) =>
    before.filter((area) => !after.includes(area)).map((area) => newValue('modelWithheld', area)),
}

/** What a change opens; nothing = it needs no question. */
export async function openedBy<Key extends SettingKey>(
  key: Key,
  values: Values<Key>,
  opening: Opening,
): Promise<readonly AskedChange[]> {
  const rule = (rules as { readonly [Each in SettingKey]?: Opens<Each> })[key]
  return rule === undefined ? none : rule(values, opening)
}

function added(
  setting: 'allowDomains' | 'internalHosts' | 'webhooks' | 'workspaces',
  before: readonly AnyEntry[],
  after: readonly AnyEntry[],
): readonly AskedChange[] {
  const old = new Set(before.map(entryText))
  const texts = after.map(entryText).filter((entry) => !old.has(entry))
  return texts.map((value) => ({ ...newValue(setting, value), how: 'add' }))
}

function removed(setting: 'allowDomains' | 'denyDomains', entry: AnyEntry): AskedChange {
  return { setting, question: `${setting}.remove`, how: 'remove', value: entryName(entry), address: null }
}

function text(setting: 'proxy' | 'caFile' | 'searxngUrl', after: string): readonly AskedChange[] {
  return after === '' ? none : [newValue(setting, after)]
}

/** What runs on this PC opens no way out. */
async function modelElsewhere(address: string, { now, modelWay }: Opening): Promise<readonly AskedChange[]> {
  if (address === '') return none
  const way = await modelWay(address, now)
  return way.ok && way.value.runsHere ? none : [newValue('modelAddress', address)]
}
