import fc from 'fast-check'
import { expect, test } from 'vitest'

import { endOfLines, lineEnd, linesOf, withFeeds } from './text-lines.ts'

const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\r\n', '한'), maxLength: 12 })

test('a line ends with LF, CR LF or CR alone; together they are the text', () => {
  expect(linesOf('one\r\ntwo\rthree\n\nfour').map((line) => line.text)).toEqual(['one', 'two', 'three', '', 'four'])
  expect([linesOf(''), linesOf('\r')]).toEqual([[], [{ text: '', ending: '\r' }]])
  fc.assert(
    fc.property(text, (written) => {
      const lines = linesOf(written)
      expect(lines.map((line) => line.text + line.ending).join('')).toBe(written)
      expect([...lines.map((line) => line.text), ...(lines.at(-1)?.ending === '' ? [] : [''])]).toEqual(
        written.split(lineEnd),
      )
    }),
  )
})

test('with LF in place of CR alone there are as many lines, and no letter has moved', () => {
  fc.assert(
    fc.property(text, (written) => {
      const changed = withFeeds(written)
      expect(changed.length).toBe(written.length)
      expect(changed.split('\n').map((line) => line.replace(/\r$/, ''))).toEqual(written.split(lineEnd))
    }),
  )
})

test('lines that have ended stay what they are, whatever follows', () => {
  fc.assert(
    fc.property(text, text, (written, more) => {
      const end = endOfLines(written)
      const ended = linesOf(written.slice(0, end))
      expect(linesOf(written + more).slice(0, ended.length)).toEqual(ended)
      expect(linesOf(written).length - ended.length).toBeLessThanOrEqual(1)
    }),
  )
})
