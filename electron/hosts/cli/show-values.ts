import type { Translator } from '../../../shared/texts/translate.ts'
import { harmless } from './terminal.ts'

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in the largest unit that keeps it above one. */
export function showBytes(sizeBytes: number, locale: string): string {
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(sizeBytes))) / 3)))
  const unit = byteUnits[step] ?? 'byte'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  return format.format(sizeBytes / 10 ** (3 * step))
}

/** One value of a result for people: sizes, numbers and times in their language, unknown said plainly. */
export function showValue(value: unknown, unit: string | null, { locale }: Translator): string {
  if (value === null || value === undefined) return '?'
  if (typeof value === 'number') {
    if (unit === 'B') return showBytes(value, locale)
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
    return unit === null || unit === 'count' ? number : `${number} ${unit}`
  }
  if (typeof value === 'string') return harmless(value)
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map((item) => showValue(item, unit, { locale } as Translator)).join(', ')
  return harmless(JSON.stringify(value))
}

/** Arguments exactly as they are used, one `name=value` each. */
export function showArguments(args: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(args).map(([name, value]) => `${name}=${harmless(JSON.stringify(value))}`)
  return shown.join(' ')
}

/** A duration for people, in seconds below two minutes. */
export function showDuration(durationMs: number, locale: string): string {
  const unit = durationMs < 120_000 ? 'second' : 'minute'
  const value = durationMs / (unit === 'second' ? 1000 : 60_000)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    value,
  )
}
