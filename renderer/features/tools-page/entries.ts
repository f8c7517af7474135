import type { EntryFieldView, EntryVariantView } from '../../../shared/ipc/tool-form-view.ts'

type Variants = readonly EntryVariantView[]

/** One entry as it is being filled in: what it is, and its values; an empty number is an empty text. */
export type Entry = Readonly<Record<string, unknown>>

/** The entries that a field holds; where nothing was entered yet, one to begin with. */
export function entriesOf(value: string, variants: Variants): readonly Entry[] {
  const read = value === '' ? [] : parsed(value)
  const [first] = variants
  return read.length > 0 || first === undefined ? read : [newEntry(first)]
}

function parsed(value: string): readonly Entry[] {
  try {
    const read: unknown = JSON.parse(value)
    return Array.isArray(read) ? read.filter((one): one is Entry => typeof one === 'object' && one !== null) : []
  } catch {
    return []
  }
}

export function newEntry({ fixed, fields }: EntryVariantView): Entry {
  return { ...fixed, ...Object.fromEntries(fields.map((field) => [field.name, emptyOf(field)])) }
}

function emptyOf({ kind, variants: [first] }: EntryFieldView): unknown {
  return kind === 'entries' && first !== undefined ? [newEntry(first)] : ''
}

/** Which way an entry is filled in. */
export function variantOf(entry: Entry, variants: Variants): number {
  const found = variants.findIndex(
    ({ fixed, fields }) =>
      Object.entries(fixed).every(([name, value]) => entry[name] === value) &&
      fields.every(({ name }) => name in entry),
  )
  return Math.max(0, found)
}

/** Another way to fill it in; what both have in common stays. */
export function turnedInto(entry: Entry, variant: EntryVariantView): Entry {
  const empty = newEntry(variant)
  const kept = variant.fields.filter(({ name }) => name in entry).map(({ name }) => [name, entry[name]] as const)
  return { ...empty, ...Object.fromEntries(kept) }
}

/** What was typed as the value that it stands for; what is no number stays text, and is refused with its reason. */
export function typedValue({ kind }: EntryFieldView, typed: string): unknown {
  return kind === 'number' && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed
}
