import type { Shape } from '../../shared/condition/shape.ts'
import { fieldName } from '../../shared/texts/field-names.ts'
import { joinItems, labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import { harmless } from './harmless.ts'

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

const plainUnits: Readonly<Record<string, string>> = {
  ms: 'millisecond',
  min: 'minute',
  h: 'hour',
  C: 'celsius',
  MB: 'megabyte',
}

/** A size in the largest unit that keeps it above one. */
function showBytes(sizeBytes: number, locale: string): string {
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(sizeBytes))) / 3)))
  return withUnit(sizeBytes / 10 ** (3 * step), byteUnits[step] ?? 'byte', locale)
}

/** A duration for people, in the unit that keeps the number small. */
export function showDuration(durationMs: number, locale: string): string {
  const seconds = durationMs / 1000
  if (seconds < 120) return withUnit(seconds, 'second', locale)
  if (seconds < 2 * 3600) return withUnit(seconds / 60, 'minute', locale)
  if (seconds < 2 * 86_400) return withUnit(seconds / 3600, 'hour', locale)
  return withUnit(Math.floor(seconds / 86_400), 'day', locale)
}

/** The name of a field for people: its entry, or its own words. */
export function showName(field: string, { locale }: Translator): string {
  return fieldName(field, locale) ?? field
}

/** These say by themselves what they are. */
const speaking = ['name', 'displayName', 'title', 'sample', 'summary']

/** A value with what it is called, where that is not plain. */
export function namedValue(
  field: string,
  value: unknown,
  showing: { readonly shape: Shape | null; readonly translator: Translator },
): string {
  const shown = showValue(value, showing.shape, showing.translator)
  if (speaking.includes(field) && typeof value === 'string') return shown
  const called = showName(field, showing.translator)
  return typeof value === 'boolean' ? labelled(called, shown, showing.translator.locale) : `${called} ${shown}`
}

/** One value of a result for people: sizes, numbers and times in their language; what is not known is said. */
export function showValue(value: unknown, shape: Shape | null, translator: Translator): string {
  const { locale } = translator
  if (value === null || value === undefined) return translator.text('value.unknown')
  if (typeof value === 'boolean') return translator.text(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return showNumber(value, shape?.unit, locale)
  if (typeof value === 'string') return shape?.type === 'datetime' ? showTime(value, locale) : harmless(value)
  if (!Array.isArray(value)) return harmless(JSON.stringify(value))
  const element = shape?.type === 'list' ? shape.element : shape
  const items = value.map((item) => showValue(item, element, translator))
  return items.length === 0 ? translator.text('value.none') : joinItems(items, locale)
}

/** True for a number that stands for a word: its unit is the list of meanings. */
export function isCode(shape: Shape | null): boolean {
  return shape?.unit !== undefined && /^\d+ /.test(shape.unit)
}

function showNumber(value: number, unit: string | undefined, locale: string): string {
  if (unit === 'B') return showBytes(value, locale)
  if (unit === 's') return showDuration(value * 1000, locale)
  if (unit?.startsWith('%')) return withUnit(value, 'percent', locale)
  const known = unit === undefined ? undefined : plainUnits[unit]
  if (known !== undefined) return withUnit(value, known, locale)
  // A number without a unit is a number of something: nobody writes a port as 9,100.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: unit !== undefined }).format(value)
}

function withUnit(value: number, unit: string, locale: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, options).format(value)
}

function showTime(value: string, locale: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return harmless(value)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
