import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { callChunks, sendStream, type ModelBehaviour } from '../fakes/model-server.ts'
import { openRemoteModel, type RemoteModel } from '../fakes/remote-model.ts'

const open = useDesktops()

const complaint = 'the printer does nothing'
const lost = 'The model stopped answering. Deskmedic went on without it.'

type Remote = { readonly app: TestDesktop; readonly model: RemoteModel }

const opened: RemoteModel[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()))
})

async function openRemote(answer: ModelBehaviour): Promise<Remote> {
  const model = await openRemoteModel(answer)
  opened.push(model)
  const app = await open({ faults: ['print-job-stuck'] })
  app.person = ({ kind }) => (kind === 'setting' ? 'run_now' : 'refuse')
  const caFile = path.join(app.dataFolder, 'root.pem')
  await writeFile(caFile, model.ca)
  const { settings } = app.backend
  await settings.set('mode', 'online')
  await settings.set('caFile', caFile)
  await settings.set('proxy', model.proxy)
  await settings.set('modelName', 'test-model')
  await settings.set('modelAddress', model.address)
  return { app, model }
}

const wordAfterWord: ModelBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'word ' } }] })}\n\n`
  const timer = setInterval(() => response.write(chunk), 5)
  response.on('close', () => clearInterval(timer))
}

const isAnswered = (chat: ChatView): boolean =>
  entriesOf(chat, 'model').every(({ running }) => !running) &&
  entriesOf(chat, 'checks').some(({ running, headline }) => !running && headline !== null)

async function begin({ app }: Remote): Promise<string> {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: complaint })
  return chatId
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 600))

test('offline mode ends a model elsewhere in the middle of a word: its text stays, the planner concludes, no byte follows', async () => {
  const remote = await openRemote(wordAfterWord)
  const { app } = remote
  const chatId = await begin(remote)
  await app.until(chatId, (chat) => entriesOf(chat, 'model').some(({ text }) => text.length > 20))
  await app.ask('mode.set', { mode: 'offline' })
  const chat = await app.until(chatId, isAnswered)
  const said = lastOf(chat, 'model')
  expect(said.text.length).toBeGreaterThan(20)
  expect(said.note).toBe(lost)
  expect(said.why).toContain('offline')
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  expect(lastOf(chat, 'plan').steps.length).toBeGreaterThan(0)

  const [bytes, questions] = [remote.model.arrived(), remote.model.questions()]
  expect([bytes > 0, questions]).toEqual([true, 1])
  await app.ask('chats.submit', { chatId, text: 'why?' })
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  await begin(remote)
  await app.settled()
  await later()
  expect([remote.model.arrived(), remote.model.questions()]).toEqual([bytes, questions])
})

test('switched on while its check runs, it is not told what the check read', async () => {
  const remote = await openRemote(async (response) => {
    await remote.app.backend.settings.set('mode', 'offline')
    sendStream(response, callChunks({ name: 'check_print_queue', args: {} }))
  })
  const { app } = remote
  const chatId = await begin(remote)
  const chat = await app.until(chatId, isAnswered)
  expect(lastOf(chat, 'model').note).toBe(lost)
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  const bytes = remote.model.arrived()
  await later()
  expect([remote.model.arrived(), remote.model.questions()]).toEqual([bytes, 1])
})

test('back online it is asked again, in the same conversation', async () => {
  const remote = await openRemote((response, asked) =>
    asked.length === 1
      ? wordAfterWord(response, asked)
      : sendStream(response, [{ choices: [{ index: 0, delta: { content: 'Here again.' } }] }]),
  )
  const { app } = remote
  const chatId = await begin(remote)
  await app.until(chatId, (chat) => entriesOf(chat, 'model').some(({ text }) => text.length > 20))
  await app.ask('mode.set', { mode: 'offline' })
  await app.until(chatId, isAnswered)
  await app.backend.settings.set('mode', 'online')
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  const chat = await app.until(chatId, (one) => entriesOf(one, 'model').length === 2 && isAnswered(one))
  expect(lastOf(chat, 'model')).toMatchObject({ text: 'Here again.', note: null })
})
