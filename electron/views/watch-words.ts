import { findingKey, type Conclusion } from '../../shared/domain/conclusion.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import type { LanePart, PictureRole, PictureView } from '../../shared/domain/picture.ts'
import {
  isConstant,
  occurrencesOf,
  stretchesOf,
  tellingFindings,
  type Occurrence,
  type WatchLane,
  type WatchTimes,
} from '../../shared/domain/watch.ts'
import { joinGroups, joinItems, joinParts, labelled } from '../../shared/texts/join.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Headline, HeadlineWords } from './conclusion-words.ts'
import { showDuration } from './show-values.ts'

export type WatchSeen = {
  readonly running: boolean
  readonly times: WatchTimes
  readonly lastAt: number
  readonly lanes: readonly WatchLane[]
  readonly findings: readonly Finding[]
  readonly conclusion: Conclusion | null
}

/** One time that something showed. `length` null = it still did, or nobody looked on. */
export type SeenLine = { readonly at: string; readonly text: string; readonly length: string | null }

export type WatchTold = {
  readonly title: string
  readonly detail: string
  readonly headline: Headline
  readonly picture: PictureView
  readonly seen: readonly SeenLine[]
}

const timesTold = 4
const linesTold = 20

/** What a watch has seen so far, in one language; once it has ended, what it says. */
export function watchTold(watch: WatchSeen, words: HeadlineWords): WatchTold {
  const { running, times, lastAt, lanes } = watch
  const { translator, titleOf } = words
  const checks = joinItems(
    lanes.map(({ tool }) => titleOf(tool)),
    translator.locale,
  )
  const duration = showDuration(seenMs(watch), translator.locale)
  const looks = Math.max(0, ...lanes.map(({ readings }) => readings.length))
  const clock = clockOf(translator.locale, false)
  return {
    title: translator.text(running ? 'watch.running' : 'watch.ended', { checks, duration }),
    detail: running
      ? translator.text('watch.runningDetail', {
          left: showDuration(leftMs(watch), translator.locale),
          every: showDuration(times.everyMs, translator.locale),
        })
      : translator.text('watch.endedDetail', { from: clock(times.startedAt), to: clock(lastAt), count: looks }),
    headline: headlineOf(watch, { ...words, duration }),
    picture: pictureOf(watch, words),
    seen: seenLines(watch, words),
  }
}

export function leftMs({ times, lastAt }: Pick<WatchSeen, 'times' | 'lastAt'>): number {
  return Math.max(0, times.endsAt - lastAt)
}

/** How long it has watched: whole seconds, as a clock shows them. */
export function seenMs({ times, lastAt }: Pick<WatchSeen, 'times' | 'lastAt'>): number {
  const ms = Math.max(0, Math.min(lastAt, times.endsAt) - times.startedAt)
  return Math.round(ms / 1_000) * 1_000
}

type Words = HeadlineWords & { readonly duration: string }

function headlineOf(watch: WatchSeen, words: Words): Headline {
  const { running } = watch
  const { translator } = words
  const said = causeSaid(watch, words) ?? nothingSaid(watch, words)
  return running && said.tone === 'cause'
    ? { ...said, text: translator.text('watch.soFar', { what: said.text }) }
    : said
}

/** The best explanation, and when it showed. */
function causeSaid({ conclusion, findings, lanes }: WatchSeen, words: Words): Headline | null {
  const { translator, findingText } = words
  const [cause] = conclusion?.causes ?? []
  const finding = cause && findings.find((one) => findingKey(one) === findingKey(cause))
  const lane = cause && lanes.find(({ tool }) => tool === cause.tool)
  if (!finding || !lane) return null
  const text = findingText(finding)
  const isLikely = conclusion?.verdict === 'likely'
  return {
    tone: 'cause',
    text: isLikely ? translator.text('conclusion.likely', { finding: text }) : text,
    detail: whenSaid(lane, finding.id, words),
  }
}

function whenSaid(lane: WatchLane, findingId: string, { translator, duration }: Words): string {
  if (isConstant(lane, findingId)) return translator.text('watch.constant')
  const all = occurrencesOf(lane, findingId)
  const clock = clockOf(translator.locale, false)
  const list = new Intl.ListFormat(translator.locale, { type: 'conjunction' })
  const times = list.format(new Set(all.slice(0, timesTold).map(({ from }) => clock(from))))
  const key = all.length > timesTold ? 'watch.timesAndMore' : 'watch.times'
  const told = translator.text(key, { count: all.length, duration, times })
  return all.at(-1)?.to === null ? [told, translator.text('watch.isStill')].join(gap(translator.locale)) : told
}

function gap(locale: string): string {
  return locale === 'zh' ? '' : ' '
}

/** Nothing explains it. Only what was read at every look is called fine. */
function nothingSaid({ running, lanes }: WatchSeen, { translator, titleOf, duration }: Words): Headline {
  if (lanes.every(({ readings }) => readings.length === 0)) {
    const text = translator.text(running ? 'watch.begins' : 'watch.noLook')
    return { tone: 'unknown', text, detail: null }
  }
  const unread = lanes.filter(({ readings }) => readings.some(({ state }) => state === 'unread'))
  if (unread.length > 0) {
    const checks = joinItems(
      unread.map(({ tool }) => titleOf(tool)),
      translator.locale,
    )
    const text = translator.text('watch.unread', { checks })
    return { tone: 'unknown', text, detail: translator.text('watch.unreadDetail') }
  }
  if (running) return { tone: 'fine', text: translator.text('watch.nothingSoFar'), detail: null }
  return {
    tone: 'fine',
    text: translator.text('watch.nothing', { duration }),
    detail: translator.text('watch.nothingDetail'),
  }
}

