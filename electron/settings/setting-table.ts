import * as z from 'zod'

import { keysOf } from '../../shared/domain/closed-record.ts'
import { auditDays } from '../../shared/domain/kept-days.ts'
import { locales } from '../../shared/domain/locale.ts'
import { networkModes } from '../../shared/domain/network-mode.ts'
import { textSizeLimits } from '../../shared/domain/text-size.ts'
import { grantDays } from '../policy/standing-grant.ts'
import { externalAccessSettings } from './external-access-settings.ts'
import { modelSettings } from './model-settings.ts'
import { repairTimeSettings } from './repair-time-settings.ts'
import { row, type SettingRow } from './setting-row.ts'

const toolNames = z.array(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)).max(1000)

/** The least is as long as a fix can be undone. */
export const daysKept = z.int().min(7).max(3_650)

const rows = {
  mode: row({
    schema: z.enum(networkModes),
    initial: 'online',
    page: { kind: 'mode', label: 'ui.panel.mode', section: 'network' },
    policy: 'NetworkMode',
    audit: 'mode',
  }),
  lang: row({
    schema: z.enum(['auto', ...locales]),
    initial: 'auto',
    page: { kind: 'choice', label: 'ui.settings.language', section: 'general' },
    policy: 'Language',
    policyForm: { kind: 'choice', values: ['auto', 'en', 'ko', 'zh-CN'] },
    fromPolicy: (value) => (value === 'zh-CN' ? 'zh' : value),
    toPolicy: (value) => (value === 'zh' ? 'zh-CN' : value),
  }),
  target: row({
    schema: z.enum(['auto', 'windows', 'portable', 'simulated']),
    initial: 'auto',
    page: { kind: 'choice', label: 'ui.settings.target', section: 'advanced' },
  }),
  theme: row({
    schema: z.enum(['system', 'light', 'dark']),
    initial: 'system',
    page: { kind: 'choice', label: 'ui.settings.theme', section: 'general' },
  }),
  /** Percent of the size of the system. */
  textSize: row({
    schema: z.int().min(textSizeLimits.least).max(textSizeLimits.most),
    initial: textSizeLimits.plain,
    page: { kind: 'choice', label: 'ui.settings.textSize', section: 'general' },
  }),
  /** Whether a person may say "don't ask again". */
  standingGrants: row({
    schema: z.boolean(),
    initial: true,
    policy: 'AllowStandingGrants',
    fromPolicy: asBoolean,
    strictest: false,
  }),
  /** Days after which "don't ask again" ends, whatever was said; the most = it holds as long as it was given for. */
  maxGrantDays: row({
    schema: z.int().min(grantDays.least).max(grantDays.anyDays),
    initial: grantDays.anyDays,
    policy: 'MaxGrantDays',
    strictest: grantDays.least,
  }),
  /** Fetching pages and calling interfaces of the internet. */
  externalAccess: row({
    schema: z.boolean(),
    initial: false,
    page: { kind: 'switch', label: 'ui.settings.external', section: 'network' },
    policy: 'ExternalAccess',
    fromPolicy: asBoolean,
  }),
  /** Tools that may use the internet although `externalAccess` is off. Never lifts a block, a mode or what a policy has fixed. */
  allowTools: row({ schema: toolNames, initial: [], policy: 'AllowTools', strictest: [] }),
  blockTools: row({ schema: toolNames, initial: [], policy: 'BlockTools' }),
  /** Tools for which "don't ask again" cannot be given and never counts. */
  alwaysAskTools: row({ schema: toolNames, initial: [], policy: 'ToolsAlwaysAsk' }),
  /** Days that chats, past calls and undo records are kept. */
  historyRetentionDays: row({
    schema: daysKept,
    initial: 90,
    page: { kind: 'choice', label: 'ui.settings.keptDays', section: 'privacy' },
    policy: 'HistoryRetentionDays',
  }),
  /** Days that the record of changes is kept; the most = for good. */
  auditRetentionDays: row({
    schema: z.int().min(auditDays.least).max(auditDays.forGood),
    initial: auditDays.forGood,
    page: { kind: 'choice', label: 'ui.settings.auditDays', section: 'privacy' },
    policy: 'AuditRetentionDays',
    strictest: auditDays.forGood,
  }),
  /** Whether the event log of Windows gets what concerns an administrator. */
  auditToEventLog: row({
    schema: z.boolean(),
    initial: true,
    policy: 'AuditToEventLog',
    fromPolicy: asBoolean,
    strictest: true,
  }),
  /** Whether the system shows messages about repairs. */
  notifyRepairs: row({
    schema: z.boolean(),
    initial: true,
    page: { kind: 'switch', label: 'ui.settings.notify', section: 'notifications' },
  }),
  /** A check-up each week, while nobody uses the PC. */
  weeklyCheckUp: row({
    schema: z.boolean(),
    initial: false,
    page: { kind: 'switch', label: 'ui.settings.weekly', section: 'general' },
    policy: 'WeeklyCheckUps',
    fromPolicy: asBoolean,
  }),
  /** Whether closing the window leaves Deskmedic beside the clock, also where nothing runs. */
  keepBesideClock: row({
    schema: z.boolean(),
    initial: false,
    page: { kind: 'switch', label: 'ui.settings.besideClock', section: 'general' },
  }),
  /** Whether Deskmedic starts when this person signs in, beside the clock. */
  startWithSystem: row({
    schema: z.boolean(),
    initial: false,
    page: { kind: 'switch', label: 'ui.settings.startWithSystem', section: 'general' },
  }),
  /** Whether newer versions are looked for where `updateUrl` says: when a person asks, or also once a day (`install`). */
  updateMode: row({
    schema: z.enum(['off', 'notify', 'install']),
    initial: 'off',
    policy: 'UpdateMode',
    strictest: 'off',
  }),
  /** Folder, share or address where releases lie; empty = nowhere. */
  updateUrl: row({
    schema: z
      .string()
      .max(400)
      .regex(/^$|^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$|^([A-Za-z]:)?[\\/].+$/),
    initial: '',
    policy: 'UpdateUrl',
  }),
  /** Name of a folder in that place, which is looked in instead; empty = the place itself. */
  updateChannel: row({
    schema: z
      .string()
      .max(40)
      .regex(/^$|^[A-Za-z0-9][A-Za-z0-9-]*$/),
    initial: '',
    policy: 'UpdateChannel',
  }),
  ...repairTimeSettings,
  ...externalAccessSettings,
  ...modelSettings,
} as const

