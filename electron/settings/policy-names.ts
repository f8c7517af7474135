import { reconfirmations, type Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { PolicyLimits } from '../policy/availability.ts'
import { asBoolean, isSettingKey, settingKeys, settingTable, type SettingKey } from './setting-table.ts'

/** What one entry of a policy says, once its name is understood. */
export type PolicyEntry =
  | { readonly kind: 'setting'; readonly key: SettingKey; readonly value: unknown }
  /** `forbidden` null = the value is none that this name can have. */
  | { readonly kind: 'limit'; readonly limit: keyof PolicyLimits; readonly forbidden: boolean | null }
  /** Null = the value is none that this name can have. */
  | { readonly kind: 'reconfirm'; readonly value: Reconfirm | null }
  | { readonly kind: 'contact'; readonly field: ContactField; readonly value: unknown }
  /** For the set-up alone, which reads it itself. */
  | { readonly kind: 'set_up'; readonly fits: boolean }

export const contactFields = ['adminContactName', 'adminContactEmail', 'adminContactUrl'] as const
/** Who is named, and where reports go: texts that decide nothing. */
export type ContactField = (typeof contactFields)[number] | 'ticketTarget'

type Read = (value: unknown) => PolicyEntry

/** Whole kinds of tools that an administrator may forbid, by the name of what is allowed. */
export const limitNames = {
  AllowElevatedTools: 'elevatedTools',
  AllowAdminMode: 'adminMode',
  AllowFreeCommand: 'freeCommand',
  AllowDownloads: 'downloads',
} as const satisfies Readonly<Record<string, keyof PolicyLimits>>

export const contactNames = {
  AdminContactName: 'adminContactName',
  AdminContactEmail: 'adminContactEmail',
  AdminContactUrl: 'adminContactUrl',
  TicketTarget: 'ticketTarget',
} as const satisfies Readonly<Record<string, ContactField>>

/** What an administrator may fix that is no setting. */
const otherNames: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(Object.entries(limitNames).map(([name, kind]) => [name, limit(kind)])),
  BrokerReconfirm: (value) => ({ kind: 'reconfirm', value: reconfirmations.find((one) => one === value) ?? null }),
  RemoveDataOnUninstall: (value) => ({ kind: 'set_up', fits: typeof asBoolean(value) === 'boolean' }),
  ...Object.fromEntries(Object.entries(contactNames).map(([name, field]) => [name, contact(field)])),
}

// Names of values have no case in the registry, and an administrator's slip in it must not open anything.
const byLowerCase: ReadonlyMap<string, Read> = new Map([
  ...settingKeys.map((key) => [key.toLowerCase(), setting(key)] as const),
  ...settingKeys.flatMap((key) => {
    const { policy, fromPolicy } = settingTable[key]
    return policy === undefined ? [] : [[policy.toLowerCase(), setting(key, fromPolicy)] as const]
  }),
  ...Object.entries(otherNames).map(([name, read]) => [name.toLowerCase(), read] as const),
])

/** Null = no version of this program that we know of gives the name a meaning. */
export function policyEntry(name: string, value: unknown): PolicyEntry | null {
  if (isSettingKey(name)) return setting(name)(value)
  return byLowerCase.get(name.toLowerCase())?.(value) ?? null
}

function setting(key: SettingKey, convert: (value: unknown) => unknown = asItIs): Read {
  const { read = asItIs } = settingTable[key]
  return (value) => ({ kind: 'setting', key, value: read(convert(value)) })
}

function asItIs(value: unknown): unknown {
  return value
}

/** `Allow…` = 0 forbids. */
function limit(name: keyof PolicyLimits): Read {
  return (value) => {
    const allowed = asBoolean(value)
    return { kind: 'limit', limit: name, forbidden: typeof allowed === 'boolean' ? !allowed : null }
  }
}

function contact(field: ContactField): Read {
  return (value) => ({ kind: 'contact', field, value })
}

/** The name of a setting that administrators know. */
export function policyNameOf(key: SettingKey): string {
  return settingTable[key].policy ?? key
}

/** The name that administrators know for a kind of tools. */
export function fixedName(limit: keyof PolicyLimits): string {
  return Object.entries(limitNames).find(([, kind]) => kind === limit)?.[0] ?? limit
}
