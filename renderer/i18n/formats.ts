import { languageTags, type Locale } from '../../shared/domain/locale.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import type { MessageValues } from '../../shared/texts/translator.ts'

/** Figures as people of one language write them. */
export type Formats = {
  /** `sizeBytes` in the largest fitting unit. */
  readonly size: (sizeBytes: number) => string
  /** `0.6 s`, `1 min 52 s`; what is shorter than can be written says so. */
  readonly duration: (durationMs: number) => string
  /** Of something that still goes on: whole seconds, `9 s`. */
  readonly seconds: (durationMs: number) => string
  /** Time of day. */
  readonly time: (at: number) => string
  /** Time today, `yesterday`, a weekday within a week, a date before that. */
  readonly when: (at: number, now: number) => string
  readonly date: (at: number) => string
  readonly count: (value: number) => string
}

type TextFunction = (key: MessageKey, values?: MessageValues) => string

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const dayMs = 86_400_000

export function createFormats(locale: Locale, text: TextFunction): Formats {
  const tag = languageTags[locale]
  const timeFormat = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const weekdayFormat = new Intl.DateTimeFormat(tag, { weekday: 'long' })
  const shortDateFormat = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' })
  const longDateFormat = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' })
  const relativeFormat = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const countFormat = new Intl.NumberFormat(tag)
  return {
    size: (sizeBytes) => sizeText(tag, sizeBytes),
    duration: (durationMs) => durationText(tag, text, durationMs),
    seconds: (durationMs) => secondsText(text, durationMs),
    time: (at) => timeFormat.format(at),
    date: (at) => longDateFormat.format(at),
    count: (value) => countFormat.format(value),
    when: (at, now) => {
      const days = dayNumber(now) - dayNumber(at)
      if (days <= 0) return timeFormat.format(at)
      if (days === 1) return relativeFormat.format(-1, 'day')
      return days < 7 ? weekdayFormat.format(at) : shortDateFormat.format(at)
    },
  }
}

function sizeText(tag: string, sizeBytes: number): string {
  // As Windows counts: in steps of 1024.
  const power = sizeBytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(sizeBytes) / 10))
  const value = sizeBytes / 1024 ** power
  const text = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value)
  // Chinese puts a blank between a number and its unit, also where the unit is a word.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
}

/** Shorter than this would be written as nothing at all. */
const leastWrittenMs = 50

function durationText(tag: string, text: TextFunction, durationMs: number): string {
  if (durationMs < leastWrittenMs) return text('ui.shell.instant')
  if (durationMs < 59_950) {
    const seconds = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return text('ui.shell.seconds', { seconds: seconds.format(durationMs / 1000) })
  }
  const whole = Math.round(durationMs / 1000)
  return text('ui.shell.minutesSeconds', { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60) })
}

function secondsText(text: TextFunction, durationMs: number): string {
  const whole = Math.max(0, Math.floor(durationMs / 1000))
  if (whole < 60) return text('ui.shell.seconds', { seconds: String(whole) })
  return text('ui.shell.minutesSeconds', { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60) })
}

/** Number of the local day, so that "yesterday" follows the calendar and not 24 hours. */
function dayNumber(at: number): number {
  const date = new Date(at)
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs)
}
