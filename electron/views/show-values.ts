import type { Shape } from '../../shared/condition/shape.ts'
import { fieldName, type FieldTexts } from '../../shared/texts/field-names.ts'
import { joinItems, labelled } from '../../shared/texts/join.ts'
import { stateWord } from '../../shared/texts/state-words.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { ToolTexts } from '../contract/define-tool.ts'
import { harmless } from './harmless.ts'

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Windows counts sizes in steps of 1024: 16 GB here are the 16 GB that it shows. */
const byteStep = 1024

const bytesPerUnit: Readonly<Record<string, number>> = { B: 1, bytes: 1, KB: byteStep, MB: byteStep ** 2 }

const msPerUnit: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 }

const plainUnits: Readonly<Record<string, string>> = { C: 'celsius', d: 'day', degree: 'degree' }

/** Without a unit of the language tables: the sign is the same in every language. */
const signUnits: Readonly<Record<string, string>> = { '1/s': '/s', Hz: ' Hz', px: ' px', Mbps: ' Mbps', mWh: ' mWh' }

/** A size in the largest unit that keeps it above one. */
function showBytes(sizeBytes: number, locale: string): string {
  const exact = Math.floor(Math.log2(Math.max(1, Math.abs(sizeBytes))) / 10)
  const step = Math.min(byteUnits.length - 1, exact)
  return withUnit(sizeBytes / byteStep ** step, byteUnits[step] ?? 'byte', locale)
}

const secondsPerMinute = 60
const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour

/** A duration for people: the unit that keeps the number small, with the next smaller one where it says something. */
export function showDuration(durationMs: number, locale: string): string {
  const seconds = durationMs / 1000
  if (Math.abs(seconds) < 2 * secondsPerMinute) return withUnit(seconds, 'second', locale)
  const sign = Math.sign(seconds)
  const whole = Math.round(Math.abs(seconds))
  const minutes = Math.floor(whole / secondsPerMinute)
  if (minutes < 2 * minutesPerHour)
    return inTwo(['minute', sign * minutes], ['second', whole % secondsPerMinute], locale)
  const hours = Math.floor(minutes / minutesPerHour)
  if (minutes < 2 * minutesPerDay) return inTwo(['hour', sign * hours], ['minute', minutes % minutesPerHour], locale)
  return withUnit(sign * Math.floor(minutes / minutesPerDay), 'day', locale)
}

/** Several durations of one axis: all in the unit of the longest, so that each can be held against the others. */
function showDurationsAlike(durationsMs: readonly number[], locale: string): readonly string[] {
  const longest = Math.max(...durationsMs.map(Math.abs))
  const seconds = longest / 1000
  if (longest < 1000) return durationsMs.map((one) => withUnit(one, 'millisecond', locale))
  if (seconds < 2 * secondsPerMinute) return durationsMs.map((one) => withUnit(one / 1000, 'second', locale))
  const whole = durationsMs.map((one) => Math.round(one / 1000))
  if (seconds < 2 * minutesPerHour * secondsPerMinute)
    return whole.map((one) =>
      inTwo(['minute', Math.trunc(one / secondsPerMinute)], ['second', one % secondsPerMinute], locale),
    )
  const minutes = whole.map((one) => Math.round(one / secondsPerMinute))
  if (seconds < 2 * minutesPerDay * secondsPerMinute)
    return minutes.map((one) =>
      inTwo(['hour', Math.trunc(one / minutesPerHour)], ['minute', one % minutesPerHour], locale),
    )
  return minutes.map((one) => withUnit(one / minutesPerDay, 'day', locale))
}

/** How long something took: what is over at once is told in milliseconds. */
export function showTimeTaken(durationMs: number, locale: string): string {
  const isShort = durationMs !== 0 && Math.abs(durationMs) < 1000
  return isShort ? withUnit(durationMs, 'millisecond', locale) : showDuration(durationMs, locale)
}

type Part = readonly [unit: string, value: number]

function inTwo([unit, value]: Part, [smaller, rest]: Part, locale: string): string {
  const first = withUnit(value, unit, locale)
  return rest === 0 ? first : `${first} ${withUnit(rest, smaller, locale)}`
}

/** The name of a field for people: what its tool calls it, or the common word, or its own. */
export function showName(field: string, { locale }: Translator, own?: FieldTexts): string {
  return fieldName(field, locale, own) ?? field
}

/** How a value is written: its shape, the words of its tool, and the language. */
export type Showing = {
  readonly shape: Shape | null
  readonly fields?: FieldTexts | undefined
  /** What its tool says instead of values of its fields; `null` where there is none. */
  readonly values?: ToolTexts['values'] | undefined
  readonly translator: Translator
}

/** These say by themselves what they are. */
const speaking = ['name', 'displayName', 'title', 'sample', 'summary']

