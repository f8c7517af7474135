import * as z from 'zod'

import { locales } from '../../shared/domain/locale.ts'
import { networkModes } from '../../shared/domain/network-mode.ts'
import { externalSettingDefaults, externalSettingSchemas } from './external-settings.ts'

const targets = ['auto', 'windows', 'portable', 'simulated'] as const

const toolNames = z.array(z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)).max(1000)

/** Every setting with its type; what a person may set. */
export const settingSchemas = {
  mode: z.enum(networkModes),
  lang: z.enum(['auto', ...locales]),
  target: z.enum(targets),
  theme: z.enum(['system', 'light', 'dark']),
  /** Whether a person may say "don't ask again". */
  standingGrants: z.boolean(),
  /** Fetching pages and calling interfaces of the internet. */
  externalAccess: z.boolean(),
  /** Tools that may use the internet although `externalAccess` is off. Never lifts a block, a mode or what a policy has fixed. */
  allowTools: toolNames,
  blockTools: toolNames,
  maxParallelChecks: z.int().min(1).max(16),
  /** Days that chats, past calls and undo records are kept. The least is as long as a fix can be undone. */
  historyRetentionDays: z.int().min(7).max(3_650),
  ...externalSettingSchemas,
} as const

export type SettingKey = keyof typeof settingSchemas
export type SettingValues = { readonly [Key in SettingKey]: z.output<(typeof settingSchemas)[Key]> }

export const settingDefaults: SettingValues = {
  mode: 'online',
  lang: 'auto',
  target: 'auto',
  theme: 'system',
  standingGrants: true,
  externalAccess: false,
  allowTools: [],
  blockTools: [],
  maxParallelChecks: 4,
  historyRetentionDays: 90,
  ...externalSettingDefaults,
}

export const settingKeys = Object.keys(settingSchemas) as readonly SettingKey[]

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key)
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
    else if (settingSchemas[key].safeParse(value).success) values[key] = value
    else invalid.push(key)
  }
  return { values, invalid, unknown }
}

/** The value of a setting as typed on a command line: a list is separated by commas. Null = it does not fit. */
export function parseSetting(key: SettingKey, text: string): SettingValues[SettingKey] | null {
  const parsed = settingSchemas[key].safeParse(plainValue(key, text.trim()))
  return parsed.success ? parsed.data : null
}

function plainValue(key: SettingKey, text: string): unknown {
  const initial = settingDefaults[key]
  if (Array.isArray(initial))
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  if (typeof initial === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : null
  if (typeof initial === 'boolean') return text === 'true' ? true : text === 'false' ? false : null
  return text
}
