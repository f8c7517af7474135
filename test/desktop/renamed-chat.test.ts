import { expect, test } from 'vitest'

import type { ChatSummary, ChatView } from '../../shared/ipc/views.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'

const open = useDesktops()
const complaint = 'the printer does nothing'

const listed = async (app: TestDesktop, query = ''): Promise<readonly ChatSummary[]> =>
  app.ask<readonly ChatSummary[]>('chats.list', { query })
const titles = async (app: TestDesktop): Promise<readonly string[]> => (await listed(app)).map(({ title }) => title)

test('a chat is called as a person calls it, is found by that, and is kept so; nobody is asked', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const chat = await complain(app, complaint)
  await app.settled()
  const before = await app.chat(chat.chatId)
  expect(await app.send('chats.rename', { chatId: chat.chatId, title: '  3층  프린터\n' })).toEqual({
    ok: true,
    data: null,
  })
  await app.settled()
  const pushed = app.pushed.findLast((event) => event.kind === 'items')
  expect(pushed?.kind === 'items' && pushed.changes.title).toBe('3층 프린터')
  // Nothing has happened in it: it stands where it stood.
  expect(await app.chat(chat.chatId)).toMatchObject({ title: '3층 프린터', updatedAt: before.updatedAt })
  expect((await listed(app, '3층')).map(({ chatId }) => chatId)).toEqual([chat.chatId])
  expect(app.asked).toEqual([])
  await app.close()

  const next = await open({ dataFolder: app.dataFolder })
  expect(await titles(next)).toEqual(['3층 프린터'])
  // Also one of an earlier session takes a name, and without one it is called as before.
  expect((await next.chat(chat.chatId)).live).toBe(false)
  await next.ask('chats.rename', { chatId: chat.chatId, title: ' ' })
  expect(await titles(next)).toEqual([complaint])
})

test('a password in a name stands in no file, and a name that is too long is not taken', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, complaint)
  await app.ask<ChatView>('chats.rename', { chatId, title: 'password: hunter2hunter2' })
  expect(await app.send('chats.rename', { chatId, title: 'x'.repeat(81) })).toMatchObject({ ok: false })
  expect(await app.send('chats.rename', { chatId: 'none', title: 'x' })).toMatchObject({
    error: { code: 'unknown_chat' },
  })
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  expect((await titles(next)).join()).not.toContain('hunter2')
})