/** A value with what it is called, where that is not plain. */
export function namedValue(field: string, value: unknown, showing: Showing): string {
  const shown = fieldValue(field, value, showing)
  if (speaking.includes(field) && typeof value === 'string') {
    const isWorded = showing.shape?.type === 'datetime' || showing.values?.[field]?.[value] !== undefined
    return isWorded ? shown : harmless(value)
  }
  const called = showName(field, showing.translator, showing.fields)
  return typeof value === 'boolean' ? labelled(called, shown, showing.translator.locale) : `${called} ${shown}`
}

/** The value of a field in the words of its tool, or as it is. */
export function fieldValue(field: string, value: unknown, showing: Showing): string {
  const { shape, values, translator } = showing
  const words = values?.[field]
  if (words === undefined) return showValue(value, shape, translator)
  if (!Array.isArray(value) || value.length === 0)
    return words[String(value)]?.[translator.locale] ?? showValue(value, shape, translator)
  const element = shape?.type === 'list' ? shape.element : shape
  return joinItems(
    value.map((one) => fieldValue(field, one, { ...showing, shape: element })),
    translator.locale,
  )
}

/** One value of a result for people: sizes, numbers and times in their language; what is not known is said. */
export function showValue(value: unknown, shape: Shape | null, translator: Translator): string {
  const { locale } = translator
  if (value === null || value === undefined) return translator.text('value.unknown')
  if (typeof value === 'boolean') return translator.text(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return showNumber(value, shape?.unit, locale)
  if (typeof value === 'string')
    return shape?.type === 'datetime' ? showTime(value, locale) : (stateWord(value, locale) ?? harmless(value))
  if (!Array.isArray(value)) return harmless(JSON.stringify(value))
  const element = shape?.type === 'list' ? shape.element : shape
  const items = value.map((item) => showValue(item, element, translator))
  return items.length === 0 ? translator.text('value.none') : joinItems(items, locale)
}

/** True for a number that stands for a word: its unit is the list of meanings. */
export function isCode(shape: Shape | null): boolean {
  return shape?.unit !== undefined && /^\d+ /.test(shape.unit)
}

/** Values of one axis in one unit; null = nothing says how. */
export function shownAlike(values: readonly number[], unit: string | null, locale: string): readonly string[] | null {
  const ms = unit === null ? undefined : msPerUnit[unit]
  return ms === undefined
    ? null
    : showDurationsAlike(
        values.map((value) => value * ms),
        locale,
      )
}

/** A number with its unit; null = the unit has no words. */
export function measured(value: number, unit: string | null, locale: string): string | null {
  if (unit === null) return null
  return unit.startsWith('%') ? withUnit(value, 'percent', locale) : showMeasured(value, unit, locale)
}

function showNumber(value: number, unit: string | undefined, locale: string): string {
  if (unit?.startsWith('%')) return withUnit(value, 'percent', locale)
  const measured = unit === undefined ? null : showMeasured(value, unit, locale)
  if (measured !== null) return measured
  // A number without a unit is a number of something: nobody writes a port as 9,100.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: unit !== undefined }).format(value)
}

function showMeasured(value: number, unit: string, locale: string): string | null {
  const bytes = bytesPerUnit[unit]
  if (bytes !== undefined) return showBytes(value * bytes, locale)
  const ms = msPerUnit[unit]
  if (unit === 'ms') return showTimeTaken(value, locale)
  if (ms !== undefined) return showDuration(value * ms, locale)
  const known = plainUnits[unit]
  if (known !== undefined) return withUnit(value, known, locale)
  const sign = signUnits[unit]
  return sign === undefined ? null : `${number(value, locale)}${sign}`
}

function number(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

function withUnit(value: number, unit: string, locale: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  const shown = spaced(new Intl.NumberFormat(locale, options).format(value))
  // English abbreviates seconds in two ways; the window counts them with the shorter one.
  return locale === 'en' && unit === 'second' ? shown.replace(/ sec$/, ' s') : shown
}

/** The unit of a number alone, as it stands behind a field: `hours`. Null = it has no word. */
export function unitWord(unit: string, locale: string): string | null {
  const name = unitNames[unit]
  if (name === undefined) return null
  const options = { style: 'unit', unit: name, unitDisplay: 'long' } as const
  const parts = new Intl.NumberFormat(locale, options).formatToParts(2)
  return parts.find(({ type }) => type === 'unit')?.value ?? null
}

const unitNames: Readonly<Record<string, string>> = {
  d: 'day',
  h: 'hour',
  min: 'minute',
  s: 'second',
  ms: 'millisecond',
  MB: 'megabyte',
}

/** A number of something in words, such as "5 weeks". */
export function showCount(value: number, unit: string, locale: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const
  return spaced(new Intl.NumberFormat(locale, options).format(value))
}

/** Chinese puts a blank between a number and a unit in Han; `Intl` does not. */
function spaced(text: string): string {
  return text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
}

function showTime(value: string, locale: string): string {
  const time = Date.parse(value)
  if (Number.isNaN(time)) return harmless(value)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
