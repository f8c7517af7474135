import type { PictureBar, PictureItem, PictureMark } from '../../../shared/domain/picture.ts'
import { joinGroups, joinParts, labelled } from '../../../shared/texts/join.ts'
import type { GaugePicture, RankPicture, SharePicture } from '../../contract/picture.ts'
import { isAbout } from './culprits.ts'
import { isBeyond, limitsOf, type Limit } from './limits.ts'
import {
  againstLimit,
  elementsOf,
  markOf,
  moreThan,
  mostOf,
  roleOf,
  shareOf,
  told,
  unreadItem,
  wordsOf,
  type Drawer,
  type Drawing,
  type Element,
} from './parts.ts'
import type { Reading } from './reading.ts'

const hundred = 100
const marksShown = 2

export function drawGauge(picture: GaugePicture, { reading, isProved }: Drawer): Drawing {
  const { value: expression } = picture
  const value = reading.number(expression)
  const from = picture.from === undefined ? 0 : reading.number(picture.from)
  const to = picture.to === undefined ? hundred : reading.number(picture.to)
  const isScaled = from !== null && to !== null && to > from
  const share = value === null || !isScaled ? null : shareOf(Math.max(0, value - from), to - from)
  const limits = limitsOf({ value: expression }, reading)
  const beyond = passed(value, limits)
  const isFine = isProved || (limits.length > 0 && beyond === null)
  const role = roleOf(value !== null, isAbout(expression, reading), isFine ? 'ok' : 'used')
  // The limit that is told is the one that tells why.
  const telling = beyond ?? limits[0] ?? null
  const marks = limits.flatMap((limit): readonly PictureMark[] => {
    const mark = isScaled ? markOf(limit, reading.shown(limit.at, expression), { from, to }) : null
    return mark === null ? [] : [{ ...mark, isMain: limit === telling }]
  })
  const label = picture.word === undefined ? reading.nameOf(expression) : reading.word(picture.word)
  const bar: PictureBar = { label, value: wordsOf(value, expression, { reading }), role, share }
  const against = againstLimit(value, telling, { expression, reading })
  const limit = againstLimit(null, telling, { expression, reading })
  const alt = told([bar], reading, () => against)
  return { kind: 'gauge', bar, marks: marks.slice(0, marksShown), limit, alt, nothing: null }
}

/** The worst limit that a value is beyond. */
function passed(value: number | null, limits: readonly Limit[]): Limit | null {
  if (value === null) return null
  return limits.find((limit) => isBeyond(value, limit)) ?? null
}

const wholesDrawn = 4

export function drawShare(picture: SharePicture, drawer: Drawer): Drawing {
  const { reading } = drawer
  const elements = elementsOf(picture, reading)
  if (elements === null) {
    const part = { ...unreadItem(picture.each, reading), share: null }
    return {
      kind: 'share',
      wholes: [{ label: part.label, parts: [part], mark: null }],
      alt: told([part], reading),
      nothing: null,
    }
  }
  const drawn = mostOf(elements, picture.most ?? wholesDrawn).map((element) => drawWhole(picture, element, drawer))
  const nothing = elements.length === 0 ? reading.word(picture.nothing ?? 'nothing') : null
  const { locale } = reading.translator
  const alt =
    nothing ??
    joinGroups(
      drawn.map(({ alt: one }) => one),
      locale,
    )
  return { kind: 'share', wholes: drawn.map(({ alt: _alt, ...whole }) => whole), alt, nothing }
}

