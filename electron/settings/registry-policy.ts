import type { PolicyAnswer, PolicyEntries, PolicySource } from './policy-answer.ts'
import { policyEntry } from './policy-names.ts'
import { parseRegistryText, type RegistryKey } from './registry-text.ts'
import { isNamed } from './entry-of-text.ts'

export type RegistryQuery = {
  /** Everything below a key as text, and what stands between the texts of one value; null = no such key, or it cannot be read. */
  readonly below: (key: string) => Promise<{ readonly text: string; readonly separator: string } | null>
  /** The names right below a key as text; null as above. */
  readonly children: (key: string) => Promise<string | null>
}

export type RegistryPolicyDeps = {
  readonly query: RegistryQuery
  /** Folders that a text may name by a variable. */
  readonly places: Readonly<Record<string, string>>
}

type Place = { readonly place: 'machine' | 'user'; readonly root: string; readonly parents: readonly string[] }

const name = 'Deskmedic'
const machine = 'HKEY_LOCAL_MACHINE\\SOFTWARE'
const user = 'HKEY_CURRENT_USER\\SOFTWARE'

/** The strongest first. Some writers of policies land in the view of 32-bit programs: Winget-AutoUpdate#748. */
const registryPlaces: readonly Place[] = [
  { place: 'machine', root: machine, parents: ['Policies'] },
  { place: 'machine', root: machine, parents: ['WOW6432Node', 'Policies'] },
  { place: 'user', root: user, parents: ['Policies'] },
]

/** The policy as Group Policy and device management write it. */
export function createRegistryPolicy(deps: RegistryPolicyDeps): PolicySource {
  return async () => {
    const answers = await Promise.all(registryPlaces.map((place) => readPlace(place, deps)))
    return answers.filter((answer, index) => !answers.slice(0, index).some((before) => isSameKey(before, answer)))
  }
}

/** Windows and Wine show one key under both names. */
function isSameKey(one: PolicyAnswer, other: PolicyAnswer): boolean {
  if (one.kind !== 'entries' || other.kind !== 'entries' || one.place !== other.place) return false
  return JSON.stringify([one.entries, one.defaults]) === JSON.stringify([other.entries, other.defaults])
}

async function readPlace(place: Place, deps: RegistryPolicyDeps): Promise<PolicyAnswer> {
  const key = [place.root, ...place.parents, name].join('\\')
  const unreadable = { kind: 'unreadable', place: place.place, file: key } as const
  const has = await isThere(place, deps)
  if (has === 'missing') return { kind: 'none' }
  const found = has === 'unknown' ? null : await deps.query.below(key)
  if (found === null) return unreadable
  return {
    kind: 'entries',
    place: place.place,
    file: key,
    ...entriesOf(key, parseRegistryText(found.text, { ...deps, ...found })),
  }
}

/**
 * A key that may not be read ends as one that is missing, with a sentence in the language of Windows: whether it is there, only the key
 * above it says.
 */
async function isThere(
  { root, parents }: Place,
  { query }: RegistryPolicyDeps,
): Promise<'there' | 'missing' | 'unknown'> {
  const names = [...parents, name]
  for (let depth = parents.length; depth >= 0; depth -= 1) {
    const key = [root, ...names.slice(0, depth)].join('\\')
    const children = await query.children(key)
    if (children === null) continue
    const wanted = `${key}\\${names[depth] ?? ''}`.toLowerCase()
    const isListed = children.split(/\r?\n/).some((line) => line.trimEnd().toLowerCase() === wanted)
    if (!isListed) return 'missing'
    // Listed, but what is below it could not be asked.
    return depth === parents.length ? 'there' : 'unknown'
  }
  return 'unknown'
}

type Entries = { readonly entries: PolicyEntries; readonly defaults: PolicyEntries }

function entriesOf(key: string, keys: readonly RegistryKey[]): Entries {
  const entries = new Map<string, unknown>()
  const defaults = new Map<string, unknown>()
  for (const found of keys) {
    const path = found.name.slice(key.length + 1).split('\\')
    const [first = '', ...rest] = path
    const isDefault = first.toLowerCase() === 'defaults'
    const into = isDefault ? defaults : entries
    const list = isDefault ? rest.join('\\') : path.join('\\')
    if (list === '') for (const { name: named, value } of found.values) add(into, named, value)
    else if (found.values.length > 0 || policyEntry(list, []) !== null) add(into, list, listOf(list, found))
  }
  return { entries: Object.fromEntries(entries), defaults: Object.fromEntries(defaults) }
}

/** The same name as a value and as a key: together they are more than either. */
function add(into: Map<string, unknown>, named: string, value: unknown): void {
  const before = into.get(named)
  into.set(
    named,
    Array.isArray(before) && Array.isArray(value) ? [...(before as unknown[]), ...(value as unknown[])] : value,
  )
}

/** A list as administrative templates write it: numbered values, or for named entries values by their names. */
function listOf(list: string, { values }: RegistryKey): readonly unknown[] {
  const entry = policyEntry(list, [])
  const hasNames = entry?.kind === 'setting' && isNamed(entry.key)
  return values.map(({ name: named, value }) =>
    hasNames && typeof value === 'string' && !/^\d+$/.test(named) ? `${named}=${value}` : value,
  )
}
