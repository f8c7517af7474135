import { expect, test } from 'vitest'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { outcomes, withOutcome } from './filter-chats.ts'

const all = ['fixed', 'open', 'nothing_found', 'postponed', 'running', 'waiting'] as const
const chats = all.map((outcome): ChatSummary => ({
  chatId: outcome,
  title: outcome,
  updatedAt: 0,
  verdict: 'unknown',
  story: { outcome, found: null, done: [] },
}))
const ids = (outcome: (typeof outcomes)[number]): readonly string[] =>
  withOutcome(chats, outcome).map(({ chatId }) => chatId)

test('every chat is shown by exactly one of the filters beside all of them', () => {
  expect(ids('all')).toEqual(all)
  expect(outcomes.slice(1).flatMap(ids).sort()).toEqual([...all].sort())
})

test('what still runs or waits is open, never fixed', () => {
  expect(ids('open')).toEqual(['open', 'running', 'waiting'])
  expect(ids('fixed')).toEqual(['fixed'])
})