function drawWhole(picture: SharePicture, { it, label, isCulprit }: Element, { reading, isProved }: Drawer) {
  const { each } = picture
  const whole = reading.number(picture.whole, it)
  const read = picture.parts.map((part) => ({ part, value: reading.number(part.value, it) }))
  const scale = whole !== null && whole > 0 ? whole : 0
  const words = (value: number | null, expression: string): string => wordsOf(value, expression, { each, reading })
  const limits = read.map(({ part }) => limitOfPart(part, { each, it, whole, reading }))
  const bars = read.map(({ part, value }, index): PictureBar => {
    const usual = isProved && part.role === 'free' ? 'ok' : part.role
    const isBad = isCulprit && limits[index] !== null
    const share = scale === 0 ? null : shareOf(value, scale)
    const role = roleOf(share !== null, isBad, usual)
    return { label: reading.word(part.word), value: words(value, part.value), role, share }
  })
  const known = read.map(({ value }) => value).filter((value) => value !== null)
  const left = whole === null || known.length < read.length ? null : whole - known.reduce((sum, one) => sum + one, 0)
  const over = left === null || left < 0 ? null : left
  const share = scale === 0 ? null : shareOf(over, scale)
  const rest: PictureBar = {
    ...{ label: reading.word(picture.rest), value: words(over, picture.whole), share },
    role: share === null ? 'unknown' : 'used',
  }
  const limited = limits.findIndex((limit) => limit !== null)
  const limit = limits[limited] ?? null
  const part = picture.parts[limited]
  const said =
    limit && part ? againstLimit(read[limited]?.value ?? null, limit, { expression: part.value, each, reading }) : null
  const parts = [rest, ...bars]
  const { locale } = reading.translator
  const of = labelled(label, words(whole, picture.whole), locale)
  const alt = joinParts(
    [of, told(parts, reading, (one) => (limited >= 0 && one === bars[limited] ? said : null))],
    locale,
  )
  // The limited part stands last: its limit is counted from the end of the bar.
  const at = limit === null || scale === 0 ? null : 1 - limit.at / scale
  const mark =
    at === null || limit === null || part === undefined || at <= 0 || at >= 1
      ? null
      : { at, text: againstLimit(null, limit, { expression: part.value, each, reading }) ?? '', isMain: true }
  return { label: of, parts, mark, alt }
}

type PlaceOfPart = Pick<Element, 'it'> & {
  readonly each: string
  readonly whole: number | null
  readonly reading: Reading
}

/** The worst limit of a part, in its own unit, whether rules limit it by itself or in percent of the whole. */
function limitOfPart(
  { value, percent }: SharePicture['parts'][number],
  { each, it, whole, reading }: PlaceOfPart,
): Limit | null {
  const own = limitsOf({ value, each, it }, reading)
  const inPercent =
    percent === undefined || whole === null
      ? []
      : limitsOf({ value: percent, each, it }, reading).map((limit) => ({ ...limit, at: (limit.at / hundred) * whole }))
  const all = [...own, ...inPercent]
  const worst = all.filter(({ severity }) => severity === 'problem')
  const counted = worst.length > 0 ? worst : all
  // A limit that is met counts before one that is not; of two that something falls below, the higher one is met first.
  return [...counted].sort((a, b) => (a.side === 'below' ? b.at - a.at : a.at - b.at))[0] ?? null
}

const barsDrawn = 5

/** `isSeveral`: what several take together, each of which has its own limit. */
type Measured = Element & { readonly value: number | null; readonly isSeveral?: true }

export function drawRank(picture: RankPicture, drawer: Drawer): Drawing {
  const reading = picture.counts === undefined ? drawer.reading : countingReading(drawer.reading)
  const { each, value: expression } = picture
  const measured = measuredOf(picture, reading)
  if (measured === null) {
    const bar: PictureBar = { ...unreadItem(each, reading), share: null }
    return { kind: 'rank', bars: [bar], mark: null, more: null, alt: told([bar], reading), nothing: null }
  }
  const drawn = mostOf(measured, picture.most ?? barsDrawn)
  const rest = restOf(picture, drawn, reading)
  const scale = scaleOfRank(picture, drawer) ?? Math.max(0, ...[...drawn, rest].map((one) => one?.value ?? 0))
  const bars = [...drawn, ...(rest === null ? [] : [rest])].map(({ label, value, isCulprit }): PictureBar => ({
    ...{ label, value: wordsOf(value, expression, { each, reading }), share: shareOf(value, scale) },
    role: roleOf(value !== null, isCulprit, 'used'),
  }))
  const limit = limitOfBars(drawn, { each, expression, reading })
  const mark =
    limit && scale > 0
      ? markOf(limit, againstLimit(null, limit, { expression, each, reading }) ?? '', { from: 0, to: scale })
      : null
  const nothing = measured.length === 0 ? reading.word(picture.nothing ?? 'nothing') : null
  const more = picture.total === undefined ? moreThan(measured.length, drawn.length, reading) : null
  const said = (item: PictureItem): string | null => {
    const value = drawn[bars.findIndex((bar) => bar === item)]?.value ?? null
    return item.role === 'culprit' && value !== null ? againstLimit(value, limit, { expression, each, reading }) : null
  }
  return {
    kind: 'rank',
    bars: nothing === null ? bars : [],
    mark,
    more,
    alt: nothing ?? told(bars, reading, said),
    nothing,
  }
}

