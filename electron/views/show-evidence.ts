import { heldIn } from '../../shared/domain/is-record.ts'
import { readPath, type Shape } from '../../shared/condition/shape.ts'
import type { Evidence } from '../../shared/domain/finding.ts'
import { fieldName, type FieldTexts } from '../../shared/texts/field-names.ts'
import { joinGroups, joinItems, joinParts, labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { ToolTexts } from '../contract/define-tool.ts'
import { isCode, namedValue } from './show-values.ts'

type Values = Readonly<Record<string, unknown>>

/** The result in which something was found, as far as it is known, what it looks like, and what its tool calls its fields and their values. */
export type Seen = {
  readonly result: Values | null
  readonly shape: Shape
  readonly fields?: FieldTexts | undefined
  readonly values?: ToolTexts['values'] | undefined
}

const elementsShown = 3

/** Fields that tell a person which one is meant, the most telling first. */
const naming = [
  'printer',
  'document',
  'displayName',
  'title',
  'name',
  'adapter',
  'drive',
  'label',
  'app',
  'ip',
  'provider',
  'path',
  'sample',
  'summary',
]
const namesShown = 2

/** What a rule saw, in words: of a list the elements that matter, by what they are called. */
export function evidenceText(evidence: readonly Evidence[], seen: Seen, translator: Translator): string {
  const lists = [...new Set(evidence.flatMap(({ path }) => listOf(path) ?? []))]
  const all = evidence.filter(({ path }) => listOf(path) === null && !lists.includes(path))
  const telling = all.filter(({ value }) => value !== null && !(Array.isArray(value) && value.length === 0))
  // Beside what was seen, that something is not there tells nobody anything.
  const plain = telling.length + lists.length > 0 ? telling : all
  const groups = [
    ...plain
      .filter(({ path, value }) => isForPeople(value, readPath(seen.shape, path)))
      .map((one) => field(one.path, one.value, { seen, translator })),
    ...lists.flatMap((list) =>
      elementTexts(
        list,
        evidence.filter(({ path }) => listOf(path) === list),
        { seen, translator },
      ),
    ),
  ]
  return joinGroups(groups, translator.locale)
}

/** The names that Windows gives to errors, such as ERROR_TIMEOUT, to states of its services and to its permissions: details for a technician. */
const namesOfWindows =
  /^([A-Z][A-Z0-9]*(_[A-Z0-9]+)+|Running|Stopped|Paused|Allow|Deny|Prompt|(Start|Stop|Continue|Pause) ?Pending)$/

/** That something is so or not so, and in which state, is what the sentence of the finding says. */
function isForPeople(value: unknown, shape: Shape | null): boolean {
  if (Array.isArray(value)) {
    const element = shape?.type === 'list' ? shape.element : shape
    return value.length === 0 || value.some((each) => isForPeople(each, element))
  }
  if (typeof value === 'boolean' || shape?.type === 'enum' || isCode(shape)) return false
  return !(typeof value === 'string' && namesOfWindows.test(value))
}

type Showing = { readonly seen: Seen; readonly translator: Translator }

/** `jobs` of `jobs[].error`; null for a field outside lists. */
function listOf(path: string): string | null {
  const end = path.indexOf('[]')
  return end < 0 ? null : path.slice(0, end)
}

function field(path: string, value: unknown, { seen, translator }: Showing): string {
  const shape = readPath(seen.shape, path)
  // A list that was only counted comes as its length.
  const plain = shape?.type === 'list' && typeof value === 'number' ? null : shape
  return namedValue(lastName(path), value, { ...seen, shape: plain, translator })
}

function lastName(path: string): string {
  return path.replace(/\[\]/g, '').split('.').at(-1) ?? path
}

function elementTexts(list: string, read: readonly Evidence[], showing: Showing): readonly string[] {
  const elements = elementsSeen(list, read, showing.seen)
  const shown = elements.slice(0, elementsShown).map((element) => elementTold(element, list, { read, showing }))
  const told = shown.filter(({ text }) => text !== '')
  if (told.length > 0) {
    const texts = told.map(({ text }) => text)
    const all = elements.length > told.length ? [...texts, `+${elements.length - told.length}`] : texts
    return told.every(({ isNameAlone }) => isNameAlone) ? [ofItsKind(list, all, showing)] : all
  }
  return read
    .filter(({ path, value }) => isForPeople(value, readPath(showing.seen.shape, path)))
    .map((one) => field(one.path, one.value, showing))
}

/** A name alone, such as "Ethernet", tells nobody what is called so: the name of its list does. */
function ofItsKind(list: string, names: readonly string[], { seen, translator }: Showing): string {
  const { locale } = translator
  const kind = fieldName(lastName(list), locale, seen.fields)
  const told = joinItems(names, locale)
  return kind === null ? told : labelled(kind, told, locale)
}

/** The elements of the result that have exactly the values that the rule saw. */
function elementsSeen(list: string, read: readonly Evidence[], { result }: Seen): readonly Values[] {
  const all = valueAt(result, list)
  const columns = read.flatMap(({ path, value }) => {
    const name = path.slice(list.length + 3)
    return Array.isArray(value) && /^\w+$/.test(name) ? [{ name, values: value as readonly unknown[] }] : []
  })
  const rows = columns[0]?.values.length ?? 0
  if (!Array.isArray(all) || columns.length < read.length || columns.some(({ values }) => values.length !== rows))
    return []
  const wanted = new Set(
    Array.from({ length: rows }, (_, row) => JSON.stringify(columns.map(({ values }) => values[row] ?? null))),
  )
  return (all as readonly Values[]).filter((element) =>
    wanted.has(JSON.stringify(columns.map(({ name }) => element[name] ?? null))),
  )
}

function valueAt(result: Values | null, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => heldIn(value, name), result)
}

type Reading = { readonly read: readonly Evidence[]; readonly showing: Showing }

/** These say by themselves what they are, but not of what kind. */
const plainNames = ['name', 'displayName']

type Told = { readonly text: string; readonly isNameAlone: boolean }

function elementTold(element: Values, list: string, { read, showing }: Reading): Told {
  const { translator, seen } = showing
  const called = naming.filter((name) => typeof element[name] === 'string' && element[name] !== '').slice(0, namesShown)
  const measured = read
    .map(({ path }) => path.slice(list.length + 3))
    .filter((name) => !called.includes(name) && isTelling(element[name], readPath(seen.shape, `${list}[].${name}`)))
  const parts = [...called, ...measured].map((name) => {
    const shape = readPath(seen.shape, `${list}[].${name}`)
    return namedValue(name, element[name], { ...seen, shape, translator })
  })
  const isNameAlone = measured.length === 0 && called.every((name) => plainNames.includes(name))
  return { text: joinParts(parts, translator.locale), isNameAlone }
}

function isTelling(value: unknown, shape: Shape | null): boolean {
  return value !== null && value !== undefined && typeof value !== 'object' && isForPeople(value, shape)
}
