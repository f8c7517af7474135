import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { AppBridge, CommandName, Envelope } from '../../shared/ipc/contract.ts'
import { emptyChat } from '../../test/fakes/empty-chat.ts'
import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from './actions.ts'
import { firstState, type AppState } from './app-state.ts'

const refusal = (code: string): Envelope<unknown> => ({
  ok: false,
  error: { code, number: 'DM-DATA-1', why: 'why', next: 'next' },
})

/** A window in which the chat `chat1` is open; `answers` = what main says instead of doing as it is told. */
async function openWindow(answers: Partial<Record<CommandName, Envelope<unknown>>> = {}) {
  const bridge = createMockBridge('empty', 'en')
  const sent: (readonly [CommandName, unknown])[] = []
  const main: AppBridge = {
    ...bridge,
    invoke: (name, input) => {
      sent.push([name, input])
      return Promise.resolve(answers[name] ?? null).then((answer) => answer ?? bridge.invoke(name, input))
    },
  }
  const api = createApi(main)
  const store = createStore<AppState>(() => firstState)
  const actions = createActions(api, store)
  await actions.newChat()
  sent.length = 0
  store.setState({ page: 'history' })
  return { store, actions, sent, namesSent: () => sent.map(([name]) => name) }
}

test('another chat goes without touching the one that is open', async () => {
  const { store, actions, sent } = await openWindow()
  const before = store.getState()
  expect(await actions.deleteKept('chat2')).toBe(true)
  expect(sent).toEqual([['chats.delete', { chatId: 'chat2' }]])
  expect(store.getState()).toBe(before)
})

test.each(['chat1', null])(
  'a new chat takes the place of the open one that is gone, the page stays: %s',
  async (gone) => {
    const fresh = emptyChat({ chatId: 'fresh' })
    const answers: Partial<Record<CommandName, Envelope<unknown>>> = {}
    const { store, actions, namesSent } = await openWindow(answers)
    answers['chats.create'] = { ok: true, data: fresh }
    expect(await actions.deleteKept(gone)).toBe(true)
    expect(namesSent()).toEqual([gone === null ? 'history.deleteAll' : 'chats.delete', 'chats.create'])
    expect(store.getState()).toMatchObject({ chat: fresh, fieldKey: 'fresh', page: 'history', failure: null })
    // The field of the chat that is gone says its last words: nobody keeps them, and no error comes of it.
    await actions.saveDraft('chat1', 'half a sentence')
    expect(namesSent()).not.toContain('drafts.save')
    await actions.saveDraft('fresh', 'half a sentence')
    expect(namesSent()).toContain('drafts.save')
  },
)

test('who said no is told nothing more; any other reason is shown', async () => {
  const refused = await openWindow({ 'chats.delete': refusal('deletion_not_confirmed') })
  expect(await refused.actions.deleteKept('chat1')).toBe(false)
  expect(refused.store.getState()).toMatchObject({ chat: { chatId: 'chat1' }, failure: null })
  const busy = await openWindow({ 'chats.delete': refusal('deletion_waits') })
  expect(await busy.actions.deleteKept('chat1')).toBe(false)
  expect(busy.store.getState()).toMatchObject({
    chat: { chatId: 'chat1' },
    failure: { code: 'deletion_waits', command: 'chats.delete' },
  })
})
