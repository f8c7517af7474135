import vm from 'node:vm'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales, type Locale } from '../../../shared/domain/locale.ts'
import { patternsOf } from './word-patterns.ts'
import { readWords } from './words.ts'

/** Longer than any phrase that is read. */
const mostLetters = 80

/** A pattern that can be split in many ways takes minutes; the others take less than a millisecond. */
const patientMs = 250

const lines = locales.flatMap((lang) =>
  [...readWords('follow-up', lang).keys()].flatMap((section) =>
    patternsOf({ matter: 'follow-up', section }, [lang]).map(({ source }) => ({ lang, section, source })),
  ),
)

/** The words of a pattern again and again, and at the end what fits none. */
function repeated(source: string, lang: Locale): fc.Arbitrary<string> {
  const words = source.split(/[^\p{L}\p{N} ]+/u).map((word) => word.trim())
  const blank = lang === 'en' ? ' ' : ''
  return fc
    .tuple(fc.array(fc.constantFrom(...new Set(['x', ...words])), { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([parts, isOther]) => {
      const text = `${parts.join(blank)}${blank}`.repeat(mostLetters).slice(0, mostLetters - 1)
      return isOther ? `${text}x` : text
    })
}

test('no line has anybody wait, however often its words repeat', () => {
  const slow = lines.filter(({ lang, source }) => {
    const context = vm.createContext({ line: new RegExp(`^(?:${source})$`, 'u'), text: '' })
    const takesLong = fc.check(
      fc.property(repeated(source, lang), (text) => {
        Object.assign(context, { text })
        vm.runInContext('line.test(text)', context, { timeout: patientMs })
      }),
      { numRuns: 150 },
    )
    return takesLong.failed
  })
  expect(slow).toEqual([])
})
