import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import {
  callChunks,
  useModelServers,
  sendStream,
  textChunks,
  type ModelBehaviour,
  type ModelServer,
} from '../fakes/model-server.ts'
import { complain } from './actions.ts'

const open = useDesktops()
const openModel = useModelServers()

const complaint = 'the printer does nothing'
const queue = callChunks({ name: 'check_print_queue', args: {} })

async function openWithModel(answer: ModelBehaviour): Promise<{ app: TestDesktop; server: ModelServer }> {
  const server = await openModel(answer)
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
  expect(said.figures).toMatchObject({ calls: 1, rounds: 2, promptTokens: 6_000, completionTokens: 5, bytesSent: 0 })
  const checks = lastOf(chat, 'checks')
  expect(checks.calls.map(({ tool }) => tool)).toContain('check_print_queue')
  expect(checks.headline?.tone).toBe('cause')
  expect(chat.entries.map(({ kind }) => kind)).toEqual(['complaint', 'checks', 'model', 'plan'])
  expect(JSON.stringify(app.asked)).not.toContain('is stuck**')
})

function messagesOf(server: ModelServer): readonly { readonly role: string; readonly content: string }[] {
  return (server.asked.at(-1)?.body?.['messages'] ?? []) as readonly { role: string; content: string }[]
}

test('a question about the answer goes to the model, with what was found and what can be read by its id', async () => {
  const { app, server } = await openWithModel((response, asked) => {
    const [, id = ''] = /(c\d+) check_print_queue: problem/.exec(JSON.stringify(asked.at(-1)?.body)) ?? []
    const answers: readonly (readonly unknown[])[] = [
      queue,
      textChunks('A print job is stuck.'),
      callChunks({ name: 'read_earlier_result', args: { id } }, { name: 'read_earlier_result', args: { id: 'x' } }),
      textChunks('Because nothing else prints until it is gone.'),
    ]
    sendStream(response, answers[asked.length - 1] ?? textChunks('?'))
  })
  const { chatId } = await complain(app, complaint)
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  const chat = await app.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 2)
  expect(lastOf(chat, 'model').text).toBe('Because nothing else prints until it is gone.')
  expect(entriesOf(chat, 'checks')).toHaveLength(1)
  const messages = messagesOf(server)
  const told = messages.filter(({ role }) => role !== 'tool').map(({ content }) => content)
  expect(told.join('\n')).toMatch(/\[Deskmedic\] Checked: .*c\d+ check_print_queue: problem/)
  expect(told).toContain('A print job is stuck.')
  expect(told.join('\n')).not.toContain('Budget.xlsx')
  const [read, unknown] = messages.filter(({ role }) => role === 'tool').map(({ content }) => content)
  expect(JSON.parse(read ?? '')).toMatchObject({ tool: 'check_print_queue', trust: 'untrusted' })
  expect(read).toContain('Budget.xlsx')
  expect(unknown).toContain('invalid_arguments')
})

test('what a model looks at while it talks stands in a card of its own, and the rules conclude', async () => {
  const { app } = await openWithModel((response, asked) => {
    const answers: readonly (readonly unknown[])[] = [
      queue,
      textChunks('A print job is stuck.'),
      callChunks({ name: 'check_printers', args: {} }),
      textChunks('The printer itself is fine.'),
    ]
    sendStream(response, answers[asked.length - 1] ?? textChunks('?'))
  })
  const { chatId } = await complain(app, complaint)
  await app.ask('chats.submit', { chatId, text: 'hm and what about the other one?' })
  const chat = await app.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 2)
  expect(entriesOf(chat, 'checks')).toHaveLength(2)
  const settled = await app.until(chatId, (one) => entriesOf(one, 'checks').every(({ running }) => !running))
  expect(lastOf(settled, 'checks').calls.map(({ tool }) => tool)).toEqual(['check_printers'])
})

