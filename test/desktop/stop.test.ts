import { expect, test } from 'vitest'

import { entriesOf, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { hangingTools } from '../fakes/hanging-tools.ts'
import type { ChatView } from '../../shared/ipc/views.ts'

const open = useDesktops()

test('a check that runs can be stopped: it is stopping, then cancelled, and the chat says so', async () => {
  const app = await open({ faults: ['proxy-stale'], alter: hangingTools })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'no website opens since I came back to the office' })
  const busy = await app.until(chatId, (chat) => lastOf(chat, 'checks').calls.some((call) => call.state === 'running'))
  expect(busy.verdict).toBe('running')
  const call = lastOf(busy, 'checks').calls.find((one) => one.state === 'running')
  await app.ask('calls.stop', { callId: call?.callId })
  expect(lastOf(await app.chat(chatId), 'checks').calls.map(({ state }) => state)).toContain('stopping')
  const stopped = await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
  expect(lastOf(stopped, 'checks').calls.find(({ callId }) => callId === call?.callId)?.state).toBe('cancelled')
  expect(lastOf(stopped, 'checks').note).toContain('Stopped')
  expect(entriesOf(stopped, 'plan')).toEqual([])
  expect(app.desktop.isBusy()).toBe(false)
  expect(await app.send('calls.stop', { callId: call?.callId })).toMatchObject({
    ok: false,
    error: { code: 'unknown_call' },
  })
})

test('"stop" in the chat stops what runs at once', async () => {
  const app = await open({ faults: ['proxy-stale'], alter: hangingTools })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'no website opens since I came back to the office' })
  await app.until(chatId, (chat) => lastOf(chat, 'checks').calls.some((call) => call.state === 'running'))
  await app.ask('chats.submit', { chatId, text: 'Stop!' })
  const stopped = await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
  expect(lastOf(stopped, 'checks').note).toContain('Stopped')
  expect(lastOf(stopped, 'complaint').text).toBe('Stop!')
})

test('closing the app ends what runs', async () => {
  const app = await open({ faults: [], alter: hangingTools })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  await app.until(chatId, (chat) => lastOf(chat, 'checks').calls.some((call) => call.state === 'running'))
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  expect(lastOf(await next.chat(chatId), 'checks')).toMatchObject({ running: false })
})
