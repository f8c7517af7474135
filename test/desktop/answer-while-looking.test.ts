import { expect, test } from 'vitest'

import type { Backend } from '../../electron/hosts/backend.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { hangingTools } from '../fakes/hanging-tools.ts'
import { entriesOf, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import type { ChatView } from '../../shared/ipc/views.ts'

const open = useDesktops()
/** A PC on which one of the first checks never ends by itself. */
function oneHangs(backend: Backend): Backend {
  const hanging = hangingTools(backend).machine
  const run: Machine['run'] = (tool, args, options) =>
    (tool.name === 'check_printers' ? hanging : backend.machine).run(tool, args, options)
  return { ...backend, machine: { ...backend.machine, run } }
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
  const stopAll = async (): Promise<void> => {
    const { calls } = lastOf(await app.chat(chatId), 'checks')
    for (const { callId } of calls.filter(({ state }) => state === 'running')) await app.send('calls.stop', { callId })
  }
  await stopAll()
  const stopped = await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
  expect(lastOf(stopped, 'checks').headline).toMatchObject({ tone: 'cause' })
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
