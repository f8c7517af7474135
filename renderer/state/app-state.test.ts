import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { applyPush, firstState, openedChat } from './app-state.ts'

const chat: ChatView = {
  chatId: 'c1',
  title: 'Printer',
  updatedAt: 0,
  verdict: 'unknown',
  live: true,
  draft: '',
  entries: [],
}

test('a push about the open chat replaces it', () => {
  const newer = { ...chat, title: 'Newer' }
  expect(applyPush({ ...firstState, chat }, { kind: 'chat', chat: newer })).toEqual({ chat: newer })
})

test('a push about another chat does not touch the open one', () => {
  expect(applyPush({ ...firstState, chat }, { kind: 'chat', chat: { ...chat, chatId: 'c2' } })).toEqual({})
  expect(applyPush(firstState, { kind: 'chat', chat })).toEqual({})
})

test('a notification only brings its card into sight', () => {
  const after = applyPush({ ...firstState, page: 'settings' }, { kind: 'show_call', chatId: 'c1', callId: 'x1' })
  expect(after).toEqual({ page: 'chat', overlay: 'none', shownCallId: 'x1' })
})

test('opening a chat drops what was ticked and searched in the one before', () => {
  expect(openedChat(chat)).toMatchObject({ page: 'chat', ticked: {}, find: { open: false, query: '' } })
})
