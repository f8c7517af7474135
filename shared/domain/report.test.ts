import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createCutter, personalKinds, toHandOver, withTexts, type PersonalItem, type Report } from './report.ts'

const empty: Report = { title: '', at: '', said: [], facts: [], found: [], tried: [], next: [], technical: [] }

function item(value: string, kind: PersonalItem['kind'] = 'person'): PersonalItem {
  return { kind, value, places: 1 }
}

const hiddenWord = 'hidden'
const nothing = { shown: new Set<number>(), hasTechnical: true, hiddenWord }

describe('what is personal', () => {
  test('is hidden wherever it stands as a word, whatever its case, and within other words it is not', () => {
    const report = { ...empty, title: 'Kim and kimchi: KIM_PC, kim-laptop, 김kim의' }
    expect(toHandOver(report, [item('kim')], nothing).title).toBe('█████ and kimchi: █████_PC, █████-laptop, 김█████의')
  })

  test('the longest name counts', () => {
    const cut = createCutter([item('report'), item('report.pdf', 'file')])
    expect(cut('my report.pdf')).toEqual([
      { text: 'my ', item: null },
      { text: 'report.pdf', item: 1 },
    ])
  })

  test('what is shown stays, and the technical part goes along only where it is wanted', () => {
    const report = { ...empty, said: ['PC7 of kim'], technical: [{ label: 'a', value: 'PC7' }] }
    const items = [item('PC7', 'computer'), item('kim')]
    const handed = toHandOver(report, items, { ...nothing, shown: new Set([0]), hasTechnical: false })
    expect(handed.said).toEqual(['PC7 of █████'])
    expect(handed.technical).toEqual([])
  })

  test('what a picture says aloud has a word instead of a bar', () => {
    const picture = {
      kind: 'facts',
      severity: 'info',
      rows: [{ label: 'PC', value: 'kim' }],
      alt: 'PC: kim',
      nothing: null,
    }
    expect(withTexts([picture], (text, field) => (field === 'alt' ? `said ${text}` : text))[0]?.alt).toBe(
      'said PC: kim',
    )
    const report = {
      ...empty,
      found: [{ state: 'info', text: '', details: [], pictures: [picture] }],
    } as unknown as Report
    const [line] = toHandOver(report, [item('kim')], nothing).found
    expect(line?.pictures).toMatchObject([{ rows: [{ value: '█████' }], alt: 'PC: hidden' }])
  })

  test('the words of the program itself are no text', () => {
    const report: Report = { ...empty, found: [{ state: 'problem', text: 'problem', details: [], pictures: [] }] }
    expect(toHandOver(report, [item('problem')], nothing).found[0]).toMatchObject({ state: 'problem', text: '█████' })
  })
})

const word = fc.stringMatching(/^[a-z가-힣][a-z0-9가-힣.\\@ -]{0,12}[a-z0-9가-힣]$/)

test('whatever the names and the texts are: nothing that is hidden stands in what leaves, and all else stays to the letter', () => {
  const texts = fc.array(fc.array(fc.oneof(word, fc.string()), { maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
      texts,
      fc.infiniteStream(fc.boolean()),
      (names, parts, coins) => {
        const items = names.map((name, index) => item(name, personalKinds[index % personalKinds.length]))
        const shown = new Set(names.flatMap((_, index) => (coins.next().value === true ? [index] : [])))
        const said = parts.map((part) =>
          part.flatMap((one, index) => [one, names[index % names.length] ?? '']).join(' '),
        )
        const cut = createCutter(items)
        for (const text of said)
          expect(
            cut(text)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text)
        const handed = toHandOver({ ...empty, said }, items, { ...nothing, shown })
        const left = handed.said
          .flatMap((text) => cut(text))
          .flatMap((piece) => (piece.item === null ? [] : [piece.item]))
        expect(left.filter((number) => !shown.has(number))).toEqual([])
        expect(toHandOver({ ...empty, said }, items, { ...nothing, shown: new Set(items.keys()) }).said).toEqual(said)
      },
    ),
  )
})

test('every text of it is reached', () => {
  const seen: string[] = []
  withTexts({ a: ['x'], b: { c: 'y', kind: 'z' }, n: 1, nothing: null }, (text) => {
    seen.push(text)
    return text
  })
  expect(seen).toEqual(['x', 'y'])
})
