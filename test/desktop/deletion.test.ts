import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ChatSummary, ChatView } from '../../shared/ipc/views.ts'
import { lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { hangingTools } from '../fakes/hanging-tools.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

const refused = { ok: false, error: { code: 'deletion_not_confirmed' } }
const waits = { ok: false, error: { code: 'deletion_waits' } }

/** A chat with a fix that can be undone. */
async function repaired(app: TestDesktop): Promise<ChatView> {
  app.person = () => 'run_now'
  const chat = await complain(app, 'no website opens since I came back to the office')
  await review(app, chat)
  return app.until(chat.chatId, planIs('done'))
}

/** The history is written behind the answers: who looks at what a chat has to lose waits for it. So are the chats, for which nobody waits. */
async function written(app: TestDesktop, { chatId }: Pick<ChatView, 'chatId'>): Promise<void> {
  const ids = await listed(app)
  await expect.poll(async () => (await kept(app)).chats.length).toBe(ids.length)
  app.person = () => 'refuse'
  expect(await app.send('chats.delete', { chatId })).toMatchObject(refused)
  // The record of what only read is written in groups, and nobody waits for those either.
  const unrecorded = async (): Promise<readonly string[]> => {
    const { calls, audit } = await kept(app)
    return calls.flatMap((line) => /"id":"([^"]+)"/.exec(line)?.[1] ?? []).filter((id) => !audit.includes(id))
  }
  await expect.poll(unrecorded).toEqual([])
}

/** What is kept of chats, by folder; the record of what was done apart. */
async function kept(app: TestDesktop) {
  const { chats, undo, history, audit } = app.backend.data
  const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => [])
  const lines = (await readFile(history, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  const chain = await Promise.all((await readdir(audit, { recursive: true, withFileTypes: true })).map(textOf))
  // What stands under no name yet is not kept.
  const whole = (await namesIn(chats)).filter((name) => name.endsWith('.json'))
  return { chats: whole, undo: await namesIn(undo), calls: lines, audit: chain.join('\n') }
}

async function textOf(entry: { isFile(): boolean; readonly parentPath: string; readonly name: string }) {
  return entry.isFile() ? readFile(path.join(entry.parentPath, entry.name), 'utf8') : ''
}

const listed = async (app: TestDesktop): Promise<readonly string[]> =>
  (await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })).map(({ chatId }) => chatId)

test('a chat goes after a yes, with its calls and its way back; the others and the record stay', async () => {
  const app = await open({ faults: ['proxy-stale'] })
  const gone = await repaired(app)
  const other = await complain(app, 'the printer does nothing')
  await written(app, gone)
  const before = await kept(app)
  const [result] = lastOf(gone, 'fixes').results
  const askedBefore = app.asked.length
  await written(app, gone)
  expect(await kept(app)).toEqual(before)
  // Both were last changed at the same moment of the clock: neither comes first.
  expect((await listed(app)).toSorted()).toEqual([other.chatId, gone.chatId].toSorted())

  app.person = () => 'run_now'
  expect(await app.send('chats.delete', { chatId: gone.chatId })).toEqual({ ok: true, data: null })
  const [question] = app.asked.slice(askedBefore)
  expect(question).toMatchObject({ kind: 'delete', mayRemember: false, simulated: false, inUse: false })
  expect(question?.steps).toHaveLength(1)
  expect(question?.steps[0]).toMatchObject({ risk: 'elevated', undo: null, args: [{ value: gone.title, free: true }] })
  expect(question?.steps[0]?.lose).toContain('no longer be undone')
  expect(question?.steps[0]?.list?.items.map(({ name }) => name)).toEqual([result?.title])
  expect(question?.steps[0]?.what).toContain('record')

  const after = await kept(app)
  expect(after.chats).toEqual(before.chats.filter((name) => !name.startsWith(gone.chatId)))
  expect(after.undo).toEqual([])
  expect(after.calls.length).toBeGreaterThan(0)
  expect(after.calls.join('\n')).not.toContain(result?.callId)
  // What was there before stands there still, and what was done now too.
  expect(after.audit).toContain('"removal"')
  expect(after.audit).toContain(result?.callId)
  expect(await listed(app)).toEqual([other.chatId])
  expect(await app.send('chats.open', { chatId: gone.chatId })).toMatchObject({ error: { code: 'unknown_chat' } })
  await app.settled()
  const pushed = app.pushed.findLast((event) => event.kind === 'chats')
  expect(pushed?.kind === 'chats' && pushed.chats.map(({ chatId }) => chatId)).toEqual([other.chatId])
})

