import fc from 'fast-check'
import { expect, test } from 'vitest'

import { picturesOf, type Picture } from '../../electron/contract/picture.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { drawPair, drawPictures } from '../../electron/views/pictures/draw-pictures.ts'
import { createReading, type Look } from '../../electron/views/pictures/reading.ts'
import { measured } from '../../electron/views/show-values.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { locales } from '../../shared/domain/locale.ts'
import { itemsOf, type PictureView } from '../../shared/domain/picture.ts'
import { pictureWord } from '../../shared/texts/picture-words.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { anyLook } from '../fakes/any-look.ts'

const tools = loadTools()
const drawn = tools.filter(({ picture }) => picturesOf(picture).length > 0)
const conditions = createConditions()
const nowMs = Date.parse('2026-01-01T00:00:00Z')

test('every check says how its result is drawn, or why there is nothing to draw', () => {
  const silent = tools.filter(({ kind, picture }) => kind === 'diagnostic' && picture === undefined)
  expect(silent.map(({ name }) => name)).toEqual([])
  expect(drawn.length).toBeGreaterThan(65)
})

test('every kind of picture is drawn by a check', () => {
  const kinds = drawn.flatMap(({ picture }) => picturesOf(picture).map(({ kind }) => kind))
  expect([...new Set(kinds)].sort()).toEqual(['events', 'facts', 'gauge', 'path', 'rank', 'share', 'spans', 'tiles'])
})

/** Everything from 0 to 1 along a picture, null where it is not known. */
function placesIn(view: PictureView): readonly (number | null)[] {
  switch (view.kind) {
    case 'gauge':
      return [view.bar.share, ...view.marks.map(({ at }) => at)]
    case 'share':
      return view.wholes.flatMap(({ parts, mark }) => [...parts.map(({ share }) => share), mark?.at ?? null])
    case 'rank':
      return [...view.bars.map(({ share }) => share), view.mark?.at ?? null]
    case 'events':
      return view.dots.map(({ at }) => at)
    case 'spans':
      return [...view.spans.flatMap(({ from, to }) => [from, to]), view.mark?.at ?? null]
    default:
      return []
  }
}

