import type { Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { AppError } from '../../shared/errors.ts'
import { noLimits, type PolicyLimits } from '../policy/availability.ts'
import type { PolicyPlace, PolicySource } from './policy-answer.ts'
import { policyDocument, type PolicyDocument } from './policy-document.ts'
import { contactFields, policyNameOf, type ContactField } from './policy-names.ts'
import { contactText, othersIn, type PolicyOther } from './policy-others.ts'
import { isAdded, type SettingKey, type SettingValues } from './setting-table.ts'

/** What fixes one setting: the place, and the name that administrators know; null = the place is not believed or not understood. */
export type PolicyOrigin = { readonly place: PolicyPlace; readonly name: string | null }

/** What an administrator has fixed on this computer. */
export type MachinePolicy = {
  readonly values: Partial<SettingValues>
  /** The network mode as it stands there, of any type; undefined = not fixed. */
  readonly mode: unknown
  readonly origins: ReadonlyMap<SettingKey, PolicyOrigin>
  /** Starting values that a person may change. */
  readonly defaults: Partial<SettingValues>
  readonly limits: PolicyLimits
  /** What is said by a name that is no setting. */
  readonly others: ReadonlyMap<string, PolicyOther>
  readonly reconfirm: Reconfirm
  /** Whom to ask about what is fixed: name and how to reach them. Null = it is not said. */
  readonly contact: string | null
  /** Where reports go: an address or a folder. Null = it is not said. */
  readonly ticketTarget: string | null
  readonly warnings: readonly AppError[]
  /** Whether there is one that counts; `doubted` = one that is not believed or not understood, so it closes. */
  readonly found: PolicyFound
  /** True = it is still being read: until then it closes. */
  readonly pending: boolean
}

export type PolicyFound =
  | { readonly state: 'none'; readonly file: null }
  | { readonly state: 'counts' | 'doubted'; readonly file: string }

/**
 * Reads the policy: each value from the strongest place that has it, and blocks from all of them. A place that is there and cannot be
 * understood means offline, without external access and without elevated tools: a slip must not open what was meant to be closed. A file
 * that anybody can have written counts for nothing, and closes what no stronger place decides.
 */
export async function readMachinePolicy(source: PolicySource): Promise<MachinePolicy> {
  const documents = (await source()).map(policyDocument).filter((document) => document !== null)
  const closing = documents.find(({ closes }) => closes === 'all')
  const { values, origins } = fixedBy(closing === undefined ? documents : [onlyClosed(closing), ...documents])
  const { mode, ...others } = values
  const limits = Object.fromEntries([...documents].reverse().flatMap((document) => [...document.limits]))
  return {
    values: others,
    mode,
    origins,
    defaults: defaultsOf(documents),
    limits: { ...unsaid(documents), ...limits, ...(closing === undefined ? {} : { elevatedTools: true }) },
    others: othersIn(documents),
    reconfirm: closing === undefined ? reconfirmOf(documents) : 'always',
    contact: contactOf(documents),
    ticketTarget: saidIn(documents, 'ticketTarget'),
    warnings: withoutTwins(documents.flatMap(({ warnings }) => warnings)),
    found: foundOf(documents),
    pending: documents.some(({ pending }) => pending),
  }
}

/** Where somebody manages this PC, free commands and code are theirs to allow. */
function unsaid(documents: readonly PolicyDocument[]): PolicyLimits {
  return documents.some(saysSomething) ? { ...noLimits, freeCommand: true } : noLimits
}

function saysSomething({ values, limits, contacts, defaults, reconfirm, closes }: PolicyDocument): boolean {
  return values.size + limits.size + contacts.size + defaults.size > 0 || reconfirm !== null || closes !== 'nothing'
}

/** Hard steps wait for a click where nobody says otherwise. */
function reconfirmOf(documents: readonly PolicyDocument[]): Reconfirm {
  return documents.find(({ reconfirm }) => reconfirm !== null)?.reconfirm ?? 'elevated'
}

/** What a place closes by being there: it comes before everything that any place says. */
function onlyClosed(document: PolicyDocument): PolicyDocument {
  return { ...document, values: new Map([...document.values].filter(([, { named }]) => !named)) }
}

function fixedBy(documents: readonly PolicyDocument[]): {
  readonly values: Readonly<Record<string, unknown>>
  readonly origins: ReadonlyMap<SettingKey, PolicyOrigin>
} {
  const values = new Map<SettingKey, unknown>()
  const origins = new Map<SettingKey, PolicyOrigin>()
  for (const { place, values: said } of documents)
    for (const [key, { value, named }] of said) {
      const before = values.get(key)
      if (!values.has(key)) {
        values.set(key, value)
        origins.set(key, { place, name: named ? policyNameOf(key) : null })
      } else if (isAdded(key)) values.set(key, together(before, value))
    }
  return { values: Object.fromEntries(values), origins }
}

function defaultsOf(documents: readonly PolicyDocument[]): Partial<SettingValues> {
  const values = new Map<SettingKey, unknown>()
  for (const { defaults } of documents)
    for (const [key, value] of defaults)
      if (!values.has(key)) values.set(key, value)
      else if (isAdded(key)) values.set(key, together(values.get(key), value))
  // Only a mode that is none has no value here.
  return Object.fromEntries([...values].map(([key, value]) => [key, value ?? 'offline']))
}

function together(one: unknown, other: unknown): readonly unknown[] {
  return [...new Set([...(one as readonly unknown[]), ...(other as readonly unknown[])])]
}

function contactOf(documents: readonly PolicyDocument[]): string | null {
  const parts = contactFields.flatMap((field) => saidIn(documents, field) ?? [])
  return parts.length === 0 ? null : parts.join(', ')
}

function saidIn(documents: readonly PolicyDocument[], field: ContactField): string | null {
  return documents.map(({ contacts }) => contactText(contacts.get(field))).find((said) => said !== '') ?? null
}

function foundOf(documents: readonly PolicyDocument[]): PolicyFound {
  const isDoubted = ({ closes, values }: PolicyDocument): boolean =>
    closes !== 'nothing' || values.get('mode')?.value === null
  const doubted = documents.filter(isDoubted)
  const [state, told] = doubted.length > 0 ? (['doubted', doubted] as const) : (['counts', documents] as const)
  return told.length === 0 ? { state: 'none', file: null } : { state, file: told.map(({ file }) => file).join(', ') }
}

/** The registry shows the same key in two views. */
function withoutTwins(warnings: readonly AppError[]): readonly AppError[] {
  const texts = new Map(warnings.map((warning) => [JSON.stringify([warning.code, warning.data]), warning]))
  return [...texts.values()]
}
