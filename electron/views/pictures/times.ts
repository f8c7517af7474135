import { timeOf, type ConditionValue } from '../../../shared/condition/value.ts'
import type { PictureItem, PictureSpan } from '../../../shared/domain/picture.ts'
import { joinParts } from '../../../shared/texts/join.ts'
import type { EventsPicture, SpansPicture } from '../../contract/picture.ts'
import { shownAlike } from '../show-values.ts'
import { limitsOf, type Limit } from './limits.ts'
import {
  againstLimit,
  elementsOf,
  markOf,
  moreThan,
  mostOf,
  roleOf,
  told,
  unreadItem,
  wordsOf,
  type Drawer,
  type Drawing,
  type Element,
} from './parts.ts'
import type { Reading } from './reading.ts'

const dayMs = 86_400_000
/** Where the span itself could not be read. */
const usualDays = 30
const longestDays = 3_650
const eventsDrawn = 30
const eventsTold = 6

export function drawEvents(picture: EventsPicture, { reading }: Drawer): Drawing {
  const { nowMs } = reading.look
  const elements = elementsOf(picture, reading)
  const spanMs = Math.min(longestDays, Math.max(1, spanDays(picture, elements, reading) ?? usualDays)) * dayMs
  const fromMs = nowMs - spanMs
  const axis = dayAxis(fromMs, nowMs, reading)
  const days = reading.translator.text('picture.days', { count: Math.round(spanMs / dayMs) })
  if (elements === null) {
    const dot = { ...unreadItem(picture.each, reading), at: null }
    return { kind: 'events', dots: [dot], axis, more: null, alt: told([dot], reading), nothing: null }
  }
  const timed = elements
    .map((element) => ({ ...element, atMs: timeOf(reading.value(picture.at, element.it)) }))
    // What lies before the axis is not drawn; what has no time that could be read is.
    .filter(({ atMs }) => atMs === null || atMs >= fromMs)
    .sort((a, b) => (b.atMs ?? -Infinity) - (a.atMs ?? -Infinity))
  const dots = mostOf(timed, picture.most ?? eventsDrawn).map(({ it, label, isCulprit, atMs }) => ({
    ...{ label, value: wordsOf(reading.value(picture.at, it), picture.at, { each: picture.each, reading }) },
    role: roleOf(atMs !== null, isCulprit, 'used'),
    at: atMs === null ? null : Math.min(1, (atMs - fromMs) / (nowMs - fromMs)),
  }))
  const more = moreThan(timed.length, dots.length, reading)
  const nothing = timed.length === 0 ? reading.word(picture.nothing ?? 'nothing') : null
  const { locale } = reading.translator
  const rest = moreThan(timed.length, Math.min(dots.length, eventsTold), reading)
  const said = joinParts([told(dots.slice(0, eventsTold), reading), ...(rest === null ? [] : [rest])], locale)
  return { kind: 'events', dots, axis, more, alt: joinParts([days, nothing ?? said], locale), nothing }
}

function spanDays(
  { days, at }: EventsPicture,
  elements: ReturnType<typeof elementsOf>,
  reading: Reading,
): number | null {
  if (days !== null) return reading.number(days)
  const times = (elements ?? []).map(({ it }) => timeOf(reading.value(at, it))).filter((time) => time !== null)
  // Whole days: the first of them stands on the axis.
  return times.length === 0 ? null : Math.ceil((reading.look.nowMs - Math.min(...times)) / dayMs)
}

function dayAxis(fromMs: number, toMs: number, { translator }: Reading): readonly string[] {
  const format = new Intl.DateTimeFormat(translator.locale, { month: 'short', day: 'numeric' })
  return [fromMs, (fromMs + toMs) / 2, toMs].map((time) => format.format(time))
}

const spansDrawn = 6

export function drawSpans(picture: SpansPicture, drawer: Drawer): Drawing {
  const { reading } = drawer
  const elements = elementsOf(picture, reading)
  if (elements === null) {
    const span: PictureSpan = { ...unreadItem(picture.each, reading), from: null, to: null }
    return { kind: 'spans', spans: [span], mark: null, axis: [], more: null, alt: told([span], reading), nothing: null }
  }
  const drawn =
    picture.value === undefined ? heldSpans(picture, elements, reading) : tookSpans(picture, elements, drawer)
  const nothing = elements.length === 0 ? reading.word(picture.nothing ?? 'nothing') : null
  const more = moreThan(elements.length, drawn.spans.length, reading)
  const { said, ...spans } = drawn
  return { kind: 'spans', ...spans, more, alt: nothing ?? told(spans.spans, reading, said), nothing }
}

