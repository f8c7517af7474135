import { describe, expect, test } from 'vitest'

import { exampleNames } from '../../shared/domain/example.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { exampleFaults } from '../../electron/machines/simulated/practice.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { hangingTools } from '../fakes/hanging-tools.ts'
import { complain } from './actions.ts'

const open = useDesktops()

const hasEnded = (chat: ChatView): boolean => entriesOf(chat, 'checks').some(({ running }) => !running)

async function broken(app: TestDesktop, example: (typeof exampleNames)[number]): Promise<ChatView> {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('practice.break', { chatId, example })
  return app.until(chatId, hasEnded)
}

describe.each(locales)('in %s', (systemLocale) => {
  test('each example ends in the cause that it was given, on the PC that the one before has broken', async () => {
    const app = await open({ faults: ['print-job-stuck'], systemLocale })
    const known = await loadFaults()
    const translator = createTranslator(systemLocale)
    for (const example of exampleNames) {
      const chat = await broken(app, example)
      expect(lastOf(chat, 'complaint')).toMatchObject({ text: translator.text(`ui.chat.example.${example}`) })
      const fault = known.find(({ name }) => name === exampleFaults[example])
      const causes = lastOf(chat, 'checks').findings.filter(({ place }) => place === 'cause')
      expect([example, causes[0]?.tool, causes[0]?.id]).toEqual([example, fault?.tool, fault?.finding])
      expect([example, causes.length]).toEqual([example, 1])
      // One thing to press: a repair that is chosen already, or the place where a person does it.
      const ticked = entriesOf(chat, 'plan').flatMap(({ steps }) => steps.filter((step) => step.ticked))
      expect([example, ticked.length === 1 || Boolean(causes[0]?.advice?.act)]).toEqual([example, true])
    }
  })
})

test('healthy again, nothing of it is found any more', async () => {
  const app = await open({ faults: ['disk-full-user-temp'] })
  expect(await app.send('practice.heal', {})).toEqual({ ok: true, data: null })
  expect((await app.pcState()).faults).toEqual([])
  const chat = await complain(app, 'Drive C: is full')
  expect(lastOf(chat, 'checks').findings.filter(({ place }) => place === 'cause')).toEqual([])
})

test('only a practice PC is broken: any other refuses, and no complaint is sent', async () => {
  const app = await open({ faults: [], alter: (backend) => ({ ...backend, practice: null }) })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  const refused = { ok: false, error: { code: 'not_practice' } }
  expect(await app.send('practice.break', { chatId, example: 'print' })).toMatchObject(refused)
  expect(await app.send('practice.heal', {})).toMatchObject(refused)
  expect((await app.chat(chatId)).entries).toEqual([])
  expect((await app.pcState()).faults).toEqual([])
})

test('a page cannot name a fault, and no chat of before is gone on with', async () => {
  const app = await open({ faults: [] })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  for (const example of ['disk-failing', 'toString', '', null])
    expect(await app.send('practice.break', { chatId, example })).toMatchObject({ ok: false })
  expect(await app.send('practice.break', { chatId: 'none', example: 'print' })).toMatchObject({
    error: { code: 'unknown_chat' },
  })
  expect((await app.pcState()).faults).toEqual([])
})

test('while a check runs the PC stays as it is', async () => {
  const app = await open({ faults: ['disk-full-user-temp'], alter: hangingTools })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: 'Drive C: is full' })
  await app.until(chatId, (chat) => entriesOf(chat, 'checks').some(({ running }) => running))
  const busy = { ok: false, error: { code: 'practice_busy' } }
  expect(await app.send('practice.heal', {})).toMatchObject(busy)
  expect(await app.send('practice.break', { chatId, example: 'mail' })).toMatchObject(busy)
  expect((await app.pcState()).faults).toEqual(['disk-full-user-temp'])
})
