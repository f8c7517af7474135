import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import type { KeepableView } from '../../shared/ipc/keep-back.ts'
import type { ModelsView, SentView } from '../../shared/ipc/model-view.ts'
import type { ModelMessage, ModelQuestion } from '../../electron/contract/model-port.ts'
import { createModelAgreement } from '../../electron/ipc/consent/model-agreement.ts'
import { ok } from '../../electron/kernel/result.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { openModelServer, sendStream, textChunks } from '../fakes/model-server.ts'
import type { Person } from '../fakes/desktop-person.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
const complaint = 'the printer does nothing with Salary_Kim.xlsx'

/** A server of the own network that nothing answers for: whatever is sent ends at its name. */
async function openWithServer(): Promise<TestDesktop> {
  const app = await open({ faults: ['print-job-stuck'] })
  const { settings } = app.backend
  await settings.set('internalHosts', ['no-such-server'])
  await settings.set('modelName', 'test-model')
  await settings.set('modelAddress', 'http://no-such-server/v1')
  return app
}

const questionsOf = ({ asked }: TestDesktop) => asked.filter(({ kind }) => kind === 'setting')

test('before the first message a person sees what would leave; without a yes nothing does, and it goes on without', async () => {
  const app = await openWithServer()
  app.person = () => 'refuse'
  const chat = await complain(app, complaint)
  const [question] = questionsOf(app)
  expect(question?.steps[0]).toMatchObject({ title: 'Send this to the model?' })
  const told = question?.steps[0]?.args.map(({ label, value }) => [label, value] as const) ?? []
  expect(told[0]?.[1]).toBe('http://no-such-server/v1')
  expect(told[1]).toEqual(['What you wrote, as it is sent', 'the printer does nothing with <file-1>'])
  expect(told[2]?.[1]).toContain('You help to find out why a Windows PC misbehaves.')
  expect(told[3]?.[1]).toContain('check_print_queue')
  expect(JSON.stringify(question)).not.toContain('Salary')
  expect(lastOf(chat, 'model').why).toBe('Nothing was sent to the model, because nobody agreed.')
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  expect(await app.ask<SentView | null>('models.sent', {})).toBeNull()
  expect(app.backend.settings.get('modelAgreed')).toEqual([])
})

test('a yes holds for this address, is recorded, and is asked for anew at another one', async () => {
  const app = await openWithServer()
  app.person = ({ kind }) => (kind === 'setting' ? 'run_now' : 'refuse')
  await complain(app, complaint)
  await complain(app, 'my wifi is slow')
  expect(questionsOf(app)).toHaveLength(1)
  expect(app.backend.settings.get('modelAgreed')).toEqual(['http://no-such-server/v1'])
  const sent = await app.ask<SentView>('models.sent', {})
  expect(sent).toMatchObject({ address: 'http://no-such-server/v1', model: 'test-model' })
  expect(sent.messages.map(({ from }) => from)).toEqual(['system', 'user'])
  await app.backend.settings.set('modelAddress', 'http://no-such-server/v2')
  await complain(app, complaint)
  expect(questionsOf(app)).toHaveLength(2)
})

test('a model of this PC is asked without a question, and what it was told can be seen', async () => {
  const server = await openModelServer((response) => sendStream(response, textChunks('Done.')))
  const app = await open({ faults: ['print-job-stuck'] })
  await app.backend.settings.set('modelName', 'test-model')
  await app.backend.settings.set('modelAddress', server.address)
  await complain(app, complaint)
  await server.close()
  expect(questionsOf(app)).toEqual([])
  const sent = await app.ask<SentView>('models.sent', {})
  expect(sent.messages.at(-1)).toEqual({ from: 'user', text: complaint })
  const body = JSON.stringify(server.asked[0]?.body?.['messages'])
  for (const { text } of sent.messages) expect(body).toContain(JSON.stringify(text).slice(1, -1))
})

test('a standing permission counts for nothing once a model took part, and counts on where none did', async () => {
  const offline = 'no website opens since I came back to the office'
  const remember: Person = () => ({ answer: 'run_now', remember: 'session' })
  const app = await open({ faults: ['proxy-stale'], person: remember })
  const fixed = async (): Promise<ChatView> => {
    const chat = await complain(app, offline)
    await review(app, chat)
    const done = await app.until(chat.chatId, planIs('done'))
    await app.ask('undo.review', { chatId: chat.chatId, callId: lastOf(done, 'fixes').results[0]?.callId })
    return app.until(chat.chatId, (now) => lastOf(now, 'fixes').results[0]?.undone === true)
  }
  const allowedBy = (chat: ChatView) => lastOf(chat, 'fixes').calls[0]
  await fixed()
  expect(allowedBy(await fixed())).toMatchObject({ allowedBy: 'standing_grant' })
  const server = await openModelServer((response) => sendStream(response, textChunks('The proxy is stale.')))
  await app.backend.settings.set('modelName', 'test-model')
  await app.backend.settings.set('modelAddress', server.address)
  const before = app.asked.filter(({ kind }) => kind === 'fix').length
  expect(allowedBy(await fixed())).not.toMatchObject({ allowedBy: 'standing_grant' })
  await server.close()
  expect(app.asked.filter(({ kind }) => kind === 'fix')).toHaveLength(before + 1)
})

