import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import { noLimits, type PolicyLimits } from '../policy/availability.ts'
import { contactFields, policyEntry, type ContactField } from './policy-names.ts'
import { settingTable, type SettingKey, type SettingValues } from './setting-table.ts'

/** Why a policy file does not count: somebody else than an administrator owns it or may change it, or nobody can tell. */
export type Distrust = 'owner' | 'writable' | 'link' | 'unknown'

/** What was found in the place of the policy. */
export type PolicyAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly file: string; readonly text: string }
  | { readonly kind: 'unreadable'; readonly file: string }
  | { readonly kind: 'not_trusted'; readonly file: string; readonly reason: Distrust }

/** Reads the policy of this computer and says whether it may be believed. @throws never for a state of the disk. */
export type PolicySource = () => Promise<PolicyAnswer>

/** What an administrator has fixed on this computer. */
export type MachinePolicy = {
  readonly values: Partial<SettingValues>
  /** The network mode as it stands in the file, of any type; undefined = not fixed. */
  readonly mode: unknown
  readonly limits: PolicyLimits
  /** Whom to ask about what is fixed: name and how to reach them. Null = the file does not say. */
  readonly contact: string | null
  readonly warnings: readonly AppError[]
  /** Whether there is one that counts; `doubted` = one that is not believed or not understood, so it closes. */
  readonly found: PolicyFound
}

export type PolicyFound =
  { readonly state: 'none'; readonly file: null } | { readonly state: 'counts' | 'doubted'; readonly file: string }

const noPolicy: MachinePolicy = {
  values: {},
  mode: undefined,
  limits: noLimits,
  contact: null,
  warnings: [],
  found: { state: 'none', file: null },
}

/**
 * Reads the policy. None = no policy. One that is there and cannot be understood means offline, without external access and without
 * elevated tools: a slip must not open what was meant to be closed. One that anybody can have written counts for nothing, and closes.
 */
export async function readMachinePolicy(source: PolicySource): Promise<MachinePolicy> {
  const answer = await source()
  if (answer.kind === 'none') return noPolicy
  const { file } = answer
  if (answer.kind === 'not_trusted')
    return {
      ...offline({ ...noPolicy, found: { state: 'doubted', file } }),
      warnings: [appError('policy_not_trusted', { file, reason: answer.reason })],
    }
  const document = answer.kind === 'text' ? documentOf(answer.text) : null
  if (document === null)
    return withoutElevation(offline({ ...noPolicy, found: { state: 'doubted', file } }), [
      corrupt(file, 'not_readable'),
    ])
  return policyOf(file, document)
}

function policyOf(file: string, document: Readonly<Record<string, unknown>>): MachinePolicy {
  const read = readEntries(document)
  const unknown =
    read.unknown.length === 0 ? [] : [appError('policy_entries_unknown', { entries: read.unknown.join(', ') })]
  const { mode, ...values } = read.values
  const found: PolicyFound = { state: read.invalid.length === 0 ? 'counts' : 'doubted', file }
  const policy = { values, mode, limits: read.limits, contact: contactOf(read.contacts), warnings: unknown, found }
  // An invalid mode is judged by the rule for modes; any other invalid value leaves open what was to be blocked.
  const invalid = read.invalid.filter((key) => key !== 'mode')
  if (invalid.length > 0) return withoutElevation(offline(policy), [...unknown, corrupt(file, invalid.join(', '))])
  return read.invalid.includes('mode') ? { ...policy, mode: null } : policy
}

function offline(policy: MachinePolicy): MachinePolicy {
  return { ...policy, values: { ...policy.values, externalAccess: false }, mode: 'offline' }
}

function withoutElevation(policy: MachinePolicy, warnings: readonly AppError[]): MachinePolicy {
  return { ...policy, limits: { ...policy.limits, elevatedTools: true }, warnings }
}

function corrupt(file: string, invalid: string): AppError {
  return appError('settings_corrupt', { file, source: 'policy', invalid })
}

type Entries = {
  readonly values: Partial<SettingValues>
  readonly limits: PolicyLimits
  readonly contacts: Readonly<Partial<Record<ContactField, unknown>>>
  /** Names with a value that does not fit, or with two that contradict each other. */
  readonly invalid: readonly string[]
  readonly unknown: readonly string[]
}

function readEntries(document: Readonly<Record<string, unknown>>): Entries {
  const values = new Map<SettingKey, unknown>()
  const limits = new Map<keyof PolicyLimits, boolean>()
  const contacts = new Map<ContactField, unknown>()
  const invalid = new Set<string>()
  const unknown: string[] = []
  for (const [name, value] of Object.entries(document)) {
    const entry = policyEntry(name, value)
    if (entry === null) unknown.push(name.slice(0, 80))
    else if (entry.kind === 'contact') contacts.set(entry.field, entry.value)
    else if (entry.kind === 'limit') {
      if (entry.forbidden === null) invalid.add(name)
      limits.set(entry.limit, entry.forbidden !== false || limits.get(entry.limit) === true)
    } else if (!settingTable[entry.key].schema.safeParse(entry.value).success)
      invalid.add(entry.key === 'mode' ? 'mode' : name)
    // The same thing under two names: which of them is meant nobody knows.
    else if (values.has(entry.key) && JSON.stringify(values.get(entry.key)) !== JSON.stringify(entry.value))
      invalid.add(name)
    else values.set(entry.key, entry.value)
  }
  return {
    values: Object.fromEntries(values),
    limits: { ...noLimits, ...Object.fromEntries(limits) },
    contacts: Object.fromEntries(contacts),
    invalid: [...invalid],
    unknown,
  }
}

const longestContact = 200

/** A contact decides nothing: one that cannot be used is left out. */
function contactOf(contacts: Entries['contacts']): string | null {
  const parts = contactFields.flatMap((field) => {
    const value = contacts[field]
    const text = typeof value === 'string' ? value.trim() : ''
    return text === '' || text.length > longestContact ? [] : [text]
  })
  return parts.length === 0 ? null : parts.join(', ')
}

function documentOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
  } catch {
    return null
  }
}
