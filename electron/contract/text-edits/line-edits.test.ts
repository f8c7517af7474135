import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LineEdit } from '../file-edits-port.ts'
import { applyLineEdits } from './line-edits.ts'
import { readTextContent, writeTextContent, type TextContent } from './text-content.ts'

function contentOf(text: string): TextContent {
  const content = readTextContent(Buffer.from(text))
  if (content === null) throw new Error('no text')
  return content
}

function edited(text: string, ...edits: readonly LineEdit[]): string {
  const outcome = applyLineEdits(contentOf(text), edits)
  return outcome.ok
    ? Buffer.from(writeTextContent(outcome.content)).toString()
    : `${outcome.problem} ${String(outcome.edit)}`
}

describe('edits by line', () => {
  test.each<[string, readonly LineEdit[], string]>([
    ['a\nb\n', [{ kind: 'insert', before: 1, text: 'x' }], 'x\na\nb\n'],
    ['a\nb\n', [{ kind: 'insert', before: 3, text: 'x\ny\n' }], 'a\nb\nx\ny\n'],
    ['a\nb', [{ kind: 'insert', before: 3, text: 'x' }], 'a\nb\nx'],
    ['a\r\nb\r\n', [{ kind: 'replace', from: 2, to: 2, text: 'x\ny' }], 'a\r\nx\r\ny\r\n'],
    ['a\nb\nc', [{ kind: 'delete', from: 3, to: 3 }], 'a\nb'],
    ['a\nb\n', [{ kind: 'delete', from: 1, to: 2 }], ''],
    ['', [{ kind: 'insert', before: 1, text: 'x' }], 'x\n'],
    ['a\n', [{ kind: 'insert', before: 1, text: '' }], '\na\n'],
    [
      'a\nb\nc\n',
      [
        { kind: 'delete', from: 3, to: 3 },
        { kind: 'insert', before: 1, text: 'x' },
        { kind: 'replace', from: 1, to: 1, text: 'y' },
      ],
      'x\ny\nb\n',
    ],
    [
      'a\nb\n',
      [
        { kind: 'insert', before: 2, text: 'x' },
        { kind: 'insert', before: 2, text: 'y' },
      ],
      'a\nx\ny\nb\n',
    ],
    ['a\nb\r\nc\r\n', [{ kind: 'insert', before: 1, text: 'x' }], 'x\r\na\nb\r\nc\r\n'],
  ])('%j with %j', (text, edits, expected) => {
    expect(edited(text, ...edits)).toBe(expected)
  })

  test.each<[string, readonly LineEdit[], string]>([
    ['a\n', [{ kind: 'replace', from: 1, to: 2, text: 'x' }], 'no_such_line 0'],
    ['a\n', [{ kind: 'delete', from: 0, to: 1 }], 'no_such_line 0'],
    ['a\n', [{ kind: 'delete', from: 1, to: 0 }], 'no_such_line 0'],
    ['a\n', [{ kind: 'insert', before: 3, text: 'x' }], 'no_such_line 0'],
    ['a\n', [{ kind: 'insert', before: 1.5, text: 'x' }], 'no_such_line 0'],
    [
      'a\nb\nc\n',
      [
        { kind: 'replace', from: 1, to: 2, text: 'x' },
        { kind: 'delete', from: 2, to: 3 },
      ],
      'edits_overlap 1',
    ],
    [
      'a\nb\nc\n',
      [
        { kind: 'insert', before: 2, text: 'x' },
        { kind: 'replace', from: 1, to: 3, text: 'y' },
      ],
      'edits_overlap 0',
    ],
    ['a\n', [{ kind: 'insert', before: 1, text: '\ud800' }], 'letters_do_not_fit 0'],
  ])('%j with %j: none of them', (text, edits, expected) => {
    expect(edited(text, ...edits)).toBe(expected)
  })

  test('give what a plain list of lines gives, and leave every other line as it was', () => {
    const anyLine = fc.string({ maxLength: 8 }).map((text) => text.replace(/[\r\n\0]/g, ''))
    const anyCase = fc
      .array(fc.tuple(anyLine, fc.constantFrom('\n', '\r\n')), { minLength: 1, maxLength: 12 })
      .chain((lines) =>
        fc.tuple(
          fc.constant(lines),
          fc.integer({ min: 1, max: lines.length }),
          fc.integer({ min: 1, max: lines.length }),
          fc.array(anyLine, { minLength: 1, maxLength: 3 }),
        ),
      )
    fc.assert(
      fc.property(anyCase, ([lines, one, other, added]) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const before = contentOf(lines.map(([text, ending]) => text + ending).join(''))
        const outcome = applyLineEdits(before, [{ kind: 'replace', from, to, text: `${added.join('\n')}\n` }])
        if (!outcome.ok) throw new Error(outcome.problem)
        const after = outcome.content.lines
        const texts = lines.map(([text]) => text)
        expect(after.map(({ text }) => text)).toEqual([...texts.slice(0, from - 1), ...added, ...texts.slice(to)])
        expect(after.slice(0, from - 1)).toEqual(before.lines.slice(0, from - 1))
        expect(after.slice(from - 1 + added.length)).toEqual(before.lines.slice(to))
      }),
    )
  })
})
