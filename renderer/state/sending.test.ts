import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'
import { emptyChat } from '../../test/fakes/empty-chat.ts'
import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from './actions.ts'
import { applyPush, firstState, type AppState } from './app-state.ts'
import { sendingIn, stillSending, withSending } from './sending.ts'

const chat = emptyChat({ chatId: 'c1' })
const said = (id: string, text: string): ChatEntry => ({
  ...{ kind: 'complaint', id, at: 0, text, isTyped: true, isCorrected: false },
})
const words = (shown: Pick<ChatView, 'entries'>): readonly string[] =>
  shown.entries.map((entry) => (entry.kind === 'complaint' ? entry.text : entry.kind))

test('what is sent stands in the chat at once, and once only when main shows it', () => {
  const sending = sendingIn(chat, 'no sound')
  expect(words(withSending(chat, sending))).toEqual(['no sound'])
  const state: AppState = { ...firstState, chat, sending }
  const told = applyPush(state, { kind: 'chat', chat: { ...chat, version: 2, entries: [said('e1', 'no sound')] } })
  expect(told.sending).toBeNull()
  expect(words(withSending(told.chat ?? chat, told.sending ?? null))).toEqual(['no sound'])
})

test('the same words said twice stand there twice', () => {
  const before = { ...chat, entries: [said('e1', 'again')] }
  const sending = sendingIn(before, 'again')
  expect(words(withSending(before, stillSending(sending, { ...before, version: 2 })))).toEqual(['again', 'again'])
})

test('while checks run it stands among what waits, and not in the chat', () => {
  const busy = { ...chat, verdict: 'running' as const, entries: [said('e1', 'no sound')] }
  const sending = sendingIn(busy, 'and no picture')
  const shown = withSending(busy, sending)
  expect(words(shown)).toEqual(['no sound'])
  expect(shown.queued.map(({ text }) => text)).toEqual(['and no picture'])
  expect(stillSending(sending, { ...busy, queued: [{ id: 'q1', text: 'and no picture' }] })).toBeNull()
})

test('what main has taken and shows as nothing goes with the next that is told; other chats do not end it', () => {
  const sending = sendingIn(chat, 'hm')
  expect(stillSending(sending, chat)).toBe(sending)
  expect(stillSending({ ...sending, isTaken: true }, { ...chat, chatId: 'c2' })).not.toBeNull()
  expect(stillSending({ ...sending, isTaken: true }, chat)).toBeNull()
  expect(withSending({ ...chat, chatId: 'c2' }, sending).entries).toEqual([])
})

test('what main refuses stands in the field again and in no bubble', async () => {
  const bridge = createMockBridge('empty', 'en')
  const error = { code: 'chat_busy', number: 'DM-1', why: '', next: '' }
  const refusing: typeof bridge = {
    ...bridge,
    invoke: (name, input) =>
      name === 'chats.submit' ? Promise.resolve({ ok: false, error }) : bridge.invoke(name, input),
  }
  const store = createStore<AppState>(() => firstState)
  const actions = createActions(createApi(refusing), store)
  actions.connect(bridge.onPush, null)
  const shown = new Set<string | undefined>()
  let lost = false
  store.subscribe((state, before) => {
    shown.add(state.sending?.text)
    if (state.sending === null && before.sending !== null) lost = Object.values(state.drafts).join('') !== 'no sound'
  })
  expect(await actions.submit('no sound')).toBe(false)
  expect(shown).toContain('no sound')
  // The first screen comes back with its field: what stands in it is there by then.
  expect(lost).toBe(false)
  const { sending, drafts, chat: open } = store.getState()
  expect(sending).toBeNull()
  expect(drafts).toEqual({ [open?.chatId ?? '']: 'no sound' })
  expect(bridge.sent.filter(({ name }) => name === 'drafts.save')).toEqual([
    { name: 'drafts.save', input: { chatId: open?.chatId, text: 'no sound' } },
  ])
})
