import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { groupChats } from './group-chats.ts'

const now = new Date(2026, 2, 15, 9, 30).getTime()

function chat(chatId: string, updatedAt: number): ChatSummary {
  return {
    chatId,
    title: chatId,
    updatedAt,
    verdict: 'unknown',
    story: { outcome: 'open', found: null, done: [], undoable: [] },
  }
}

test('days are days of the calendar, not 24 hours', () => {
  const groups = groupChats(
    [
      chat('week', new Date(2026, 2, 14, 23, 59).getTime()),
      chat('today', new Date(2026, 2, 15, 0, 0).getTime()),
      chat('sixDays', new Date(2026, 2, 9, 0, 0).getTime()),
      chat('earlier', new Date(2026, 2, 8, 23, 59).getTime()),
    ],
    now,
  )
  expect(groups.map(({ period, chats }) => [period, chats.map(({ chatId }) => chatId)])).toEqual([
    ['today', ['today']],
    ['week', ['week', 'sixDays']],
    ['earlier', ['earlier']],
  ])
})

test('every chat is in exactly one group and the newest comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: now + 90_000 })), (times) => {
      const shown = groupChats(
        times.map((at, index) => chat(String(index), at)),
        now,
      ).flatMap(({ chats }) => chats.map(({ updatedAt }) => updatedAt))
      expect(shown).toEqual([...times].sort((one, other) => other - one))
    }),
  )
})
