import fc from 'fast-check'
import pc from 'picocolors'
import { describe, expect, test } from 'vitest'

import type { DiffLine } from '../../../shared/ipc/diff-view.ts'
import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { diffLines, paintedDiff } from './show-diff.ts'

const english = createTranslator('en')

function shown(lines: readonly DiffLine[], translator = english): readonly string[] {
  return diffLines([{ name: 'a.ini', removed: 1, added: 1, lines }], translator)
}

describe('a difference on the terminal', () => {
  test('has a sign and a number before each line', () => {
    const lines = shown([
      { kind: 'gap', count: 11 },
      { kind: 'same', before: 12, after: 12, text: '[office]' },
      { kind: 'removed', before: 13, text: 'server=vpn1' },
      { kind: 'added', after: 13, text: 'server=vpn2' },
    ])
    expect(lines).toEqual([
      '    a.ini: 1 line removed, 1 line added',
      '            : 11 lines stay as before',
      '         12 | [office]',
      '    -    13 | server=vpn1',
      '    +    13 | server=vpn2',
    ])
    for (const locale of locales) expect(shown([], createTranslator(locale))[0]).toContain('a.ini')
  })

  test('lets nothing of a text steer the terminal, turn a line round, or look like another line', () => {
    const anyText = fc
      .string({ unit: 'binary', maxLength: 300 })
      .map((text) => text.toWellFormed().replace(/[\r\n]/g, ''))
    fc.assert(
      fc.property(anyText, (text) => {
        const rows = shown([{ kind: 'added', after: 7, text }]).slice(1)
        expect(rows.every((row) => /^ {4}\+ [ \d]{5} \| /.test(row))).toBe(true)
        expect(rows.every((row) => !/[\p{Cc}\p{Cf}]/u.test(row))).toBe(true)
      }),
    )
    expect(shown([{ kind: 'added', after: 1, text: '\u202e\u001b[31mred' }])[1]).toBe(
      '    +     1 | \\u202e\\u001b[31mred',
    )
  })

  test('has colours only where somebody asks for them, and only on its signed lines', () => {
    const colors = pc.createColors(true)
    expect(paintedDiff('    -    13 | old', colors)).toBe(colors.red('    -    13 | old'))
    expect(paintedDiff('    +    13 | new', colors)).toBe(colors.green('    +    13 | new'))
    for (const plain of ['         12 | same', '    Remove the file', '    - a list'])
      expect(paintedDiff(plain, colors)).toBe(plain)
    expect(paintedDiff('    -    13 | old', pc.createColors(false))).toBe('    -    13 | old')
  })
})
