import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { sendStream, textChunks, useModelServers, type ModelServer } from '../fakes/model-server.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
const openModel = useModelServers()

const areEnded = (chat: ChatView, count: number): boolean =>
  entriesOf(chat, 'checks').filter(({ running }) => !running).length === count

test('a message that is said otherwise is heard as if it were new; the earlier one and its answer stay in sight', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, 'the printr dos nothing')
  const said = lastOf(await app.chat(chatId), 'complaint')
  await app.ask('chats.correct', { chatId, entryId: said.id, text: 'the printer does nothing' })
  const chat = await app.until(chatId, (one) => areEnded(one, 2))
  expect(entriesOf(chat, 'complaint').map(({ text, isTyped, isCorrected }) => [text, isTyped, isCorrected])).toEqual([
    ['the printr dos nothing', true, true],
    ['the printer does nothing', true, false],
  ])
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
})

test('only what a person typed can be said otherwise, and not while something runs', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, 'the printer does nothing')
  const chat = await app.chat(chatId)
  const correct = (entryId: string) => app.send('chats.correct', { chatId, entryId, text: 'no sound' })
  expect(await correct(lastOf(chat, 'checks').id)).toMatchObject({ error: { code: 'plan_changed' } })
  expect(await correct('none')).toMatchObject({ error: { code: 'plan_changed' } })
  await app.ask('chats.submit', { chatId, text: 'my computer is slow' })
  const [first] = entriesOf(await app.chat(chatId), 'complaint')
  const busy = await correct(first?.id ?? '')
  await app.until(chatId, (one) => areEnded(one, 2))
  expect(busy).toMatchObject({ error: { code: 'chat_busy' } })
  expect(entriesOf(await app.chat(chatId), 'complaint').some(({ isCorrected }) => isCorrected)).toBe(false)
})

test('what was offered for a message is closed once it is said otherwise, and can be run no more', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'not_today' })
  const { chatId } = await complain(app, 'the printer does nothing')
  const first = lastOf(await app.chat(chatId), 'plan')
  const correct = async (text: string, count: number): Promise<ChatView> => {
    const entryId = lastOf(await app.chat(chatId), 'complaint').id
    await app.ask('chats.correct', { chatId, entryId, text })
    return app.until(chatId, (one) => areEnded(one, count))
  }
  const chat = await correct('the printer prints nothing at all', 2)
  expect(entriesOf(chat, 'plan').map(({ state }) => state)).toEqual(['superseded', 'open'])
  const asked = { chatId, entryId: first.id, digests: first.steps.map(({ digest }) => digest) }
  expect(await app.send('plan.review', asked)).toMatchObject({ error: { code: 'plan_changed' } })
  expect(await app.send('plan.dismiss', { chatId, entryId: first.id })).toMatchObject({ ok: false })
  expect(app.asked).toEqual([])
  // One that was put off is closed as well; one that was run stays what it is.
  await review(app, chat)
  await app.until(chatId, planIs('not_now'))
  const again = await correct('the printer does not print', 3)
  expect(entriesOf(again, 'plan').map(({ state }) => state)).toEqual(['superseded', 'superseded', 'open'])
  app.person = () => 'run_now'
  await review(app, again)
  await app.until(chatId, planIs('done'))
  const done = await correct('the printer is slow', 4)
  expect(entriesOf(done, 'plan')[2]?.state).toBe('done')
})

type Told = { readonly role: string; readonly content: string }
const toldBy = (server: ModelServer): string =>
  ((server.asked.at(-1)?.body?.['messages'] ?? []) as readonly Told[]).map(({ content }) => content).join('\n')

async function withModel(...answers: readonly string[]): Promise<{ app: TestDesktop; server: ModelServer }> {
  const server = await openModel((response, asked) =>
    sendStream(response, textChunks(answers[asked.length - 1] ?? 'Nothing more.')),
  )
  const app = await open({ faults: ['print-job-stuck'] })
  await app.backend.settings.set('modelName', 'test-model')
  await app.backend.settings.set('modelAddress', server.address)
  return { app, server }
}

const spoken =
  (count: number) =>
  (chat: ChatView): boolean =>
    entriesOf(chat, 'model').filter(({ running }) => !running).length === count && areEnded(chat, 1)

test('a model is told nothing of what was said otherwise, nor of what followed it', async () => {
  const { app, server } = await withModel('A job is stuck.', 'Only bananas break.', 'Your papers stay.')
  const { chatId } = await complain(app, 'the printer does nothing')
  await app.ask('chats.submit', { chatId, text: 'and would that break my other banana?' })
  const asked = await app.until(chatId, spoken(2))
  const entryId = lastOf(asked, 'complaint').id
  await app.ask('chats.correct', { chatId, entryId, text: 'and would that break my other papers?' })
  const chat = await app.until(chatId, spoken(3))
  expect(lastOf(chat, 'model').text).toBe('Your papers stay.')
  expect(entriesOf(chat, 'model')).toHaveLength(3)
  expect(toldBy(server)).toContain('A job is stuck.')
  expect(toldBy(server)).toContain('[Deskmedic] Checked: ')
  expect(toldBy(server)).not.toContain('banana')
})

test('an answer to a question is given again to that question, not to the complaint before it', async () => {
  const { app, server } = await withModel('A job is stuck.', 'They stay.', 'They stay, surely.')
  const { chatId } = await complain(app, 'the printer does nothing')
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  const answered = await app.until(chatId, spoken(2))
  await app.ask('chats.answerAgain', { chatId, entryId: lastOf(answered, 'model').id })
  const chat = await app.until(chatId, spoken(3))
  expect(lastOf(chat, 'model').text).toBe('They stay, surely.')
  expect(toldBy(server)).toMatch(/and would that break my other papers\?$/u)
  expect(toldBy(server)).not.toContain('They stay.')
})
