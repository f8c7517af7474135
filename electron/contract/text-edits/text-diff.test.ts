import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { applyLineEdits } from './line-edits.ts'
import { readTextContent, type TextContent } from './text-content.ts'
import { textDiff } from './text-diff.ts'

const longest = 100_000

function content(text: string): TextContent {
  const read = readTextContent(Buffer.from(text))
  if (read === null) throw new Error('no text')
  return read
}

test('is what turns one text into the other, whatever their endings', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '', '-x', '+y', '@@ -1 +1 @@'), { maxLength: 20 })
  fc.assert(
    fc.property(text, text, fc.constantFrom('\n', '\r\n', '\r'), (before, after, ending) => {
      const joined = (lines: readonly string[], end: string): string => lines.map((line) => line + end).join('')
      const diff = textDiff(content(joined(before, ending)), content(joined(after, ending)), longest)
      expect(applyPatch(joined(before, '\n'), diff?.text ?? '')).toBe(joined(after, '\n'))
      expect((diff?.added ?? 0) - (diff?.removed ?? 0)).toBe(after.length - before.length)
    }),
  )
})

test('of a large file holds what is near the change alone', () => {
  const before = content(Array.from({ length: 100_000 }, (_, index) => `line ${index}\n`).join(''))
  const edited = applyLineEdits(before, [{ kind: 'replace', from: 50_000, to: 50_000, text: 'LINE' }])
  const diff = edited.ok ? textDiff(before, edited.content, longest) : null
  expect(diff).toMatchObject({ removed: 1, added: 1 })
  expect(diff?.text.split('\n')).toHaveLength(10)
})

test('is not made where nobody could read it', () => {
  const [before, after] = [content('a\n'.repeat(2_000)), content('b\n'.repeat(2_000))]
  expect(textDiff(before, after, 1_000)).toBeNull()
  expect(textDiff(before, after, longest)?.added).toBe(2_000)
})
