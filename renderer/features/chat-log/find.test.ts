import { expect, test } from 'vitest'

import type { ChatEntry } from '../../../shared/ipc/views.ts'
import { entriesWith, entryOfCall, nextPlace } from './find.ts'
import { isAtEnd } from './scroll-place.ts'

const entries: readonly ChatEntry[] = [
  { kind: 'complaint', id: 'e1', at: 0, text: '프린터가 인쇄하지 않습니다', isTyped: true, isCorrected: false },
  { kind: 'notice', id: 'e2', at: 1, tone: 'info', text: 'The Printer answered', error: null, checkTool: null },
  { kind: 'fixes', id: 'e3', at: 2, calls: [], results: [], works: null },
]

test('finds any part of a word, without regard to case, in Korean as in English', () => {
  expect(entriesWith(entries, 'PRINTER')).toEqual(['e2'])
  expect(entriesWith(entries, '린터')).toEqual(['e1'])
})

test('an empty query finds nothing', () => {
  expect(entriesWith(entries, '  ')).toEqual([])
})

test('next and previous go round', () => {
  expect(nextPlace(2, 3, 1)).toBe(0)
  expect(nextPlace(0, 3, -1)).toBe(2)
  expect(nextPlace(0, 0, 1)).toBe(0)
})

test('a call that is in no entry has no place', () => {
  expect(entryOfCall(entries, 'c1')).toBeUndefined()
})

test('a list follows only a reader who is at its end', () => {
  expect(isAtEnd({ top: 500, height: 500, whole: 1_000 })).toBe(true)
  expect(isAtEnd({ top: 460, height: 500, whole: 1_000 })).toBe(true)
  expect(isAtEnd({ top: 300, height: 500, whole: 1_000 })).toBe(false)
})
