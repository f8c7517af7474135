import { localDay } from '../../shared/domain/local-minute.ts'

/** When repairs that wait for a free PC may begin, in the time of the PC. */
export type RepairHours = {
  /** A rule as calendars have it, with how long it lasts: `FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=22;DURATION=PT8H`. Empty = at any time. */
  readonly rule: string
  /** Days on which none begins: `2026-12-24` or `2026-12-24/2027-01-06`. */
  readonly blackouts: readonly string[]
}

/** `opensAt` = when the next may begin, milliseconds since the epoch; null = none within a year. */
export type HoursState = { readonly open: true } | { readonly open: false; readonly opensAt: number | null }

/** A rule by which nothing ever begins. */
export const neverOpen = 'NEVER'
/** All days that there are. */
export const everyDay = '0001-01-01/9999-12-31'

/** The form of a day or of days without a break; whether they are in the calendar says `isBlackout`. */
export const blackoutForm = /^\d{4}-\d\d-\d\d(\/\d{4}-\d\d-\d\d)?$/

type Rule = {
  readonly isStartDay: (day: Date) => boolean
  readonly hours: readonly number[]
  readonly minute: number
  readonly durationMs: number
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const parts = ['FREQ', 'BYDAY', 'BYHOUR', 'BYMINUTE', 'DURATION']
const minuteMs = 60_000
const longestMs = 24 * 60 * minuteMs
const searchedDays = 400

/** Whether a text is a rule; empty is one, too. */
export function isRepairRule(text: string): boolean {
  return text === '' || text === neverOpen || ruleOf(text) !== null
}

/** Whether the days are in the calendar, the first of two not after the second. */
export function isBlackout(text: string): boolean {
  if (!blackoutForm.test(text)) return false
  const days = text.split('/')
  return days.every(isDay) && (days[0] ?? '') <= (days.at(-1) ?? '')
}

/** Whether a repair that waits may begin now. What is no rule lets none begin. */
export function judgeHours({ rule: text, blackouts }: RepairHours, nowMs: number): HoursState {
  const rule = text === '' ? anyTime : ruleOf(text)
  const opensAt = rule === null ? null : nextOpening(rule, blackouts, nowMs)
  return opensAt !== null && opensAt <= nowMs ? { open: true } : { open: false, opensAt }
}

const anyTime: Rule = { isStartDay: () => true, hours: [0], minute: 0, durationMs: longestMs }

function nextOpening(rule: Rule, blackouts: readonly string[], nowMs: number): number | null {
  const today = new Date(nowMs)
  // One that began yesterday can still last.
  for (let ahead = -1; ahead <= searchedDays; ahead += 1) {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead)
    if (!rule.isStartDay(day)) continue
    for (const hour of rule.hours) {
      const start = new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, rule.minute).getTime()
      const found = firstOutside(blackouts, { from: Math.max(start, nowMs), to: start + rule.durationMs })
      if (found !== null) return found
    }
  }
  return null
}

/** The first moment of this time that is on none of the days; null = there is none. */
function firstOutside(blackouts: readonly string[], { from, to }: { from: number; to: number }): number | null {
  for (let at = from; at < to; at = nextMidnight(at)) if (!blackouts.some((days) => isOn(days, at))) return at
  return null
}

function nextMidnight(atMs: number): number {
  const at = new Date(atMs)
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime()
}

function isOn(days: string, atMs: number): boolean {
  const [first = '', last = first] = days.split('/')
  const day = localDay(atMs)
  return first <= day && day <= last
}

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const at = new Date(Date.UTC(2000, month - 1, day))
  at.setUTCFullYear(year, month - 1, day)
  return year >= 1 && at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
}

/** Null = it is none, or says something that is not known here: a rule half understood would open what was meant to be closed. */
function ruleOf(text: string): Rule | null {
  const said = new Map<string, string>()
  for (const part of text.split(';')) {
    const [, name = '', value = ''] = /^([A-Z]+)=([A-Z0-9,+-]+)$/.exec(part) ?? []
    if (!parts.includes(name) || said.has(name)) return null
    said.set(name, value)
  }
  const isStartDay = startDays(said.get('FREQ') ?? '', said.get('BYDAY') ?? null)
  const hours = numbersOf(said.get('BYHOUR'), 23)
  const [minute, ...more] = numbersOf(said.get('BYMINUTE') ?? '0', 59) ?? []
  const durationMs = durationOf(said.get('DURATION') ?? '')
  if (isStartDay === null || hours === null || minute === undefined || more.length > 0 || durationMs === null)
    return null
  return { isStartDay, hours, minute, durationMs }
}

function startDays(frequency: string, given: string | null): Rule['isStartDay'] | null {
  if (frequency === 'DAILY') return given === null ? () => true : null
  const days = (given ?? '').split(',').map((day) => /^([+-]?[1-5])?([A-Z]{2})$/.exec(day))
  const known = days.flatMap((day) => {
    const weekday = weekdays.indexOf(day?.[2] ?? '')
    return weekday < 0 ? [] : [{ weekday, place: day?.[1] === undefined ? null : Number(day[1]) }]
  })
  if (known.length < days.length) return null
  const isMonthly = frequency === 'MONTHLY'
  if (!isMonthly && frequency !== 'WEEKLY') return null
  // The second Tuesday is one of a month; every Tuesday is one of a week.
  if (known.some(({ place }) => (place !== null) !== isMonthly)) return null
  return (day) =>
    known.some(({ weekday, place }) => day.getDay() === weekday && (place === null || placesOf(day).includes(place)))
}

/** Which of its weekday a day is in its month, from its beginning and from its end. */
function placesOf(day: Date): readonly number[] {
  const last = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()
  return [Math.ceil(day.getDate() / 7), -Math.ceil((last - day.getDate() + 1) / 7)]
}

/** In their order; null = one is none. */
function numbersOf(text: string | undefined, most: number): readonly number[] | null {
  const numbers = (text ?? '').split(',').map((one) => (/^\d{1,2}$/.test(one) ? Number(one) : Infinity))
  return numbers.some((number) => number > most) ? null : numbers.toSorted((one, other) => one - other)
}

function durationOf(text: string): number | null {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d{1,2})H)?(?:(\d{1,4})M)?$/.exec(text) ?? []
  const durationMs = (Number(hours) * 60 + Number(minutes)) * minuteMs
  return durationMs > 0 && durationMs <= longestMs ? durationMs : null
}