test('a model that is lost while it talks leaves the answer to the texts of the registry', async () => {
  const { app } = await openWithModel((response, asked) => {
    if (asked.length === 1) sendStream(response, queue)
    else if (asked.length === 2) sendStream(response, textChunks('A print job is stuck.'))
    else response.destroy()
  })
  const { chatId } = await complain(app, complaint)
  await app.ask('chats.submit', { chatId, text: 'why?' })
  const chat = await app.until(chatId, (one) => entriesOf(one, 'notice').length > 0)
  expect(lastOf(chat, 'model').note).toBe('The model stopped answering. Deskmedic went on without it.')
  expect(lastOf(chat, 'notice').text).toContain('Budget.xlsx')
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  const asked = await app.until(chatId, (one) => entriesOf(one, 'notice').length > 1)
  expect(lastOf(asked, 'notice').text).toBe('Tell me in a few words what’s wrong.')
})

test('a chat of an earlier session goes on: the model is told what was found then', async () => {
  const { app, server } = await openWithModel((response, asked) => {
    const answers: readonly (readonly unknown[])[] = [
      queue,
      textChunks('A print job is stuck.'),
      textChunks('As I said.'),
    ]
    sendStream(response, answers[asked.length - 1] ?? textChunks('?'))
  })
  const { chatId } = await complain(app, complaint)
  await app.close()
  const later = await open({ dataFolder: app.dataFolder })
  const shown = await later.chat(chatId)
  expect(shown.live).toBe(false)
  const resumed = await later.ask<ChatView>('chats.resume', { chatId })
  expect(resumed.live).toBe(true)
  await later.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  const chat = await later.until(
    chatId,
    (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 2,
  )
  expect(lastOf(chat, 'model').text).toBe('As I said.')
  const told = messagesOf(server).map(({ content }) => content)
  expect(told.join('\n')).toMatch(/\[Deskmedic\] Checked: .*c\d+ check_print_queue: problem/)
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

test('a long conversation is told to a model in short, and a person is told so, once', async () => {
  const long = 'word '.repeat(1_300)
  const { app, server } = await openWithModel((response, asked) =>
    sendStream(response, textChunks(`${long}${String(asked.length)}.`)),
  )
  const { chatId } = await complain(app, complaint)
  const shortened = 'This chat is long: the model was told its beginning in short.'
  const notices: (readonly string[])[] = []
  for (const count of [2, 3, 4, 5]) {
    await app.ask('chats.submit', { chatId, text: `and would that break my other papers, number ${String(count)}?` })
    const isSpoken = (one: ChatView): boolean =>
      entriesOf(one, 'model').filter(({ running }) => !running).length === count
    notices.push(entriesOf(await app.until(chatId, isSpoken), 'notice').map(({ text }) => text))
  }
  await app.settled()
  expect(notices[0]).toEqual([])
  expect(entriesOf(await app.chat(chatId), 'notice').map(({ text }) => text)).toEqual([shortened])
  const told = messagesOf(server).map(({ content }) => content)
  expect(told.join('\n')).toContain('[Deskmedic] Earlier, shortened:')
  expect(told.join('\n')).toContain('[Deskmedic] Checked: ')
  expect(told.join('\n')).not.toContain(`${long}1.`)
})

test('a server that has read only part of what it was told is named as such, once', async () => {
  const { app } = await openWithModel((response) => {
    const [said, end] = textChunks('All is well.')
    sendStream(response, [said, end, { choices: [], usage: { prompt_tokens: 40, completion_tokens: 3 } }])
  })
  const { chatId } = await complain(app, complaint)
  await app.ask('chats.submit', { chatId, text: 'and what does that mean for my other papers, please?' })
  await app.until(chatId, (chat) => entriesOf(chat, 'model').filter(({ running }) => !running).length === 2)
  await app.settled()
  const notices = entriesOf(await app.chat(chatId), 'notice')
  expect(
    notices.map(({ tone, text }) => [tone, text.startsWith('The program that runs the model has read only part')]),
  ).toEqual([['warning', true]])
})
