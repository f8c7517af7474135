import { isRecord } from '../../shared/domain/is-record.ts'
import type { Reconfirm } from '../../shared/domain/reconfirm.ts'
import type { AppError } from '../../shared/errors.ts'
import { appError } from '../kernel/result.ts'
import type { PolicyLimits } from '../policy/availability.ts'
import type { PolicyAnswer, PolicyEntries, PolicyPlace } from './policy-answer.ts'
import { policyEntry, type ContactField } from './policy-names.ts'
import { repeatedNames } from './repeated-names.ts'
import { settingTable, type SettingKey } from './setting-table.ts'

/** `named` false = the place does not say so: it is closed because the place is not believed or not understood. */
export type PolicyValue = { readonly value: unknown; readonly named: boolean }

/** What one place says, understood. */
export type PolicyDocument = {
  readonly place: PolicyPlace
  readonly file: string
  /** The network mode among them can be of any type: one that is none is judged by the rule for modes. */
  readonly values: ReadonlyMap<SettingKey, PolicyValue>
  readonly limits: ReadonlyMap<keyof PolicyLimits, boolean>
  /** Null = it is not said here. */
  readonly reconfirm: Reconfirm | null
  readonly contacts: ReadonlyMap<ContactField, unknown>
  readonly defaults: ReadonlyMap<SettingKey, unknown>
  /** `this_place` = only what no stronger place fixes is closed, `all` = whatever the other places say. */
  readonly closes: 'nothing' | 'this_place' | 'all'
  readonly pending: boolean
  readonly warnings: readonly AppError[]
}

/** Null = there is nothing in this place. */
export function policyDocument(answer: PolicyAnswer): PolicyDocument | null {
  if (answer.kind === 'none') return null
  if (answer.kind === 'entries') return understood(answer)
  const { file } = answer
  const nothing = { ...empty, file, place: 'place' in answer ? answer.place : 'file' } as const
  if (answer.kind === 'not_trusted')
    // Anybody can have put it there: it must not undo what an administrator has fixed in a stronger place.
    return {
      ...closed(nothing, 'this_place'),
      warnings: [appError('policy_not_trusted', { file, reason: answer.reason })],
    }
  if (answer.kind === 'pending') return { ...closed(nothing, 'all'), pending: true }
  const parsed = answer.kind === 'text' ? documentOf(answer.text) : null
  if (parsed === null) return { ...closed(nothing, 'all'), warnings: [corrupt(file, ['not_readable'])] }
  return understood({ place: 'file', file, ...parsed })
}

const empty = {
  values: new Map(),
  limits: new Map(),
  reconfirm: null,
  contacts: new Map(),
  defaults: new Map(),
  closes: 'nothing',
  pending: false,
  warnings: [],
} as const

function closed(document: PolicyDocument, closes: PolicyDocument['closes']): PolicyDocument {
  const values = new Map(document.values)
  values.set('mode', { value: 'offline', named: false })
  values.set('externalAccess', { value: false, named: false })
  return { ...document, values, closes }
}

type Found = Pick<PolicyDocument, 'place' | 'file'> & {
  readonly entries: PolicyEntries
  readonly defaults: PolicyEntries
  /** Names that stand twice: which value was meant nobody knows. A registry has none. */
  readonly repeated?: Repeated
}

type Repeated = { readonly entries: ReadonlySet<string>; readonly defaults: ReadonlySet<string> }
const noneRepeated: Repeated = { entries: new Set(), defaults: new Set() }

function understood({ place, file, repeated = noneRepeated, ...found }: Found): PolicyDocument {
  const fixed = readEntries(found.entries, repeated.entries)
  const defaults = readEntries(found.defaults, repeated.defaults)
  // Only a setting can be a starting value: what forbids does so for good.
  const unknown = [...fixed.unknown, ...[...defaults.unknown, ...defaults.others].map((name) => `Defaults\\${name}`)]
  const wrongDefaults = [...defaults.wrongModes, ...defaults.invalid]
  const twice = repeated.entries.has(startingValues) ? [startingValues] : []
  const invalid = [...fixed.invalid, ...twice, ...wrongDefaults.map((name) => `Defaults\\${name}`)]
  const warnings = [
    ...(unknown.length === 0 ? [] : [appError('policy_entries_unknown', { entries: listed(unknown) })]),
    ...(invalid.length === 0 ? [] : [corrupt(file, invalid)]),
  ]
  const document: PolicyDocument = {
    ...empty,
    place,
    file,
    values: new Map([...fixed.values].map(([key, value]) => [key, { value, named: true }])),
    limits: fixed.limits,
    reconfirm: fixed.reconfirm,
    contacts: fixed.contacts,
    defaults: defaults.values,
    warnings,
  }
  // A mode that is none is judged by the rule for modes; any other invalid value leaves open what was to be blocked.
  return fixed.invalid.length + twice.length > 0 ? closed(document, 'all') : document
}

