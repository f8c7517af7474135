import { afterEach, expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import {
  callChunks,
  openModelServer,
  sendStream,
  textChunks,
  type ModelBehaviour,
  type ModelServer,
} from '../fakes/model-server.ts'
import { complain } from './actions.ts'

const open = useDesktops()
const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const complaint = 'the printer does nothing'
const queue = callChunks({ name: 'check_print_queue', args: {} })

async function openWithModel(answer: ModelBehaviour): Promise<{ app: TestDesktop; server: ModelServer }> {
  const server = await openModelServer(answer)
  servers.push(server)
  const app = await open({ faults: ['print-job-stuck'] })
  await use(app, server)
  return { app, server }
}

const isRunning = (chat: ChatView): boolean => entriesOf(chat, 'checks').some(({ running }) => running)

async function use({ backend }: TestDesktop, { address }: ModelServer): Promise<void> {
  await backend.settings.set('modelName', 'test-model')
  await backend.settings.set('modelAddress', address)
}

test('a model chooses what is looked at and says what it saw; the rules conclude, and a person is asked', async () => {
  const { app } = await openWithModel((response, asked) =>
    sendStream(response, asked.length === 1 ? queue : textChunks('A print job ', '**is stuck**.')),
  )
  const chat = await complain(app, complaint)
  const said = lastOf(chat, 'model')
  expect(said).toMatchObject({ running: false, model: 'test-model', text: 'A print job **is stuck**.', note: null })
  expect(said.figures).toMatchObject({ calls: 1, rounds: 2, promptTokens: 20, completionTokens: 5, bytesSent: 0 })
  const checks = lastOf(chat, 'checks')
  expect(checks.calls.map(({ tool }) => tool)).toContain('check_print_queue')
  expect(checks.headline?.tone).toBe('cause')
  expect(chat.entries.map(({ kind }) => kind)).toEqual(['complaint', 'checks', 'model', 'plan'])
  expect(JSON.stringify(app.asked)).not.toContain('is stuck**')
})

test('its words come in while it speaks, as one entry that changes', async () => {
  const parts = Array.from({ length: 40 }, (_, at) => `word${String(at)} `)
  const { app } = await openWithModel(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of parts) {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    response.end('data: [DONE]\n\n')
  })
  const chat = await complain(app, complaint)
  const shown = app.pushed.flatMap((event) => (event.kind === 'items' ? event.changes.entries : []))
  const texts = shown.flatMap((entry) => (entry.kind === 'model' ? [entry.text] : []))
  const whole = lastOf(chat, 'model').text
  expect(whole).toBe(parts.join('').trim())
  expect(texts.filter((text) => text !== '' && text !== whole).length).toBeGreaterThan(1)
  expect(texts.every((text) => whole.startsWith(text))).toBe(true)
})

test('a model that is lost in the middle keeps what it said, and the planner goes on', async () => {
  const { app } = await openWithModel((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Let me see' } }] })}\n\n`)
    setTimeout(() => response.destroy(), 20)
  })
  const chat = await complain(app, complaint)
  expect(lastOf(chat, 'model')).toMatchObject({
    text: 'Let me see',
    note: 'The model stopped answering. Deskmedic went on without it.',
  })
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  expect(entriesOf(chat, 'plan')).toHaveLength(1)
})

test('stopped in the middle, it says no more and nothing goes on', async () => {
  const { app } = await openWithModel(endless)
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: complaint })
  await app.until(chatId, (chat) => entriesOf(chat, 'model').some(({ text }) => text.length > 20))
  await app.ask('chats.stop', { chatId })
  const chat = await app.until(chatId, (one) => !isRunning(one))
  expect(lastOf(chat, 'model').note).toBe('Stopped. What it said until then stands.')
  expect(lastOf(chat, 'model').text.length).toBeGreaterThan(20)
  expect(lastOf(chat, 'checks').note).toMatch(/stopped/i)
})

/** Says a word every few milliseconds, and never ends. */
const endless: ModelBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'word ' } }] })}\n\n`
  const timer = setInterval(() => response.write(chunk), 5)
  response.on('close', () => clearInterval(timer))
}

test('forbidden in the middle, the model ends at once and the planner goes on', async () => {
  const { app } = await openWithModel(endless)
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text: complaint })
  await app.until(chatId, (chat) => entriesOf(chat, 'model').some(({ text }) => text.length > 20))
  await app.backend.settings.set('modelMode', 'none')
  const chat = await app.until(chatId, (one) => !isRunning(one))
  expect(lastOf(chat, 'model').note).toBe('The model stopped answering. Deskmedic went on without it.')
  expect(lastOf(chat, 'model').why).not.toBeNull()
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  const pc = await app.ask<{ planner: { kind: string } }>('pc.get', {})
  expect(pc.planner.kind).toBe('built_in')
})
