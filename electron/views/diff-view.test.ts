import { createTwoFilesPatch } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { diffViews, shownInDiffs } from './diff-view.ts'

const tool = { diffs: { field: 'files', name: 'path', text: 'diff' } }

function viewed(before: readonly string[], after: readonly string[], direction: 'forwards' | 'backwards' = 'forwards') {
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
  const diff = createTwoFilesPatch('a', 'a', text(before), text(after), undefined, undefined, { context: 2 })
  return diffViews(tool, { files: [{ path: 'notes.txt', diff }] }, direction)[0]
}

test('tells what stays, goes and comes, with the numbers of both sides', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const after = ['a', 'b', 'c', 'd', 'E', 'f', 'g', 'h', 'i', '+++ j']
  expect(viewed(before, after)).toEqual({
    name: 'notes.txt',
    removed: 1,
    added: 2,
    lines: [
      { kind: 'gap', count: 2 },
      { kind: 'same', before: 3, after: 3, text: 'c' },
      { kind: 'same', before: 4, after: 4, text: 'd' },
      { kind: 'removed', before: 5, text: 'e' },
      { kind: 'added', after: 5, text: 'E' },
      { kind: 'same', before: 6, after: 6, text: 'f' },
      { kind: 'same', before: 7, after: 7, text: 'g' },
      { kind: 'same', before: 8, after: 8, text: 'h' },
      { kind: 'same', before: 9, after: 9, text: 'i' },
      { kind: 'added', after: 10, text: '+++ j' },
    ],
  })
})

test('of any two texts it holds all that is new and all that was, also turned round', () => {
  const line = fc.constantFrom('', 'a', 'b', '@@ -1,1 +1,1 @@', '--- a', '+++ b', '\\ No newline at end of file')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.array(line, { maxLength: 12 }), (before, after) => {
      const check = (from: readonly string[], to: readonly string[], view: ReturnType<typeof viewed>): void => {
        for (const each of view?.lines ?? []) {
          if (each.kind === 'removed' || each.kind === 'same') expect(from[each.before - 1]).toBe(each.text)
          if (each.kind === 'added' || each.kind === 'same') expect(to[each.after - 1]).toBe(each.text)
        }
        expect((view?.added ?? 0) - (view?.removed ?? 0)).toBe(to.length - from.length)
      }
      check(before, after, viewed(before, after))
      check(after, before, viewed(before, after, 'backwards'))
    }),
  )
})

test('what the differences show is named only where there are differences', () => {
  const edits = { diffs: { ...tool.diffs, shows: ['edits'] } }
  expect(shownInDiffs(edits, { files: [{ path: 'notes.txt', diff: '' }] })).toEqual(['edits'])
  expect(shownInDiffs(edits, { files: [] })).toEqual([])
  expect(shownInDiffs(tool, { files: [{ path: 'notes.txt', diff: '' }] })).toEqual([])
})
