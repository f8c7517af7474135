import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { quickMs, typicalMsOf } from '../../electron/agents/planner/planner-tools.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, review } from './actions.ts'

const open = useDesktops()
const slow = new Set(loadTools().flatMap((tool) => (typicalMsOf(tool) > quickMs ? [tool.name] : [])))

const isStill = (chat: ChatView): boolean => chat.verdict !== 'running' && chat.verdict !== 'waiting'
const worksOf = (chat: ChatView): string | null => lastOf(chat, 'fixes').works

async function repaired(app: TestDesktop): Promise<ChatView> {
  const chat = await complain(app, 'nothing comes out of the printer since this morning')
  await review(app, chat)
  return app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'fixes').length > 0 && worksOf(now) !== null)
}

test('after a repair that was proved the person is asked whether it works, and a yes is kept', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'run_now' })
  const chat = await repaired(app)
  const { id: entryId } = lastOf(chat, 'fixes')
  expect(worksOf(chat)).toBe('asked')
  await app.ask('chats.works', { chatId: chat.chatId, entryId, isWorking: true })
  const said = await app.ask<ChatView>('chats.open', { chatId: chat.chatId })
  expect(worksOf(said)).toBe('yes')
  expect(entriesOf(said, 'checks')).toHaveLength(1)
  const again = await app.send('chats.works', { chatId: chat.chatId, entryId, isWorking: false })
  expect(again).toMatchObject({ ok: false, error: { code: 'plan_changed' } })
})

test('what was said to work is no longer claimed once the fix is undone, and nobody is asked about it', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'run_now' })
  for (const says of [true, null]) {
    const chat = await repaired(app)
    const { id: entryId, results } = lastOf(chat, 'fixes')
    if (says !== null) await app.ask('chats.works', { chatId: chat.chatId, entryId, isWorking: says })
    await app.ask('undo.review', { chatId: chat.chatId, callId: results[0]?.callId })
    const undone = await app.until(chat.chatId, (now) => lastOf(now, 'fixes').results.some((one) => one.undone))
    expect([says, worksOf(undone)]).toEqual([says, null])
  }
})

test('a no looks on, also where it takes long, and does not claim that anything else is the cause', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'run_now' })
  const chat = await repaired(app)
  const { id: entryId } = lastOf(chat, 'fixes')
  await app.ask('chats.works', { chatId: chat.chatId, entryId, isWorking: false })
  const looked = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  const [first, second] = entriesOf(looked, 'checks')
  expect(worksOf(looked)).toBe('no')
  expect(second?.calls.length).toBeGreaterThan(first?.calls.length ?? Infinity)
  expect(first?.calls.some(({ tool }) => slow.has(tool))).toBe(false)
  expect(second?.calls.some(({ tool }) => slow.has(tool))).toBe(true)
  expect(second?.headline?.tone).not.toBe('cause')
  expect(second?.leftMinutes).toBeNull()
  // Nothing is left to look at here: who goes on is said.
  expect(second?.note).toContain('report for IT')
})

test('what the next look finds is told with its own way to repair it', async () => {
  const app = await open({ faults: ['print-job-stuck', 'proxy-stale'], person: () => 'run_now' })
  const chat = await repaired(app)
  expect(JSON.stringify(entriesOf(chat, 'checks'))).not.toContain('proxy_dead')
  const { id: entryId } = lastOf(chat, 'fixes')
  await app.ask('chats.works', { chatId: chat.chatId, entryId, isWorking: false })
  const looked = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  expect(lastOf(looked, 'checks').findings).toContainEqual(
    expect.objectContaining({ tool: 'check_proxy_settings', place: 'aside' }),
  )
  expect(lastOf(looked, 'plan').steps.map(({ ticked }) => ticked)).not.toContain(true)
})

test('whoever is not helped by a short look has the rest looked at, and can stop it with an answer', async () => {
  const app = await open({})
  const chat = await complain(app, 'my wifi is slow')
  const { id: entryId, leftMinutes, calls } = lastOf(chat, 'checks')
  expect(leftMinutes).toBeGreaterThanOrEqual(1)
  await app.ask('chats.lookDeeper', { chatId: chat.chatId, entryId })
  const looked = await app.until(chat.chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 2)
  expect(lastOf(looked, 'checks').calls.length).toBeGreaterThan(calls.length)
  expect(lastOf(looked, 'checks').headline?.tone).not.toBe('cause')
})

test.each([
  ['what is no matter of this PC', 'what is the weather today'],
  ['a request alone', 'please restart my pc'],
])('nobody is sent further after %s', async (_, text) => {
  const app = await open({})
  const chat = await complain(app, text)
  expect(lastOf(chat, 'checks').leftMinutes).toBeNull()
  expect(lastOf(chat, 'checks').note ?? '').not.toContain('report for IT')
})

test('checks that a person chose are all that was asked for', async () => {
  const app = await open({})
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.run', { chatId, tools: ['check_cpu_usage'] })
  const chat = await app.until(chatId, (now) => isStill(now) && entriesOf(now, 'checks').length === 1)
  expect(lastOf(chat, 'checks')).toMatchObject({ leftMinutes: null, note: null })
})