type Read = {
  readonly values: ReadonlyMap<SettingKey, unknown>
  readonly limits: ReadonlyMap<keyof PolicyLimits, boolean>
  readonly reconfirm: Reconfirm | null
  readonly contacts: ReadonlyMap<ContactField, unknown>
  /** Names with a value that does not fit, or with two that contradict each other. */
  readonly invalid: readonly string[]
  /** Names of the mode with a value that is none. */
  readonly wrongModes: readonly string[]
  readonly unknown: readonly string[]
  /** Names that are no setting. */
  readonly others: readonly string[]
}

function readEntries(entries: PolicyEntries, repeated: ReadonlySet<string>): Read {
  const values = new Map<SettingKey, unknown>()
  const limits = new Map<keyof PolicyLimits, boolean>()
  const contacts = new Map<ContactField, unknown>()
  let reconfirm: Reconfirm | null = null
  const [invalid, wrongModes] = [new Set<string>(), new Set<string>()]
  const [unknown, others] = [new Set<string>(), new Set<string>()]
  const refuse = (key: SettingKey, name: string, names = invalid): void => {
    names.add(name)
    const strictest = strictestOf(key)
    if (strictest !== undefined) values.set(key, strictest)
  }
  for (const [name, given] of Object.entries(entries)) {
    const entry = policyEntry(name, repeated.has(name) ? undefined : given)
    if (entry !== null && repeated.has(name)) invalid.add(name)
    if (entry === null) unknown.add(name.slice(0, longestName))
    else if (entry.kind !== 'setting') others.add(name)
    if (entry?.kind === 'set_up' && !entry.fits) invalid.add(name)
    else if (entry?.kind === 'contact') contacts.set(entry.field, entry.value)
    else if (entry?.kind === 'reconfirm') {
      if (entry.value === null) invalid.add(name)
      // The same name in other letters: a click too many harms nobody.
      reconfirm = reconfirm === null || reconfirm === entry.value ? (entry.value ?? 'always') : 'always'
    } else if (entry?.kind === 'limit') {
      if (entry.forbidden === null) invalid.add(name)
      limits.set(entry.limit, entry.forbidden !== false || limits.get(entry.limit) === true)
    } else if (entry?.kind === 'setting') {
      const { key } = entry
      if (!settingTable[key].schema.safeParse(entry.value).success)
        refuse(key, name, key === 'mode' ? wrongModes : invalid)
      // The same thing under two names: which of them is meant nobody knows.
      else if (values.has(key) && JSON.stringify(values.get(key)) !== JSON.stringify(entry.value)) refuse(key, name)
      else values.set(key, entry.value)
    }
  }
  const names = { invalid: [...invalid], wrongModes: [...wrongModes], unknown: [...unknown], others: [...others] }
  return { values, limits, reconfirm, contacts, ...names }
}

/** What an unreadable value means; undefined = nothing is fixed by it. A mode that is none is told as one. */
function strictestOf(key: SettingKey): unknown {
  return key === 'mode' ? null : settingTable[key].strictest
}

function corrupt(file: string, invalid: readonly string[]): AppError {
  return appError('settings_corrupt', { file, source: 'policy', invalid: listed(invalid) })
}

const longestName = 80
const mostNamed = 20

/** Thousands of names would hide the sentence that they stand in. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => name.slice(0, longestName))
  return names.length > mostNamed ? `${shown.join(', ')}, … (${names.length})` : shown.join(', ')
}

type Parsed = Pick<Found, 'entries' | 'defaults'> & { readonly repeated: Repeated }

function documentOf(text: string): Parsed | null {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (!isRecord(parsed)) return null
    const { defaults = {}, ...entries } = parsed
    return isRecord(defaults) ? { entries, defaults, repeated: repeatedIn(text) } : null
  } catch {
    return null
  }
}

/** An entry is meant as a whole: a name that stands twice somewhere in its value is one of the entry. */
function repeatedIn(text: string): Repeated {
  const [entries, defaults] = [new Set<string>(), new Set<string>()]
  for (const [name = '', starting] of repeatedNames(text)) {
    if (name === startingValues && starting !== undefined) defaults.add(starting)
    else entries.add(name)
  }
  return { entries, defaults }
}

const startingValues = 'defaults'
