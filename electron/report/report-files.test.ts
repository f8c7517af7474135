import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { itemsOf } from '../../shared/domain/picture.ts'
import { bar, type Report } from '../../shared/domain/report.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { examplePictures } from '../../test/fakes/example-pictures.ts'
import { hostileText, unseenCharacters } from '../../test/fakes/hostile-text.ts'
import { markdownLine } from '../views/markdown.ts'
import { escaped } from './escaped.ts'
import { pictureHtml } from './picture-html.ts'
import { reportHtml } from './report-html.ts'
import { reportMarkdown } from './report-markdown.ts'

function reportSaying(text: string): Report {
  return {
    title: text,
    at: text,
    said: [text],
    facts: [{ label: text, value: text }],
    found: [{ state: 'problem', text, details: [text], pictures: [] }],
    tried: [{ state: 'skipped', text, details: [], pictures: [] }],
    next: [text],
    technical: [{ label: text, value: text }],
  }
}

const pictures = Object.values(examplePictures)

describe('a report as a file', () => {
  test('nothing that a PC calls its things becomes more than text, and nothing hides in it', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = reportHtml(reportSaying(text), createTranslator('en'))
        const without = reportHtml(reportSaying('x'), createTranslator('en'))
        expect(html.match(/<[^>]*>/g)).toEqual(without.match(/<[^>]*>/g))
        expect(html).not.toMatch(unseenCharacters)
        const markdown = reportMarkdown(reportSaying(text), createTranslator('en'))
        expect(markdown).not.toMatch(/(?<!\\)[[\]<`|~]/)
        expect(markdown.split('\n').length).toBe(
          reportMarkdown(reportSaying('x'), createTranslator('en')).split('\n').length,
        )
        expect(markdown).not.toMatch(unseenCharacters)
      }),
    )
  })

  test.each(locales)('a bar is read aloud as something hidden, in %s', (locale) => {
    const translator = createTranslator(locale)
    const html = reportHtml(reportSaying(`a ${bar} b`), translator)
    const body = html.slice(html.indexOf('<body>'))
    const named = `<span role="img" aria-label="${translator.text('report.hidden')}">${bar}</span>`
    expect(body.split(named).join('')).not.toContain(bar)
    expect(html).toContain(`<blockquote>a ${named} b</blockquote>`)
  })

  test.each(locales)('every picture is in it with all its words, in %s', (locale) => {
    const report: Report = {
      ...reportSaying('x'),
      found: pictures.map((view) => ({ state: 'problem', text: 'x', details: [], pictures: [view] })),
    }
    const html = reportHtml(report, createTranslator(locale))
    const markdown = reportMarkdown(report, createTranslator(locale))
    for (const { label, value } of pictures.flatMap(itemsOf)) {
      expect(html).toContain(escaped(label))
      expect(html).toContain(escaped(value))
      expect(markdown).toContain(markdownLine(value))
    }
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).not.toMatch(/NaN|undefined|<script|src=|href=/)
  })

  test('what is not known is drawn as open, never as nothing', () => {
    const bar = { label: 'CPU', value: 'not known', role: 'unknown', share: null } as const
    const view = { kind: 'gauge', alt: 'x', severity: 'info', nothing: null, bar, marks: [], limit: null } as const
    expect(pictureHtml(view, escaped)).toContain('class="open"')
    // Of a watch each stretch stands at its place: fine, wrong, not known, and beyond it the track alone.
    const rows = pictureHtml(examplePictures.lanes, escaped).split('<tr ').slice(1)
    const shapesOf = (row: string | undefined) =>
      [...(row ?? '').matchAll(/<rect class="(\w+)"(?: x="([\d.]+)")?/g)].map(([, of, x]) => `${of ?? ''} ${x ?? '0'}`)
    expect(shapesOf(rows[0])).toEqual(['track 0', 'ok 0', 'culprit 48', 'open 64.5'])
    expect(shapesOf(rows[1])).toEqual(['track 0', 'open 0.5'])
  })

  test('a part that holds nothing has no heading', () => {
    const report: Report = { ...reportSaying('x'), tried: [], next: [], technical: [] }
    const translator = createTranslator('en')
    for (const file of [reportHtml(report, translator), reportMarkdown(report, translator)])
      for (const key of ['report.tried', 'report.next', 'report.technical'] as const)
        expect(file).not.toContain(translator.text(key))
  })
})
