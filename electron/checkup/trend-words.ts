import type { CheckUpArea } from '../../shared/domain/check-up.ts'
import type { Reading, Trend } from '../../shared/domain/trend.ts'
import type { TrendPlace, TrendView } from '../../shared/ipc/check-up-view.ts'
import { labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import type { Registry } from '../registry/registry.ts'
import { harmless } from '../views/harmless.ts'
import { showCount, showValue } from '../views/show-values.ts'
import { areaOf } from './areas.ts'
import { valueShape } from './value-shape.ts'

type Words = { readonly registry: Pick<Registry, 'find'>; readonly translator: Translator }

/** More of them would be a page of their own. */
const mostOnATile = 2

/** What stands on the tile of an area: what comes to its end first, then in the order of the checks. */
export function trendsOfArea(trends: readonly Trend[], area: CheckUpArea, words: Words): readonly TrendView[] {
  const { registry } = words
  const endOf = ({ endsAtMs }: Trend): number => endsAtMs ?? Number.POSITIVE_INFINITY
  return trends
    .flatMap((trend) => {
      const tool = registry.find(trend.tool)
      return tool && areaOf(tool) === area ? [{ trend, tool }] : []
    })
    .toSorted((one, other) =>
      endOf(one.trend) < endOf(other.trend) ? -1 : endOf(one.trend) > endOf(other.trend) ? 1 : 0,
    )
    .flatMap(({ trend, tool }) => trendView(trend, tool, words.translator))
    .slice(0, mostOnATile)
}

function trendView(trend: Trend, tool: Tool, translator: Translator): readonly TrendView[] {
  const { readings, endsAtMs } = trend
  const said = tool.texts.tracked?.[trend.id]
  const tracked = tool.track?.find(({ id }) => id === trend.id)
  const [first] = readings
  const last = readings.at(-1)
  // A later version of Deskmedic may know nothing of it any more.
  if (!said || !tracked || !first || !last) return []
  const { locale } = translator
  const withName = (text: string): string => text.replaceAll('{name}', () => harmless(trend.label))
  const shape = valueShape(tracked, tool)
  const ends = ({ at, value }: Reading): string =>
    labelled(dayOf(at, locale), showValue(value, shape, translator), locale)
  const title = withName(said.name[locale])
  const forecast =
    endsAtMs === null || said.ends === undefined
      ? null
      : withName(said.ends[locale].replaceAll('{time}', () => timeAhead(endsAtMs - last.at, locale)))
  const unread = readings.filter(({ value }) => value === null).length
  const shown = { title, forecast, from: ends(first), to: ends(last) }
  return [
    {
      ...shown,
      ...drawn(trend, tracked.end ?? 0),
      alt: inOneText({ ...shown, unread, readings: readings.length }, translator),
    },
  ]
}

type Shown = Pick<TrendView, 'title' | 'forecast' | 'from' | 'to'> & {
  readonly unread: number
  readonly readings: number
}

function inOneText({ title, forecast, from, to, unread, readings }: Shown, translator: Translator): string {
  return [
    translator.text('checkUp.trend.alt', { name: title, count: readings, from, to }),
    ...(unread === 0 ? [] : [translator.text('checkUp.trend.unread', { count: unread })]),
    ...(forecast === null ? [] : [forecast]),
  ].join(' ')
}

/** Height from zero: a line that fills the picture would make much of little. What is unknown parts it. */
function drawn({ readings, endsAtMs }: Trend, end: number): Pick<TrendView, 'lines' | 'ahead'> {
  const from = readings[0]?.at ?? 0
  const to = endsAtMs ?? readings.at(-1)?.at ?? 0
  const highest = Math.max(end, ...readings.map(({ value }) => value ?? 0))
  const place = (at: number, value: number): TrendPlace => ({
    across: (at - from) / (to - from),
    up: highest === 0 ? 0 : value / highest,
  })
  const lines: TrendPlace[][] = [[]]
  for (const { at, value } of readings)
    if (value === null) lines.push([])
    else lines.at(-1)?.push(place(at, value))
  const newest = lines.at(-1)?.at(-1)
  return {
    lines: lines.filter((line) => line.length > 0),
    ahead: endsAtMs === null || newest === undefined ? null : [newest, place(endsAtMs, end)],
  }
}

function dayOf(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at)
}

const dayMs = 86_400_000
const units = [
  { unit: 'month', days: 30.4, from: 63 },
  { unit: 'week', days: 7, from: 14 },
  { unit: 'day', days: 1, from: 0 },
] as const

/** No finer than anybody can know. */
function timeAhead(ms: number, locale: string): string {
  const days = ms / dayMs
  const { unit, days: each } = units.find(({ from }) => days >= from) ?? units[2]
  return showCount(Math.max(1, Math.round(days / each)), unit, locale)
}
