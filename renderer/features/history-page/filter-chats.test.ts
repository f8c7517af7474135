import { expect, test } from 'vitest'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { outcomes, stillUndoable, withOutcome } from './filter-chats.ts'

const now = 1_000
const undoable = (callId: string, doneAt: number, until: number) => ({ callId, title: '', say: '', doneAt, until })

const all = ['fixed', 'done', 'undone', 'not_run', 'open', 'nothing_found', 'postponed', 'running', 'waiting'] as const
const chats = all.map((outcome): ChatSummary => ({
  chatId: outcome,
  title: outcome,
  updatedAt: 0,
  verdict: 'unknown',
  story: {
    outcome,
    found: null,
    done: [],
    undoable:
      outcome === 'fixed'
        ? [undoable('a', 1, now + 1), undoable('b', 2, now + 1)]
        : outcome === 'open'
          ? [undoable('c', 3, now)]
          : [],
  },
}))
const ids = (outcome: (typeof outcomes)[number]): readonly string[] =>
  withOutcome(chats, outcome, now).map(({ chatId }) => chatId)

test('every chat is shown by exactly one of the filters of how it ended', () => {
  expect(ids('all')).toEqual(all)
  const endings = outcomes.filter((each) => each !== 'all' && each !== 'undoable')
  expect(endings.flatMap(ids).sort()).toEqual([...all].sort())
})

test('what still runs or waits is open, never fixed', () => {
  expect(ids('open')).toEqual(['open', 'running', 'waiting'])
  expect(ids('fixed')).toEqual(['fixed'])
})

test('what is over cannot be undone any more, the newest change stands first', () => {
  expect(ids('undoable')).toEqual(['fixed'])
  expect(stillUndoable(chats, now).map(({ callId, chatId }) => [callId, chatId])).toEqual([
    ['b', 'fixed'],
    ['a', 'fixed'],
  ])
})