type Spans = {
  readonly spans: readonly PictureSpan[]
  readonly axis: readonly string[]
  readonly mark: ReturnType<typeof markOf>
  readonly said: (item: PictureItem) => string | null
}

/** How long things took, each from the start of the axis. */
function tookSpans(
  picture: Extract<SpansPicture, { readonly value: string }>,
  elements: readonly Element[],
  { reading, scale: shared }: Drawer,
): Spans {
  const { each, value: expression } = picture
  const measured = elements
    .map((element) => ({ ...element, took: durationOf(reading.number(expression, element.it)) }))
    .sort((a, b) => (b.took ?? -Infinity) - (a.took ?? -Infinity) || 0)
  const drawn = mostOf(measured, picture.most ?? spansDrawn)
  const whole = picture.whole === undefined ? null : reading.number(picture.whole)
  const scale = shared ?? Math.max(whole ?? 0, ...drawn.map(({ took }) => took ?? 0))
  const spans = drawn.map(({ label, took, isCulprit }): PictureSpan => ({
    ...{ label, value: wordsOf(took, expression, { each, reading }), role: roleOf(took !== null, isCulprit, 'used') },
    from: took === null || scale <= 0 ? null : 0,
    to: took === null || scale <= 0 ? null : Math.min(1, took / scale),
  }))
  const limits = drawn.map(({ it }) => limitsOf({ value: expression, each, it }, reading)[0] ?? null)
  const limit: Limit | null = limits.find((one) => one !== null) ?? null
  const mark =
    limit && scale > 0
      ? markOf(limit, againstLimit(null, limit, { expression, each, reading }) ?? '', { from: 0, to: scale })
      : null
  const axis = scale > 0 ? axisWords([0, scale / 2, scale], { expression, each, reading }) : []
  const said = (item: PictureItem): string | null => {
    const index = spans.findIndex((span) => span === item)
    const took = drawn[index]?.took ?? null
    return item.role === 'culprit' && took !== null
      ? againstLimit(took, limits[index] ?? null, { expression, each, reading })
      : null
  }
  return { spans, axis, mark, said }
}

type OfAxis = { readonly expression: string; readonly each: string; readonly reading: Reading }

/** "105 s" between "0 s" and "3 min 30 s" would have to be reckoned over. */
function axisWords(places: readonly number[], { expression, each, reading }: OfAxis): readonly string[] {
  const alike = shownAlike(places, reading.unitOf(expression, each), reading.translator.locale)
  return alike ?? places.map((at) => reading.shown(at, expression, each))
}

/** Nothing takes less than no time: such a reading says nothing. */
function durationOf(value: number | null): number | null {
  return value === null || value < 0 ? null : value
}

/** From when until when things hold; the mark is now. */
function heldSpans(
  picture: Extract<SpansPicture, { readonly from: string }>,
  elements: readonly Element[],
  reading: Reading,
): Spans {
  const { each, from, to } = picture
  const { nowMs } = reading.look
  const timed = mostOf(elements, picture.most ?? spansDrawn).map((element) => {
    const at = (expression: string): { readonly read: ConditionValue; readonly ms: number | null } => {
      const read = reading.value(expression, element.it)
      return { read, ms: timeOf(read) }
    }
    return { ...element, start: at(from), end: at(to) }
  })
  const times = [nowMs, ...timed.flatMap(({ start, end }) => [start.ms, end.ms]).filter((ms) => ms !== null)]
  const first = Math.min(...times)
  const last = Math.max(...times)
  const place = (ms: number | null): number | null =>
    ms === null || last <= first ? null : (ms - first) / (last - first)
  const format = new Intl.DateTimeFormat(reading.translator.locale, { year: 'numeric', month: 'short' })
  const spans = timed.map(({ label, start, end, isCulprit }): PictureSpan => {
    const isKnown = start.ms !== null && end.ms !== null && start.ms <= end.ms
    return {
      ...{ label, value: wordsOf(end.read, to, { each, reading }), role: roleOf(isKnown, isCulprit, 'used') },
      ...(isKnown ? { from: place(start.ms), to: place(end.ms) } : { from: null, to: null }),
    }
  })
  const at = place(nowMs)
  const mark = at === null ? null : { at, text: reading.word('today'), isMain: true }
  return { spans, axis: last > first ? [first, last].map((time) => format.format(time)) : [], mark, said: () => null }
}