function faultsOf(view: PictureView): readonly string[] {
  const items = itemsOf(view)
  const isBacked = view.kind === 'spans' && view.spans.some(({ from, to }) => from !== null && to !== null && to < from)
  return [
    ...(placesIn(view).every((place) => place === null || (place >= 0 && place <= 1)) ? [] : ['a place outside']),
    ...(isBacked ? ['a span that ends before it begins'] : []),
    ...(view.alt.trim() === '' ? ['no words'] : []),
    ...(view.nothing === null && items.length === 0 ? ['nothing drawn, nothing said'] : []),
    ...items.flatMap(({ label, value }) =>
      label.trim() === '' || value.trim() === '' ? ['an item without words'] : [],
    ),
    ...(/undefined|\[object|NaN/.test(`${view.alt} ${items.map(({ value }) => value).join(' ')}`) ? ['raw value'] : []),
  ]
}

test.each(drawn.map((tool) => [tool.name, tool] as const))('%s: whatever was read can be drawn', (_name, tool) => {
  const looks = fc.tuple(anyLook(tool, nowMs), anyLook(tool, nowMs), fc.constantFrom(...locales), fc.boolean())
  fc.assert(
    fc.property(looks, ([before, after, locale, isProved]) => {
      const deps = { conditions, translator: createTranslator(locale) }
      const looks = { before: { ...before, tool }, after: { ...after, tool } }
      const pair = drawPair({ ...looks, isProved }, deps)
      const well = new Set(['works', 'on', 'running', 'connected'].map((word) => pictureWord(word, locale)))
      const views = [...drawPictures(looks.before, deps), ...(pair ? [pair.before, pair.after] : [])]
      expect(views.flatMap(faultsOf)).toEqual([])
      const praised = views.flatMap(itemsOf).filter(({ role, value }) => role === 'culprit' && well.has(value))
      expect(praised).toEqual([])
      // They cross to the window.
      expect(structuredClone(views)).toEqual(views)
    }),
    { numRuns: 30 },
  )
})

test.each(drawn.map((tool) => [tool.name, tool] as const))(
  '%s: of what could not be read nothing looks well, and nothing is zero',
  (_name, tool) => {
    const look: Look = { tool, record: null, args: {}, nowMs, finding: null }
    const views = drawPictures(look, { conditions, translator: createTranslator('en') })
    const known = views.flatMap((view) => itemsOf(view).filter(({ role }) => role !== 'unknown'))
    const places = views.flatMap(placesIn).filter((place) => place !== null)
    expect(known).toEqual([])
    expect(views.filter(({ nothing }) => nothing !== null)).toEqual([])
    expect(places.filter((place) => place === 0)).toEqual([])
  },
)

test('an axis of no fixed length begins with the first event, however long ago that is', () => {
  const tool = tools.find(({ name }) => name === 'analyze_logs')
  if (tool === undefined) throw new Error('no such tool')
  const matches = ['2024-06-01T10:00:00Z', null, '2025-12-31T23:00:00Z'].map((utc, at) => {
    return { line: at + 1, utc, level: null, summary: 'an error' }
  })
  const drawnOf = (found: typeof matches): readonly PictureView[] => {
    const record = { result: { matches: found, scannedBytes: 1, truncated: false }, unavailable: [] }
    const look: Look = { tool, record, args: {}, nowMs, finding: null }
    return drawPictures(look, { conditions, translator: createTranslator('en') })
  }
  const [last, first = 1, unknown] = drawnOf(matches).flatMap(placesIn)
  expect([last, unknown]).toEqual([expect.closeTo(1, 3), null])
  expect(first).toBeLessThan(0.01)
  expect(drawnOf(matches.map((match) => ({ ...match, utc: null })))).toEqual([])
})

test('no number stands in a bar without what it measures or counts', () => {
  const bare = drawn.flatMap((tool) =>
    picturesOf(tool.picture).flatMap((picture) => {
      const { unitOf } = createReading(
        { tool, record: null, args: {}, nowMs, finding: null },
        { conditions, translator: createTranslator('en') },
      )
      return measuredIn(picture)
        .filter(({ value, each }) => measured(1, unitOf(value, each), 'en') === null)
        .map(({ value }) => `${tool.name}: ${picture.kind} of ${value}`)
    }),
  )
  expect(bare).toEqual([])
})

/** The numbers that a picture writes beside a bar, unless it says itself what they count. */
function measuredIn(picture: Picture): readonly { readonly value: string; readonly each?: string }[] {
  switch (picture.kind) {
    case 'gauge':
      return [{ value: picture.value }]
    case 'share':
      return [picture.whole, ...picture.parts.map(({ value }) => value)].map((value) => ({ value, each: picture.each }))
    case 'rank':
      return picture.counts === undefined ? [{ value: picture.value, each: picture.each }] : []
    case 'spans':
      return picture.value === undefined ? [] : [{ value: picture.value, each: picture.each }]
    default:
      return []
  }
}

test('the tile of a job that holds others up says how many wait behind it', () => {
  const tool = tools.find(({ name }) => name === 'check_print_queue')
  if (tool === undefined) throw new Error('no print queue')
  const job = { printer: 'Office', document: 'Budget', error: false, deleting: false, blocked: false, paused: false }
  const jobs = [
    { ...job, jobId: 1, error: true, ageMin: 9 },
    { ...job, jobId: 2, document: 'Letter', ageMin: 5 },
    { ...job, jobId: 3, document: 'Poster', paused: true, ageMin: 4 },
    { ...job, jobId: 4, document: 'Badge', printer: 'Lab', ageMin: 4 },
    { ...job, jobId: 5, document: 'Label', printer: 'Lab', error: true, ageMin: 4 },
    { ...job, jobId: 6, document: 'Slides', blocked: true, ageMin: 3 },
    { ...job, jobId: 7, document: 'Map', printer: 'Hall', blocked: true, ageMin: 3 },
    { ...job, jobId: 8, document: 'Menu', printer: 'Hall', ageMin: 2 },
  ]
  const record = { result: { spooler: 'Running', jobs }, unavailable: [] }
  const shown = (locale: 'en' | 'zh') =>
    drawPictures(
      { tool, record, args: {}, nowMs, finding: null },
      { conditions, translator: createTranslator(locale) },
    ).flatMap((view) => itemsOf(view).map(({ label, value }) => [label, value] as const))
  const behind = /\d waiting behind it/
  expect(shown('en').filter(([, value]) => behind.test(value))).toEqual([
    ['Budget', expect.stringContaining('2 waiting behind it')],
    ['Label', expect.stringContaining('1 waiting behind it')],
    ['Map', expect.stringContaining('1 waiting behind it')],
  ])
  expect(shown('en')).toContainEqual(['Slides', 'Held up, 3 min'])
  expect(shown('zh').join()).toContain('后面还有 2 个')
})

/** A finding of a check, drawn from what was read. */
function drawnFinding(name: string, id: string, result: Record<string, unknown>): readonly PictureView[] {
  const tool = tools.find((one) => one.name === name)
  const rule = tool?.findings.find((one) => one.id === id)
  if (tool === undefined || rule === undefined) throw new Error(`${name}/${id}`)
  const look = { tool, record: { result, unavailable: [] }, args: {}, nowMs }
  const finding = { rule, severity: rule.severity }
  return drawPictures({ ...look, finding }, { conditions, translator: createTranslator('en') })
}

test('beside what is wrong stands no picture that shows only what is well, or nothing', () => {
  const power = {
    schemeGuid: 'a1841308-3541-4fab-bc81-f71556f20b4a',
    sleepStates: ['S3'],
    lastWake: [],
    wakeTimers: [],
  }
  expect(drawnFinding('check_power_settings', 'power_saver', { ...power, requests: [] })).toEqual([])
  const asking = { section: 'SYSTEM', entry: '[DRIVER] Realtek Audio (X)', name: 'Realtek Audio' }
  const [awake] = drawnFinding('check_power_settings', 'kept_awake', { ...power, requests: [asking] })
  expect(awake && itemsOf(awake)).toEqual([{ label: 'Realtek Audio', value: 'Keeps this PC awake', role: 'culprit' }])
})

test('a measure within its limits stands beside no finding about something else', () => {
  const answers = { host: 'erp', guessed: null, sent: 3, received: 3, avgMs: 4, address: '192.0.2.90', errorCodes: [] }
  const closed = drawnFinding('ping_host', 'port_closed', { ...answers, port: 443, tcpOpen: false, tcpMs: null })
  expect(closed.map(({ kind, alt }) => [kind, alt])).toEqual([
    ['path', expect.stringContaining('The service: No answer')],
  ])
  const slow = drawnFinding('ping_host', 'slow', { ...answers, avgMs: 400, port: null, tcpOpen: null, tcpMs: null })
  expect(slow.map(({ kind }) => kind)).toEqual(['gauge'])
})

test.each(drawn.map((tool) => [tool.name, tool] as const))(
  '%s: of a finding nothing is drawn that is all well, and nothing needs attention twice',
  (_name, tool) => {
    fc.assert(
      fc.property(anyLook(tool, nowMs), fc.constantFrom(...locales), (look, locale) => {
        const translator = createTranslator(locale)
        const views = look.finding === null ? [] : drawPictures({ ...look, tool }, { conditions, translator })
        const isAllWell = (view: PictureView): boolean => itemsOf(view).every(({ role }) => role === 'ok')
        expect(views.filter(isAllWell)).toEqual([])
        const attention = pictureWord('attention', locale)
        const twice = `${attention}, ${translator.text('picture.culprit')}`.toLowerCase()
        expect(views.filter(({ alt }) => alt.replaceAll('，', ', ').toLowerCase().includes(twice))).toEqual([])
      }),
      { numRuns: 30 },
    )
  },
)

test('a gauge names the limit that was passed, not one that is further on', () => {
  const [gauge] = drawnFinding('check_boot_performance', 'slow', { boots: [{}], lastBootMs: 108_000, slowItems: [] })
  expect(gauge).toMatchObject({ kind: 'gauge', limit: 'limit 90 s' })
  expect(gauge?.alt).toContain('over the limit of 90 s')
})

test('the word under a state has a place for its number in every language', () => {
  const words = tools.flatMap(({ name, texts, picture }) =>
    picturesOf(picture)
      .flatMap((one) => ('states' in one ? one.states : []))
      .flatMap(({ counts }) => (counts === undefined ? [] : [[name, texts.picture?.[counts.word]] as const])),
  )
  expect(words.length).toBeGreaterThan(0)
  for (const [name, word] of words) for (const locale of locales) expect(word?.[locale], name).toContain('{count}')
})

test('a program is one bar with what all of its processes take, and no limit of one of them is drawn across it', () => {
  const gigabytes = (count: number): number => count * 1024 ** 3
  const process = (pid: number, name: string, privateBytes: number | null) => ({ pid, name, privateBytes })
  const memory = (top: readonly unknown[]) => ({ totalBytes: gigabytes(16), commitPct: 60, pageFiles: [], top })
  const rankOf = (top: readonly unknown[]) =>
    drawnFinding('check_memory_usage', 'one_program', memory(top)).find(({ kind }) => kind === 'rank')
  const leaking = process(1, 'photoedit', gigabytes(5))
  const some = rankOf([leaking, process(2, 'chrome', gigabytes(1)), process(3, 'chrome', gigabytes(2))])
  expect(some && itemsOf(some).map(({ label, value, role }) => `${label}: ${value}, ${role}`)).toEqual([
    'photoedit: 5 GB, culprit',
    'Google Chrome (2): 3 GB, used',
  ])
  expect(some?.kind === 'rank' && some.mark !== null).toBe(true)
  const many = rankOf([leaking, process(2, 'chrome', gigabytes(3)), process(3, 'chrome', gigabytes(3))])
  expect(many?.kind === 'rank' && [many.mark, many.bars.map(({ role }) => role)]).toEqual([null, ['used', 'culprit']])
  const unread = rankOf([leaking, process(2, 'chrome', null), process(3, 'chrome', gigabytes(2))])
  expect(unread && itemsOf(unread).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'photoedit: 5 GB',
    'Google Chrome (2): Unknown',
  ])
})
