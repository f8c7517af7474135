import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { AppBridge } from '../../shared/ipc/contract.ts'
import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { createApi } from '../ipc/api.ts'
import { createActions, type Actions } from './actions.ts'
import { firstState, type AppState, type AppStore } from './app-state.ts'
import { chatOnItsWay, withSending } from './sending.ts'

type Window = {
  readonly store: AppStore
  readonly actions: Actions
  readonly asked: (readonly [name: string, input: unknown])[]
  /** Main is there: what was asked until now is answered. */
  readonly mainIsThere: () => void
}

/** A window whose main is still loading. */
function openWindow(before: string | null): Window {
  const bridge = createMockBridge('empty', 'en')
  const asked: (readonly [string, unknown])[] = []
  let mainIsThere = (): void => undefined
  const loaded = new Promise<void>((resolve) => (mainIsThere = resolve))
  const waiting: AppBridge = {
    ...bridge,
    invoke: async (name, input) => {
      asked.push([name, input])
      await loaded
      return bridge.invoke(name, input)
    },
  }
  const api = createApi(waiting)
  const store = createStore<AppState>(() => ({ ...firstState, fieldKey: before === null ? 'first' : null }))
  const actions = createActions(api, store)
  actions.connect(bridge.onPush, before)
  return { store, actions, asked, mainIsThere }
}

const inputsOf = ({ asked }: Window, wanted: string): readonly unknown[] =>
  asked.filter(([name]) => name === wanted).map(([, input]) => input)

test('the field of the first chat stays the same when the chat comes', async () => {
  const window = openWindow(null)
  expect(window.store.getState()).toMatchObject({ chat: null, fieldKey: 'first' })
  window.mainIsThere()
  await expect.poll(() => window.store.getState().chat).not.toBeNull()
  expect(window.store.getState().fieldKey).toBe('first')
})

test('what is sent before the chat is there goes into it, and into no second one', async () => {
  const window = openWindow(null)
  const sent = window.actions.submit('my printer is dead')
  window.mainIsThere()
  expect(await sent).toBe(true)
  expect(inputsOf(window, 'chats.create')).toHaveLength(1)
  const chatId = window.store.getState().chat?.chatId
  expect(inputsOf(window, 'chats.submit')).toEqual([{ chatId, text: 'my printer is dead' }])
})

test('what is sent before the chat is there stands in sight at once and goes over into it', async () => {
  const window = openWindow(null)
  const shown: (string | undefined)[] = []
  window.store.subscribe(({ chat, sending }) => {
    if (sending !== null) shown.push(withSending(chat ?? chatOnItsWay, sending).title)
  })
  const sent = window.actions.submit('my printer is dead')
  expect(shown).toEqual(['my printer is dead'])
  window.mainIsThere()
  await sent
  expect(new Set(shown)).toEqual(new Set(['my printer is dead']))
})

test('what is sent before a chat that never comes is back in the field', async () => {
  const bridge = createMockBridge('empty', 'en')
  const error = { code: 'data_unavailable', number: 'DM-1', why: '', next: '' }
  const broken: AppBridge = {
    ...bridge,
    invoke: (name, input) =>
      name === 'chats.create' ? Promise.resolve({ ok: false, error }) : bridge.invoke(name, input),
  }
  const store = createStore<AppState>(() => firstState)
  const actions = createActions(createApi(broken), store)
  actions.connect(bridge.onPush, null)
  expect(await actions.submit('my printer is dead')).toBe(false)
  expect(store.getState()).toMatchObject({ sending: null, drafts: { '': 'my printer is dead' } })
})

test('what is written before the chat is there is kept as its draft', async () => {
  const window = openWindow(null)
  const saved = window.actions.saveDraft(null, 'my prin')
  window.mainIsThere()
  await saved
  const chatId = window.store.getState().chat?.chatId
  expect(chatId).toBeDefined()
  expect(inputsOf(window, 'drafts.save')).toEqual([{ chatId, text: 'my prin' }])
})

test('while the chat of before is on its way there is no field to write into the wrong one', async () => {
  const window = openWindow('before')
  expect(window.store.getState().fieldKey).toBeNull()
  window.mainIsThere()
  await expect.poll(() => window.store.getState().fieldKey).toBe('before')
  expect(window.store.getState().chat?.chatId).toBe('before')
})