/** A number without a unit says nothing in a bar. */
function countingReading(reading: Reading): Reading {
  const { shown, translator } = reading
  return {
    ...reading,
    shown: (value, ...read) =>
      typeof value === 'number' ? translator.text('picture.times', { count: value }) : shown(value, ...read),
  }
}

/** Percent is of a whole: its bars are not stretched. Null = the longest bar is the scale. */
function scaleOfRank({ each, value }: RankPicture, { reading, scale }: Drawer): number | null {
  return reading.unitOf(value, each)?.startsWith('%') === true ? hundred : scale
}

/** The longest bar of a look, so that two looks can share a scale. */
export function longestOf(picture: RankPicture, reading: Reading): number {
  return Math.max(0, ...(measuredOf(picture, reading) ?? []).map(({ value }) => value ?? 0))
}

/** What is drawn as bars, the longest first; null = the list could not be read. */
function measuredOf(picture: RankPicture, reading: Reading): readonly Measured[] | null {
  const elements = elementsOf(picture, reading)
  if (elements === null) return null
  const each = elements.map((element): Measured => ({ ...element, value: reading.number(picture.value, element.it) }))
  const measured = picture.names === 'programs' ? byProgram(each) : each
  return measured.toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || 0)
}

/** A program runs as several processes: for a person it is one, with what all of them take. */
function byProgram(processes: readonly Measured[]): readonly Measured[] {
  const programs = new Set(processes.map(({ label }) => label))
  return [...programs].flatMap((label) => {
    const own = processes.filter((one) => one.label === label)
    const [first] = own
    if (first === undefined || own.length === 1) return own
    const isKnown = own.every(({ value }) => value !== null)
    const value = isKnown ? own.reduce((sum, one) => sum + (one.value ?? 0), 0) : null
    const isCulprit = own.some((one) => one.isCulprit)
    return [{ ...first, label: `${label} (${String(own.length)})`, value, isCulprit, isSeveral: true }]
  })
}

/** What the drawn bars leave of the total; where one of them is not known, this is not either. */
function restOf(
  { total, value: expression, each }: RankPicture,
  drawn: readonly Measured[],
  reading: Reading,
): Measured | null {
  if (total === undefined || drawn.length === 0) return null
  const whole = reading.number(total)
  const numbers = drawn.map(({ value }) => value)
  const isKnown = whole !== null && !numbers.includes(null)
  const value = isKnown ? whole - numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null
  // What is measured one after the other does not add up exactly.
  if (value !== null && (value <= 0 || reading.shown(value, expression, each) === reading.shown(0, expression, each)))
    return null
  return { it: null, label: reading.word('others'), isCulprit: false, value }
}

/** One line for all bars: only where all that are drawn have the same limit, and nothing is past it that stays below by itself. */
function limitOfBars(
  drawn: readonly Measured[],
  { each, expression, reading }: { readonly each: string; readonly expression: string; readonly reading: Reading },
): Limit | null {
  const limits = drawn.map(({ it }) => limitsOf({ value: expression, each, it }, reading)[0] ?? null)
  const [first = null] = limits
  if (first === null || !limits.every((limit) => limit?.at === first.at)) return null
  const isPast = drawn.some(({ isSeveral, isCulprit, value }) => isSeveral && !isCulprit && (value ?? 0) > first.at)
  return isPast ? null : first
}
