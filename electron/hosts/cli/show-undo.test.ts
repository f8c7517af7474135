import { expect, test } from 'vitest'
import * as z from 'zod'

import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { undoLines } from './show-fix.ts'

const tool = {
  ...fakeTool({ name: 'switch_on', result: z.object({ bootChecks: z.array(z.string()) }) }),
  undoReads: ['bootChecks'],
}

test.each(locales)('before an undo the terminal shows all stored values, with nothing hidden, in %s', (locale) => {
  const translator = createTranslator(locale)
  const bootChecks = [
    ...Array.from({ length: 60 }, (_, index) => `check ${index}`),
    'a\u202Eb\u0000\u001B[2J\nc',
    '\u05D0',
  ]
  const lines = undoLines({ tool, args: {}, kept: { bootChecks } }, translator)
  const stored = lines.slice(lines.indexOf(`    ${translator.text('undo.stored')}:`) + 1)
  // One row each, and one more for the text that runs from right to left.
  expect(stored).toHaveLength(63)
  for (const [index, line] of stored.slice(0, 60).entries())
    expect(line).toMatch(new RegExp(` ${index + 1}: check ${index}$`))
  expect(stored[60]).toContain('a\\u202eb\\u0000\\u001b[2J\\u000ac')
  expect(stored[62]).toContain('\\u05d0')
})

test('nothing is said of stored values where none are needed', () => {
  const translator = createTranslator('en')
  const lines = undoLines({ tool: { ...tool, undoReads: [] }, args: {}, kept: { bootChecks: ['x'] } }, translator)
  expect(lines.join('\n')).not.toContain(translator.text('undo.stored'))
})
