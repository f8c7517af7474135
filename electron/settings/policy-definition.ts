import * as z from 'zod'

import { reconfirmations } from '../../shared/domain/reconfirm.ts'
import { limitNames } from './policy-names.ts'
import { settingKeys, settingTable, type SettingKey } from './setting-table.ts'
import { isNamed } from './entry-of-text.ts'

/** What a value in a policy can be. */
export type PolicyForm =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** `named` = its entries are `name=value`. */
  | { readonly kind: 'list'; readonly named: boolean }
  | { readonly kind: 'text' }

/** One value that an administrator may fix, by the name in registry and file. */
export type PolicyDefinition = {
  readonly name: PolicyValueName
  readonly form: PolicyForm
  /** False = it forbids or names somebody: there is no starting value that a person could change. */
  readonly canBeDefault: boolean
  readonly setting: SettingKey | null
}

/** Every name of a policy in the order of the settings. */
export const policyValueNames = [
  'NetworkMode',
  'Language',
  'AllowStandingGrants',
  'MaxGrantDays',
  'ExternalAccess',
  'AllowTools',
  'BlockTools',
  'ToolsAlwaysAsk',
  'HistoryRetentionDays',
  'AuditRetentionDays',
  'AuditToEventLog',
  'WeeklyCheckUps',
  'DownloadMaxMb',
  'AllowedDomains',
  'BlockedDomains',
  'InternalHosts',
  'ProxyUrl',
  'ExtraCaFile',
  'WebSearchProvider',
  'SearxngUrl',
  'Workspaces',
  'ModelMode',
  'ModelEndpoints',
  'SendPii',
  'IdleMinutes',
  'MaintenanceWindow',
  'BlackoutDates',
  'UpdateMode',
  'UpdateUrl',
  'UpdateChannel',
  'AllowElevatedTools',
  'AllowAdminMode',
  'BrokerReconfirm',
  'AllowFreeCommand',
  'AllowDownloads',
  'RemoveDataOnUninstall',
  'AdminContactName',
  'AdminContactEmail',
  'AdminContactUrl',
  'TicketTarget',
] as const
export type PolicyValueName = (typeof policyValueNames)[number]

/** Everything that an administrator may fix, with what its value can be: from the settings table. */
export function policyDefinitions(): readonly PolicyDefinition[] {
  const settings = new Map(settingKeys.map((key) => [settingTable[key].policy, key]))
  return policyValueNames.map((name): PolicyDefinition => {
    const setting = settings.get(name) ?? null
    if (setting !== null) return { name, form: formOf(setting), canBeDefault: true, setting }
    return { name, form: formOfOther(name), canBeDefault: false, setting }
  })
}

function formOfOther(name: PolicyValueName): PolicyForm {
  if (name === 'BrokerReconfirm') return { kind: 'choice', values: reconfirmations }
  return name === 'RemoveDataOnUninstall' || Object.hasOwn(limitNames, name) ? { kind: 'switch' } : { kind: 'text' }
}

function formOf(key: SettingKey): PolicyForm {
  const { schema, policyForm } = settingTable[key]
  if (policyForm !== undefined) return policyForm
  const inner = schema instanceof z.ZodReadonly ? schema.unwrap() : schema
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' }
  if (inner instanceof z.ZodEnum) return { kind: 'choice', values: inner.options.map(String) }
  if (inner instanceof z.ZodNumber)
    return { kind: 'number', least: inner.minValue ?? 0, most: inner.maxValue ?? Number.MAX_SAFE_INTEGER }
  if (inner instanceof z.ZodArray) return { kind: 'list', named: isNamed(key) }
  return { kind: 'text' }
}
