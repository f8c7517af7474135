import { expect, test } from 'vitest'

import type { ChatEntry } from '../../shared/ipc/views.ts'
import { emptyChat } from '../../test/fakes/empty-chat.ts'
import { applyPush, firstState, isMissed, openedChat } from './app-state.ts'

const chat = emptyChat({ chatId: 'c1', title: 'Printer', version: 4 })

test('a push about the open chat replaces it', () => {
  const newer = { ...chat, title: 'Newer' }
  expect(applyPush({ ...firstState, chat }, { kind: 'chat', chat: newer })).toEqual({ chat: newer })
})

const said = (id: string, text: string): ChatEntry => ({
  kind: 'complaint',
  id,
  at: 0,
  text,
  isTyped: true,
  isCorrected: false,
})

test('changes of the open chat take the place of their entries, and new ones stand at the end', () => {
  const open = { ...firstState, chat: { ...chat, entries: [said('a', 'one'), said('b', 'two')] } }
  const changes = { ...chat, from: 4, version: 6, entries: [said('a', 'newer'), said('c', 'three')] }
  const entries = [said('a', 'newer'), said('b', 'two'), said('c', 'three')]
  expect(applyPush(open, { kind: 'items', changes })).toEqual({ chat: { ...chat, version: 6, entries } })
})

test('what is known already changes nothing, and what is missing between is read again', () => {
  const open = { ...firstState, chat }
  const known = { kind: 'items', changes: { ...chat, from: 2, version: 4, entries: [said('a', 'older')] } } as const
  expect(applyPush(open, known)).toEqual({})
  expect(isMissed(open, known)).toBe(false)
  const later = { kind: 'items', changes: { ...chat, from: 5, version: 6 } } as const
  expect(applyPush(open, later)).toEqual({})
  expect(isMissed(open, later)).toBe(true)
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
