import type { PictureView } from './picture.ts'

/** What of a report can name a person or belongs to one. */
export const personalKinds = ['person', 'computer', 'network', 'address', 'device', 'file'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** Something personal that stands in a report. `places` = how often. */
export type PersonalItem = { readonly kind: PersonalKind; readonly value: string; readonly places: number }

export type ReportState = 'problem' | 'warning' | 'info' | 'healthy' | 'unknown' | 'skipped'

export type ReportLine = {
  readonly state: ReportState
  readonly text: string
  /** What it rests on, or what came of it. */
  readonly details: readonly string[]
  readonly pictures: readonly PictureView[]
}

export type ReportFact = { readonly label: string; readonly value: string }

/** What an IT support needs to go on: plain data in one language, times in words. */
export type Report = {
  readonly title: string
  readonly at: string
  /** What the person said, oldest first. */
  readonly said: readonly string[]
  readonly facts: readonly ReportFact[]
  readonly found: readonly ReportLine[]
  readonly tried: readonly ReportLine[]
  readonly next: readonly string[]
  /** Each call with its result and its number in the log. */
  readonly technical: readonly ReportFact[]
}

/** Words of the program itself, which stand for no text. */
const notText: ReadonlySet<string> = new Set(['kind', 'role', 'sign', 'severity', 'state'])

/** `field` = the name under which the text stands; null = it stands alone. */
type Change = (text: string, field: string | null) => string

/** The same with every text of it changed. */
export function withTexts<Held>(held: Held, change: Change): Held {
  return changed(held, change, null) as Held
}

function changed(held: unknown, change: Change, field: string | null): unknown {
  if (typeof held === 'string') return change(held, field)
  if (Array.isArray(held)) return held.map((one) => changed(one, change, field))
  if (typeof held !== 'object' || held === null) return held
  return Object.fromEntries(
    Object.entries(held).map(([name, inner]) => [name, notText.has(name) ? inner : changed(inner, change, name)]),
  )
}

/** A part of a text. `item` = its number among the personal items; null = it is none. */
export type TextPiece = { readonly text: string; readonly item: number | null }

export type Cutter = (text: string) => readonly TextPiece[]

/** Cuts texts at what is personal: whole words only, whatever their case. */
export function createCutter(items: readonly Pick<PersonalItem, 'value'>[]): Cutter {
  const numbers = new Map(items.map(({ value }, index) => [value.toLowerCase(), index]))
  // The longest first: a part of a name must not stand for the whole.
  const values = [...numbers.keys()].filter((value) => value !== '').sort((a, b) => b.length - a.length)
  if (values.length === 0) return (text) => [{ text, item: null }]
  const pattern = new RegExp(`(${values.map(wholeWord).join('|')})`, 'giu')
  return (text) =>
    text
      .split(pattern)
      .map((piece, index) => ({
        text: piece,
        item: index % 2 === 1 ? (numbers.get(piece.toLowerCase()) ?? null) : null,
      }))
      .filter(({ text: piece }) => piece !== '')
}

/** Korean and Chinese stand without a space before the next word: only Latin letters and digits hold a word together. */
function wholeWord(value: string): string {
  const escaped = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return `${/^[a-z0-9]/i.test(value) ? '(?<![a-z0-9])' : ''}${escaped}${/[a-z0-9]$/i.test(value) ? '(?![a-z0-9])' : ''}`
}

/** Of the same width whatever it stands for: it must not tell how long that is. */
export const bar = '█████'

type HowHandedOver = {
  readonly shown: ReadonlySet<number>
  readonly hasTechnical: boolean
  /** What is said instead of a bar where a picture is read aloud. */
  readonly hiddenWord: string
}

/** The report as it may leave: of what is personal only that which is shown, and without the technical part where nobody wants it. */
export function toHandOver(
  report: Report,
  items: readonly PersonalItem[],
  { shown, hasTechnical, hiddenWord }: HowHandedOver,
): Report {
  const cut = createCutter(items)
  const hidden: Change = (text, field) =>
    cut(text)
      .map(({ text: piece, item }) => {
        if (item === null || shown.has(item)) return piece
        return field === 'alt' ? hiddenWord : bar
      })
      .join('')
  return withTexts({ ...report, technical: hasTechnical ? report.technical : [] }, hidden)
}