test('what a person keeps back of the first message is not in it, nor in any later one of this chat, also after a restart', async () => {
  const app = await openWithServer()
  const key = 'check:check_print_queue'
  const queueTitle = 'Print jobs'
  app.person = ({ kind }) => (kind === 'setting' ? { answer: 'run_now', remember: 'no', keptBack: [key] } : 'refuse')
  const chat = await complain(app, complaint)
  expect(questionsOf(app)[0]?.keepable).toContainEqual({ key, label: queueTitle })
  expect(questionsOf(app)[0]?.steps[0]?.args[3]?.value).toContain('check_print_queue')
  const first = await app.ask<SentView>('models.sent', {})
  expect(first.tools).not.toContain('check_print_queue')
  expect(first.tools.length).toBeGreaterThan(3)
  // The rules look there as ever, and what they say of it is kept back too.
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  const { chatId } = chat
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  await app.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 2)
  const second = await app.ask<SentView>('models.sent', {})
  expect(second.tools).not.toContain('check_print_queue')
  const told = second.messages.map(({ text }) => text).join('\n')
  expect(told).toContain('[kept back by the person]')
  expect(told).not.toContain('check_print_queue')
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  expect(await next.ask('chats.keepBack', { chatId, keys: [] })).toContainEqual({
    key,
    label: queueTitle,
    isKept: true,
  })
  await next.ask('chats.resume', { chatId })
  await next.ask('chats.submit', { chatId, text: 'and would that break my other letters?' })
  await next.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 3)
  expect(JSON.stringify(await next.ask<SentView>('models.sent', {}))).not.toContain('check_print_queue')
})

test('at any time a message is kept back, for good; what is no part of the chat cannot be', async () => {
  const app = await openWithServer()
  app.person = ({ kind }) => (kind === 'setting' ? 'run_now' : 'refuse')
  const { chatId } = await complain(app, 'the printer does nothing since Anna moved')
  const told = await app.ask<readonly KeepableView[]>('chats.keepBack', { chatId, keys: [] })
  const message = told.find(({ label }) => label.includes('Anna'))
  expect(told.every(({ isKept }) => !isKept)).toBe(true)
  const keys = [message?.key ?? '', 'check:format_disk', 'anything']
  const kept = await app.ask<readonly KeepableView[]>('chats.keepBack', { chatId, keys })
  expect(kept.filter(({ isKept }) => isKept)).toEqual([{ ...message, isKept: true }])
  await app.ask('chats.submit', { chatId, text: 'and would that break my other papers?' })
  await app.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === 2)
  const sent = JSON.stringify(await app.ask<SentView>('models.sent', {}))
  expect(sent).toContain('[kept back by the person]')
  expect(sent).not.toContain('Anna')
  expect((await app.send('chats.keepBack', { chatId: 'none', keys: [] })).ok).toBe(false)
  expect((await app.send('chats.keepBack', { chatId, keys: [''] })).ok).toBe(false)
})

test('areas that a person keeps back are none of a model elsewhere; to show one again is asked', async () => {
  const app = await openWithServer()
  const keep = { category: 'printers', isTold: false } as const
  const view = await app.ask<ModelsView>('models.tell', keep)
  expect(view.areas.filter(({ isTold }) => !isTold)).toEqual([
    { category: 'printers', title: 'Printers', isTold: false },
  ])
  expect(questionsOf(app)).toEqual([])
  app.person = () => 'refuse'
  const chat = await complain(app, complaint)
  expect(questionsOf(app)[0]?.steps[0]?.args[3]?.value).not.toContain('check_print_queue')
  // The rules look there as ever.
  expect(lastOf(chat, 'checks').headline?.tone).toBe('cause')
  expect((await app.send('models.tell', { ...keep, isTold: true })).ok).toBe(false)
  expect(questionsOf(app).at(-1)?.steps[0]?.title).toBe('Let the model see this area?')
  expect((await app.send('models.tell', { category: 'everything', isTold: false })).ok).toBe(false)
})

test('while nobody has answered nothing is sent, also when many messages are asked at once', async () => {
  const app = await openWithServer()
  const asked: ModelQuestion[] = []
  const answers: ((answer: 'run_now' | 'refuse') => void)[] = []
  const { guarded } = createModelAgreement({
    settings: app.backend.settings,
    changes: () => app.backend.settings,
    ask: () =>
      new Promise((resolve) => answers.push((answer) => resolve({ answer, remember: null, shownTextHash: '' }))),
  })
  const model = {
    ask: (question: ModelQuestion) => {
      asked.push(question)
      return Promise.resolve(ok({ text: 'x', reasoning: '', calls: [], finishReason: null, usage: null, error: null }))
    },
  }
  const opened = await guarded({
    isThere: () => true,
    open: () =>
      Promise.resolve({ endpoint: { address: 'https://a/v1', model: 'm' }, place: 'internet', model } as never),
  }).open()
  const messages: readonly ModelMessage[] = [{ role: 'user', text: 'secret' }]
  const question = { messages, tools: [], signal: new AbortController().signal }
  if (opened === null) throw new Error('no model')
  const running = [opened.model.ask(question), opened.model.ask(question)]
  await app.settled()
  expect(asked).toEqual([])
  for (const answer of answers) answer('refuse')
  expect(await Promise.all(running)).toMatchObject([{ ok: false }, { ok: false }])
  expect(asked).toEqual([])
})
