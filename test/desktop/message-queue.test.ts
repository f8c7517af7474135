import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import type { Backend } from '../../electron/engine/backend.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { eventually } from '../fakes/eventually.ts'

const open = useDesktops()
const texts = (chat: ChatView): readonly string[] => entriesOf(chat, 'complaint').map(({ text }) => text)
const done = (count: number) => (chat: ChatView) =>
  chat.queued.length === 0 &&
  entriesOf(chat, 'checks').length === count &&
  entriesOf(chat, 'checks').every(({ running }) => !running)

/** A chat whose checks go on once they are let go, or are stopped. */
async function checking(): Promise<{
  readonly app: TestDesktop
  readonly chatId: string
  readonly letGo: () => void
}> {
  const gate = new AbortController()
  const held = (backend: Backend): Backend => {
    const run: Machine['run'] = async (tool, args, options) => {
      await aborted(AbortSignal.any([gate.signal, options.signal]))
      return backend.machine.run(tool, args, options)
    }
    return { ...backend, machine: { ...backend.machine, run } }
  }
  const app = await open({ faults: ['proxy-stale'], alter: held })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'no website opens' })
  return { app, chatId, letGo: () => gate.abort() }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

test('what is typed while checks run is shown, waits, and is heard afterwards in its order', async () => {
  const { app, chatId, letGo } = await checking()
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  await app.ask('chats.submit', { chatId, text: 'thanks' })
  const waiting = await app.chat(chatId)
  expect(waiting.queued.map(({ text }) => text)).toEqual(['the printer does nothing', 'thanks'])
  expect(texts(waiting)).toEqual(['no website opens'])
  letGo()
  const after = await app.until(chatId, (chat) => done(2)(chat) && entriesOf(chat, 'notice').length > 0)
  expect(texts(after)).toEqual(['no website opens', 'the printer does nothing', 'thanks'])
  expect(lastOf(after, 'notice').text).toBe('You’re welcome.')
})

test('what waits can be removed, and is heard never', async () => {
  const { app, chatId, letGo } = await checking()
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  const [message] = (await app.chat(chatId)).queued
  await app.ask('chats.unqueue', { chatId, messageId: message?.id ?? '' })
  expect(await app.send('chats.unqueue', { chatId, messageId: message?.id ?? '' })).toMatchObject({
    ok: false,
    error: { code: 'plan_changed' },
  })
  letGo()
  expect(texts(await app.until(chatId, done(1)))).toEqual(['no website opens'])
})

test('"stop" and "why" do not wait, and what was typed before is heard after a stop', async () => {
  const { app, chatId, letGo } = await checking()
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  await app.ask('chats.submit', { chatId, text: 'why?' })
  expect(lastOf(await app.chat(chatId), 'notice').text).toContain('Still checking')
  await app.ask('chats.submit', { chatId, text: 'stop' })
  letGo()
  const after = await app.until(chatId, done(2))
  expect(texts(after)).toEqual(['no website opens', 'why?', 'stop', 'the printer does nothing'])
})

test('more than anybody types is refused with a sentence, and nothing that waits is lost', async () => {
  const { app, chatId } = await checking()
  for (let count = 0; count < 10; count += 1) await app.ask('chats.submit', { chatId, text: `message ${count}` })
  expect(await app.send('chats.submit', { chatId, text: 'one more' })).toMatchObject({
    ok: false,
    error: { code: 'chat_busy' },
  })
  expect((await app.chat(chatId)).queued).toHaveLength(10)
})

test('what waited when the program ended stands in the field again and begins by itself never', async () => {
  const { app, chatId } = await checking()
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  const inFile = path.join('chats', `${chatId}.json`)
  const kept = await eventually(async () => {
    const text = await readFile(path.join(app.dataFolder, inFile), 'utf8')
    expect(text).toContain('the printer does nothing')
    return text
  })
  const next = await open({ faults: ['proxy-stale'] })
  await mkdir(path.join(next.dataFolder, 'chats'), { recursive: true })
  await writeFile(path.join(next.dataFolder, inFile), kept)
  const chat = await next.chat(chatId)
  expect([chat.draft, chat.queued, chat.live]).toEqual(['the printer does nothing', [], true])
  expect(texts(chat)).toEqual(['no website opens'])
})

test('closing the app hears nothing more: what waited stands in the field at the next start', async () => {
  const { app, chatId } = await checking()
  await app.ask('chats.submit', { chatId, text: 'the printer does nothing' })
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  const chat = await next.chat(chatId)
  expect([chat.draft, chat.queued]).toEqual(['the printer does nothing', []])
  expect(texts(chat)).toEqual(['no website opens'])
})