test('everything goes after one yes, and a new chat is kept as ever', async () => {
  const app = await open({ faults: ['proxy-stale'] })
  const first = await repaired(app)
  await complain(app, 'the printer does nothing')
  await app.close()
  const next = await open({ dataFolder: app.dataFolder, person: () => 'run_now' })
  const { chatId: draft } = await next.ask<ChatView>('chats.create', {})
  await next.ask('drafts.save', { chatId: draft, text: 'my secret plan' })
  expect(await listed(next)).toHaveLength(2)
  expect(await next.send('history.deleteAll', {})).toEqual({ ok: true, data: null })
  expect(next.asked).toHaveLength(1)
  expect(next.asked[0]?.steps[0]?.list?.items).toHaveLength(1)
  expect(await kept(next)).toMatchObject({ chats: [], undo: [], calls: [] })
  expect((await kept(next)).audit).toContain('"removal"')
  expect(await listed(next)).toEqual([])
  const anew = await complain(next, 'there is no sound')
  expect([draft, first.chatId]).not.toContain(anew.chatId)
  await next.close()
  expect((await kept(next)).chats).toEqual([`${anew.chatId}.json`])
})

test.each(['closed', 'refuse', 'not_today', 'when_idle'] as const)(
  'a page alone deletes nothing and keeps nothing shorter, whatever it sends: the person says %s',
  async (said) => {
    const app = await open({ faults: ['proxy-stale'] })
    const { chatId } = await repaired(app)
    await written(app, { chatId })
    const before = await kept(app)
    app.person = () => said
    const message = fc.constantFrom(
      { name: 'chats.delete', input: { chatId } } as const,
      { name: 'history.deleteAll', input: {} } as const,
      { name: 'settings.set', input: { key: 'historyRetentionDays', value: '7' } } as const,
    )
    const property = fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 4 }), async (messages) => {
      await Promise.all(messages.map(({ name, input }) => app.send(name, input)))
      const { chats, undo, calls } = await kept(app)
      expect({ chats, undo, calls }).toEqual({ chats: before.chats, undo: before.undo, calls: before.calls })
      expect(app.backend.settings.get('historyRetentionDays')).toBe(90)
    })
    await fc.assert(property, { numRuns: 20 })
  },
)

test('nothing is deleted while checks run, and nobody is asked', async () => {
  const app = await open({ faults: ['proxy-stale'], alter: hangingTools, person: () => 'run_now' })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'no website opens since I came back to the office' })
  const busy = await app.until(chatId, (chat) => lastOf(chat, 'checks').calls.some((call) => call.state === 'running'))
  expect(await app.send('chats.delete', { chatId })).toMatchObject(waits)
  expect(await app.send('history.deleteAll', {})).toMatchObject(waits)
  expect(app.asked).toEqual([])
  await Promise.all(lastOf(busy, 'checks').calls.map(({ callId }) => app.send('calls.stop', { callId })))
  await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
  expect(await app.send('chats.delete', { chatId })).toMatchObject({ ok: true })
})

test('a chat about which a person is being asked, or that began to work meanwhile, is not deleted', async () => {
  const app = await open({ faults: ['proxy-stale'], person: () => null })
  const chat = await complain(app, 'no website opens since I came back to the office')
  const { chatId } = chat
  await review(app, chat)
  await app.until(chatId, planIs('confirming'))
  expect(await app.send('chats.delete', { chatId })).toMatchObject(waits)
  expect(await app.send('history.deleteAll', {})).toMatchObject(waits)
  // Another chat is not held up by it.
  const other = await complain(app, 'the printer does nothing')
  app.person = () => {
    void app.send('chats.submit', { chatId: other.chatId, text: 'there is no sound' })
    return 'run_now'
  }
  expect(await app.send('chats.delete', { chatId: other.chatId })).toMatchObject(waits)
  await app.until(other.chatId, (now) => !lastOf(now, 'checks').running)
  app.person = () => 'run_now'
  expect(await app.send('chats.delete', { chatId: other.chatId })).toMatchObject({ ok: true })
  expect(await listed(app)).toEqual([chatId])
})

test('one question at a time, also beside one about a setting', async () => {
  const app = await open({ faults: ['proxy-stale'] })
  const { chatId } = await complain(app, 'no website opens since I came back to the office')
  app.person = () => null
  const first = app.send('chats.delete', { chatId })
  await app.settled()
  const asked = { ok: false, error: { code: 'question_open' } }
  await expect.poll(() => app.asked.length).toBe(1)
  expect(await app.send('history.deleteAll', {})).toMatchObject(asked)
  expect(await app.send('settings.set', { key: 'externalAccess', value: 'on' })).toMatchObject(asked)
  await app.close()
  expect(await first).toMatchObject(refused)
  expect((await kept(app)).chats).toHaveLength(1)
})