const roles = { fine: 'ok', found: 'culprit', unread: 'unknown' } as const satisfies Record<string, PictureRole>
const legendOf = { ok: 'fine', culprit: 'found', unknown: 'unread' } as const

function pictureOf(watch: WatchSeen, { translator, titleOf }: HeadlineWords): PictureView {
  const { times, lastAt, lanes, findings, conclusion, running } = watch
  const { locale } = translator
  const endsAt = running ? times.endsAt : Math.max(lastAt, times.startedAt + 1)
  const telling = tellingFindings(conclusion ?? { causes: [], consequences: [] })
  const place = (ms: number): number => Math.min(1, Math.max(0, (ms - times.startedAt) / (endsAt - times.startedAt)))
  const drawn = lanes.map((lane) => {
    const parts = stretchesOf(lane, { everyMs: times.everyMs, lastAt, telling }).map(
      ({ from, to, state }): LanePart => ({ from: place(from), to: place(to), role: roles[state] }),
    )
    const value = laneValue(lane, parts, { telling, running, translator })
    const role = running && lane.readings.length === 0 ? 'free' : worstOf(parts)
    return { label: titleOf(lane.tool), value, role, parts }
  })
  const seen = new Set(drawn.flatMap(({ parts }) => parts.map(({ role }) => role)))
  const shown = (['ok', 'culprit', 'unknown'] as const).filter((role) => seen.has(role))
  const legend = shown.map((role) => ({ role, text: translator.text(`watch.lane.${legendOf[role]}`) }))
  const toCome = { role: 'to_come' as const, text: translator.text('watch.lane.toCome') }
  const clock = clockOf(locale, false)
  const axis = [times.startedAt, (times.startedAt + endsAt) / 2, endsAt].map(clock)
  const isBad = findings.some((one) => telling.has(findingKey(one)) && one.severity === 'problem')
  return {
    kind: 'lanes',
    lanes: drawn,
    axis,
    legend: running ? [...legend, toCome] : legend,
    alt: joinGroups(
      [
        translator.text('watch.span', { from: clock(times.startedAt), to: clock(endsAt) }),
        ...drawn.map(({ label, value, role }) => labelled(label, readAloud(value, role, translator), locale)),
      ],
      locale,
    ),
    severity: isBad ? 'problem' : 'warning',
    nothing: null,
  }
}

/** How often something showed says alone not that it was nothing good. */
function readAloud(value: string, role: PictureRole, translator: Translator): string {
  const said = value === translator.text('watch.lane.found') || role !== 'culprit'
  return said ? value : joinParts([value, translator.text('picture.culprit')], translator.locale)
}

function worstOf(parts: readonly LanePart[]): LanePart['role'] {
  const has = (role: PictureRole): boolean => parts.some((part) => part.role === role)
  if (parts.length === 0) return 'unknown'
  return has('culprit') ? 'culprit' : has('unknown') ? 'unknown' : 'ok'
}

type LaneWords = Pick<HeadlineWords, 'translator'> & {
  readonly telling: ReadonlySet<string>
  readonly running: boolean
}

/** While it runs how it is now; at the end how often something showed. */
function laneValue(lane: WatchLane, parts: readonly LanePart[], { telling, running, translator }: LaneWords): string {
  const ids = idsIn(lane, telling)
  if (running && lane.readings.length === 0) return translator.text('watch.lane.notYet')
  const now = parts.at(-1)?.role ?? 'unknown'
  if (running && now !== 'ok') return translator.text(`watch.lane.${now === 'culprit' ? 'found' : 'unread'}`)
  if (ids.some((id) => isConstant(lane, id))) return translator.text('watch.lane.always')
  const count = parts.filter(({ role }) => role === 'culprit').length
  if (count > 0) return translator.text('picture.times', { count })
  return translator.text(`watch.lane.${worstOf(parts) === 'unknown' ? 'unread' : 'fine'}`)
}

function idsIn({ tool, readings }: WatchLane, telling: ReadonlySet<string>): readonly string[] {
  const ids = new Set(readings.flatMap(({ findings }) => findings))
  return [...ids].filter((id) => telling.has(findingKey({ tool, id })))
}

/** Every time that something telling showed, the first one first. */
function seenLines({ lanes, findings, conclusion }: WatchSeen, words: HeadlineWords): readonly SeenLine[] {
  const telling = new Set((conclusion?.causes ?? []).map(findingKey))
  const { locale } = words.translator
  const clock = clockOf(locale, true)
  type Seen = { readonly finding: Finding; readonly one: Occurrence }
  const all = lanes.flatMap((lane) =>
    idsIn(lane, telling).flatMap((id) => {
      const finding = findings.find((one) => one.tool === lane.tool && one.id === id)
      return finding ? occurrencesOf(lane, id).map((one): Seen => ({ finding, one })) : []
    }),
  )
  return all
    .toSorted((a, b) => a.one.from - b.one.from)
    .slice(0, linesTold)
    .map(({ finding, one: { from, to } }) => ({
      at: clock(from),
      text: words.findingText(finding),
      length:
        to === null ? null : words.translator.text('watch.seenLength', { duration: showDuration(to - from, locale) }),
    }))
}

function clockOf(locale: string, hasSeconds: boolean): (ms: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(hasSeconds ? { second: '2-digit' } : {}),
  })
  return (ms) => format.format(ms)
}
