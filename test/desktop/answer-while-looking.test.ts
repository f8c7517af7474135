import { expect, test } from 'vitest'

import type { Backend } from '../../electron/engine/backend.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { hangingTools } from '../fakes/hanging-tools.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { review } from './actions.ts'

const open = useDesktops()
/** A PC on which one of the first checks never ends by itself. */
function oneHangs(backend: Backend): Backend {
  const hanging = hangingTools(backend).machine
  const run: Machine['run'] = (tool, args, options) =>
    (tool.name === 'check_printers' ? hanging : backend.machine).run(tool, args, options)
  return { ...backend, machine: { ...backend.machine, run } }
}

async function stopLooking(app: TestDesktop, chatId: string): Promise<void> {
  const { calls } = lastOf(await app.chat(chatId), 'checks')
  for (const { callId } of calls.filter(({ state }) => state === 'running')) await app.send('calls.stop', { callId })
}

test('while checks still run, what was found stands in its place under a sentence, and stays when they are stopped', async () => {
  const app = await open({ faults: ['print-job-stuck', 'proxy-stale'], alter: oneHangs })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'nothing comes out of the printer and no website opens' })
  const busy = await app.until(chatId, (chat) => entriesOf(chat, 'checks').some(({ findings }) => findings.length > 0))
  const { running, headline, findings } = lastOf(busy, 'checks')
  expect(running).toBe(true)
  expect(headline).toMatchObject({ tone: 'cause' })
  expect(findings.map(({ place }) => place)).toContain('cause')
  // What can be done about it is offered as well, and stays when nothing more is looked at.
  const offered = await app.until(chatId, (chat) => entriesOf(chat, 'plan').some(({ steps }) => steps.length > 0))
  expect(lastOf(offered, 'checks').running).toBe(true)
  const plan = lastOf(offered, 'plan')
  expect(plan).toMatchObject({ state: 'open' })
  await stopLooking(app, chatId)
  const stopped = await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
  expect(lastOf(stopped, 'checks').headline).toMatchObject({ tone: 'cause' })
  expect(entriesOf(stopped, 'plan').map(({ id, steps }) => [id, steps])).toEqual([[plan.id, plan.steps]])
})

test('what is agreed to while checks still run is repaired, and is not offered once more at their end', async () => {
  const app = await open({ faults: ['print-job-stuck'], alter: oneHangs })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'nothing comes out of the printer' })
  const offered = await app.until(chatId, (chat) => entriesOf(chat, 'plan').some(({ steps }) => steps.length > 0))
  expect(lastOf(offered, 'checks').running).toBe(true)
  app.person = () => 'run_now'
  await review(app, offered)
  const repaired = await app.until(chatId, (chat) => entriesOf(chat, 'fixes').some(({ results }) => results.length > 0))
  expect(lastOf(repaired, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['fixed'])
  await stopLooking(app, chatId)
  const isEnded = (chat: ChatView): boolean => !lastOf(chat, 'checks').running && lastOf(chat, 'plan').state === 'done'
  const ended = await app.until(chatId, isEnded)
  expect(entriesOf(ended, 'plan')).toHaveLength(1)
})

test('before anything is found nothing is said, least of all that all is well', async () => {
  const app = await open({ faults: [], alter: oneHangs })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'nothing comes out of the printer' })
  const isRead = (chat: ChatView): boolean =>
    entriesOf(chat, 'checks').some(({ calls }) => calls.some(({ state }) => state === 'succeeded'))
  const busy = await app.until(chatId, isRead)
  expect(lastOf(busy, 'checks')).toMatchObject({ running: true, headline: null })
})
