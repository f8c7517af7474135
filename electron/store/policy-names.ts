import type { PolicyLimits } from '../policy/availability.ts'
import { isSettingKey, settingKeys, type SettingKey } from './settings-schema.ts'

/** What one entry of a policy says, once its name is understood. */
export type PolicyEntry =
  | { readonly kind: 'setting'; readonly key: SettingKey; readonly value: unknown }
  /** `forbidden` null = the value is none that this name can have. */
  | { readonly kind: 'limit'; readonly limit: keyof PolicyLimits; readonly forbidden: boolean | null }
  | { readonly kind: 'contact'; readonly field: ContactField; readonly value: unknown }

export const contactFields = ['adminContactName', 'adminContactEmail', 'adminContactUrl'] as const
export type ContactField = (typeof contactFields)[number]

const bytesPerMb = 1_000_000

type Read = (value: unknown) => PolicyEntry

/** Names as administrators know them from other programs and from group policy; beside them every setting has its own name. */
const administratorNames: Readonly<Record<string, Read>> = {
  NetworkMode: setting('mode'),
  AllowTools: setting('allowTools'),
  BlockTools: setting('blockTools'),
  AllowStandingGrants: setting('standingGrants', asBoolean),
  ExternalAccess: setting('externalAccess', asBoolean),
  AllowedDomains: setting('allowDomains'),
  BlockedDomains: setting('denyDomains'),
  InternalHosts: setting('internalHosts'),
  DownloadMaxMb: setting('downloadMaxBytes', (value) => (typeof value === 'number' ? value * bytesPerMb : value)),
  WebSearchProvider: setting('searchProvider'),
  SearxngUrl: setting('searxngUrl'),
  ProxyUrl: setting('proxy'),
  ExtraCaFile: setting('caFile'),
  Language: setting('lang', (value) => (value === 'zh-CN' ? 'zh' : value)),
  Workspaces: setting('workspaces', asNamedFolders),
  AllowElevatedTools: limit('elevatedTools'),
  AllowFreeCommand: limit('freeCommand'),
  AllowDownloads: limit('downloads'),
  AdminContactName: contact('adminContactName'),
  AdminContactEmail: contact('adminContactEmail'),
  AdminContactUrl: contact('adminContactUrl'),
}

// Names of values have no case in the registry, and an administrator's slip in it must not open anything.
const byLowerCase: ReadonlyMap<string, Read> = new Map([
  ...settingKeys.map((key) => [key.toLowerCase(), setting(key)] as const),
  ...Object.entries(administratorNames).map(([name, read]) => [name.toLowerCase(), read] as const),
])

/** Null = no version of this program that we know of gives the name a meaning. */
export function policyEntry(name: string, value: unknown): PolicyEntry | null {
  if (isSettingKey(name)) return { kind: 'setting', key: name, value }
  return byLowerCase.get(name.toLowerCase())?.(value) ?? null
}

function setting(key: SettingKey, convert: (value: unknown) => unknown = (value) => value): Read {
  return (value) => ({ kind: 'setting', key, value: convert(value) })
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

/** 0 and 1 are what the registry has instead. */
function asBoolean(value: unknown): unknown {
  if (value === 0 || value === 1) return value === 1
  return value
}

/** `{name, path}` as well as our own `name=path`; rights beside them have no meaning yet and make the entry a wrong one. */
function asNamedFolders(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item
    const { name, path, ...more } = item as Readonly<Record<string, unknown>>
    const isPlain = typeof name === 'string' && typeof path === 'string' && Object.keys(more).length === 0
    return isPlain ? `${name}=${path}` : item
  })
}
