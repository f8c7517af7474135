import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PictureBar, PictureView } from '../../../shared/domain/picture.ts'
import { pictureLines } from './show-pictures.ts'
import { placesOf } from './page.ts'

const said = { alt: '', severity: 'problem', nothing: null } as const
const bar = (label: string, share: number | null, more: Partial<PictureBar> = {}): PictureBar => ({
  ...{ label, share, value: share === null ? 'not known' : `${String(share * 100)}%` },
  ...{ role: share === null ? 'unknown' : 'used' },
  ...more,
})
const gauge = (share: number | null, role: PictureBar['role'] = 'culprit'): PictureView => ({
  ...said,
  kind: 'gauge',
  bar: bar('processor', share, share === null ? {} : { role }),
  marks: [{ at: 0.9, text: '90%', isMain: true }],
  limit: 'limit 90%',
})
const rank: PictureView = {
  ...said,
  ...{ kind: 'rank', mark: null, more: null },
  bars: [bar('photoedit.exe', 0.75, { role: 'culprit' }), bar('a', 0.25), bar('b', null)],
}
const path: PictureView = {
  ...said,
  kind: 'path',
  stations: [
    { label: 'This PC', value: '', role: 'ok', sign: 'computer' },
    { label: 'Router', value: 'No answer', role: 'culprit', sign: 'router' },
    { label: 'Internet', value: 'Can’t tell', role: 'unknown', sign: 'internet' },
  ],
}
const plain = { columns: 80, isPlain: true, locale: 'en' } as const

test('a gauge has its value, its limit and a sign for what is wrong; not known is never empty or full', () => {
  expect(pictureLines(gauge(0.5), { ...plain, columns: 60 })).toEqual([
    'processor  ####################................|...  50% x',
  ])
  expect(pictureLines(gauge(0.5), plain)[0]).toMatch(/^processor {2}#{20}\.{16}\|\.{3} {2}50% x {2}limit 90%$/)
  expect(pictureLines(gauge(null), plain)[0]).toMatch(/^processor {2}\?+ {2}not known {2}limit 90%$/)
})

test('bars begin in one column, the culprit is told by a sign', () => {
  const lines = pictureLines(rank, plain)
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' '))).toEqual([
    `photoedit.exe ${'#'.repeat(30)}${'.'.repeat(10)} 75% x`,
    `a ${'#'.repeat(10)}${'.'.repeat(30)} 25%`,
    `b ${'?'.repeat(40)} not known`,
  ])
  expect(new Set(lines.map((line) => line.search(/[#?]/))).size).toBe(1)
})

test('a path breaks where it is broken, and stands below each other where it is too long', () => {
  expect(pictureLines(path, plain)).toEqual(['+ This PC .. x Router: No answer .. ? Internet: Can’t tell'])
  expect(pictureLines(path, { ...plain, isPlain: false })[0]).toContain('✗ Router')
  expect(pictureLines(path, { ...plain, columns: 30 })).toEqual([
    '+ This PC',
    'x Router: No answer',
    '? Internet: Can’t tell',
  ])
})

test('parts of a whole are one bar with what each of them is', () => {
  const parts = [bar('Used', 0.9), bar('Free', 0.1, { role: 'free' })]
  const share: PictureView = { ...said, kind: 'share', wholes: [{ label: 'C: 500 GB', parts, mark: null }] }
  expect(pictureLines(share, plain)).toEqual(['C: 500 GB', `${'#'.repeat(36)}....`, '# Used: 90%  . Free: 10%'])
  const unread: PictureView = { ...share, wholes: [{ label: 'C:', parts: [bar('Used', null)], mark: null }] }
  expect(pictureLines(unread, plain)[1]).toBe('?'.repeat(40))
})

const words = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[가-힣一-龥a-z ]{0,40}$/))
const bars = fc.record({
  label: words,
  value: fc.stringMatching(/^[0-9가-힣 ]{0,8}$/),
  role: fc.constantFrom('used' as const, 'free' as const, 'culprit' as const, 'ok' as const, 'unknown' as const),
  share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

test('no line is wider than the terminal, in any script', () => {
  fc.assert(
    fc.property(
      fc.array(bars, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 24, max: 120 }),
      fc.boolean(),
      (all, columns, isPlain) => {
        const views: readonly PictureView[] = [
          { ...said, kind: 'rank', bars: all, mark: null, more: null },
          { ...said, kind: 'share', wholes: [{ label: 'x', parts: all, mark: null }] },
          { ...said, kind: 'path', stations: all.map((one) => ({ ...one, sign: 'device' })) },
        ]
        for (const view of views)
          for (const line of pictureLines(view, { columns, isPlain, locale: 'ko' })) {
            expect(placesOf(line)).toBeLessThanOrEqual(columns)
            if (isPlain) expect(line).not.toMatch(/[█░┃✓✗─┄…]/)
          }
      },
    ),
  )
})