export type SettingKey = keyof typeof rows
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof rows)[Key]['schema']> }

/** Every setting with all that is known of it. Whatever lists, reads, judges, shows or records settings asks here. */
export const settingTable: { readonly [Key in SettingKey]: SettingRow<SettingValues[Key]> } = rows

export const settingKeys: readonly SettingKey[] = keysOf(rows)

export const settingDefaults = Object.fromEntries(
  settingKeys.map((key) => [key, settingTable[key].initial]),
) as SettingValues

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(rows, key)
}

/** Every place may add a block, none can take one of another away. */
const addedKeys = [
  'blockTools',
  'alwaysAskTools',
  'denyDomains',
  'denyToolDomains',
  'blackoutDates',
] as const satisfies readonly SettingKey[]

export function isAdded(key: SettingKey): key is (typeof addedKeys)[number] {
  return (addedKeys as readonly SettingKey[]).includes(key)
}

/** The value as it is shown to whoever asks: what could be used by whoever knows it is left out. */
export function shownValue<Key extends SettingKey>(key: Key, value: SettingValues[Key]): SettingValues[Key] {
  const { shown } = settingTable[key]
  return shown === undefined ? value : shown(value)
}

/** Valid values of a document by key, the keys with a value that does not fit, and what is not known here. */
export type ReadValues = {
  readonly values: Partial<SettingValues>
  readonly invalid: readonly SettingKey[]
  readonly unknown: Readonly<Record<string, unknown>>
}

/** Sorts the fields of a document. */
export function readValues(document: object): ReadValues {
  const values: Record<string, unknown> = {}
  const unknown: Record<string, unknown> = {}
  const invalid: SettingKey[] = []
  for (const [key, value] of Object.entries(document)) {
    if (!isSettingKey(key)) unknown[key] = value
    else if (settingTable[key].schema.safeParse(value).success) values[key] = value
    else invalid.push(key)
  }
  return { values, invalid, unknown }
}

/** 0 and 1 are what the registry has instead. */
export function asBoolean(value: unknown): unknown {
  if (value === 0 || value === 1) return value === 1
  return value
}
