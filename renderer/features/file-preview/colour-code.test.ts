import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeLanguages, languageOf } from './code-language.ts'
import { colourCode } from './colour-code.ts'

test('words of a script get their role', () => {
  const [first, second] = colourCode('powershell', ['# Printers', '$server = "PRINT01"'])
  expect(first).toEqual([{ text: '# Printers', role: 'comment' }])
  expect(second).toContainEqual({ text: '"PRINT01"', role: 'string' })
})

test('whatever stands in a file comes out as it was, line by line', () => {
  const line = fc
    .oneof(
      fc.string({ maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...Array.from('[]{}()<>/*"\'`#@$-:;=\r\t a1')), maxLength: 8 }),
    )
    .map((text) => text.replace(/\n/g, ' '))
  fc.assert(
    fc.property(
      fc.constantFrom(...codeLanguages),
      fc.array(line, { minLength: 1, maxLength: 6 }),
      (language, lines) => {
        const out = colourCode(language, lines)
        expect(out.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(lines)
      },
    ),
    {
      numRuns: 300,
      examples: [
        ['css', ['[', '']],
        ['css', ['[', '', 'a']],
      ],
    },
  )
})

test('a language is known by the end of the name alone', () => {
  expect(['C:\\a\\Connect.PS1', 'b.constructor', 'notes', '.json'].map(languageOf)).toEqual([
    'powershell',
    null,
    null,
    'json',
  ])
})
