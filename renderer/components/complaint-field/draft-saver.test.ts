import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft is saved once, 300 ms after the last key', () => {
  const saved: string[] = []
  const drafts = createDraftSaver((text) => saved.push(text))
  drafts.change('the pri')
  vi.advanceTimersByTime(299)
  drafts.change('the printer')
  vi.advanceTimersByTime(299)
  expect(saved).toEqual([])
  vi.advanceTimersByTime(1)
  expect(saved).toEqual(['the printer'])
  vi.advanceTimersByTime(10_000)
  expect(saved).toEqual(['the printer'])
})

test('leaving saves what waits, sending drops it', () => {
  const saved: string[] = []
  const drafts = createDraftSaver((text) => saved.push(text))
  drafts.flush()
  drafts.change('half a sen')
  drafts.flush()
  expect(saved).toEqual(['half a sen'])
  drafts.change('half a sentence')
  drafts.drop()
  vi.advanceTimersByTime(10_000)
  expect(saved).toEqual(['half a sen'])
})
