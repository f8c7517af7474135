import { expect, test } from 'vitest'

import type { DiffLine } from '../../shared/ipc/diff-view.ts'
import { sideBySide } from './diff-rows.ts'

const removed = (before: number): DiffLine => ({ kind: 'removed', before, text: `old ${before}` })
const added = (after: number): DiffLine => ({ kind: 'added', after, text: `new ${after}` })
const same: DiffLine = { kind: 'same', before: 9, after: 8, text: 'same' }

test('what is added stands beside what is removed; what has no counterpart stands alone', () => {
  const gap: DiffLine = { kind: 'gap', count: 3 }
  const lines = [gap, removed(4), removed(5), added(4), same, added(9), removed(10)]
  expect(sideBySide(lines)).toEqual([
    gap,
    { left: removed(4), right: added(4) },
    { left: removed(5), right: null },
    { left: same, right: same },
    { left: null, right: added(9) },
    { left: removed(10), right: null },
  ])
})
