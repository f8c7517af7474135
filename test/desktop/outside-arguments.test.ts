import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { callChunks, sendStream, textChunks, useModelServers } from '../fakes/model-server.ts'
import { complain, review } from './actions.ts'

const open = useDesktops()
const openModel = useModelServers()

const complaint = 'the printer does nothing'
const queue = callChunks({ name: 'check_print_queue', args: {} })
const long = 'It is slow in the morning and in the evening. '.repeat(90)

/** A PC with a stuck print job, and a model that reads the queue and then talks at length. */
async function openStuck(options: Parameters<typeof open>[0] = {}): Promise<TestDesktop> {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'refuse', ...options })
  const { address } = await openModel((response, asked) =>
    sendStream(response, asked.length === 1 ? queue : textChunks(long)),
  )
  await app.backend.settings.set('modelName', 'test-model')
  await app.backend.settings.set('modelAddress', address)
  return app
}

/** Arguments of the question about the steps of this chat, and those of them that are marked. */
async function askedAbout(app: TestDesktop, chat: ChatView) {
  const before = app.asked.length
  await review(app, chat)
  await app.until(chat.chatId, () => app.asked.length > before)
  const args = app.asked.at(-1)?.steps.flatMap((step) => step.args) ?? []
  return { args, marked: args.filter(({ isOutside }) => isOutside).map(({ name, value }) => [name, value]) }
}

test('a value that stands in what a model has read is marked; a number is not', async () => {
  const app = await openStuck()
  const { args, marked } = await askedAbout(app, await complain(app, complaint))
  expect(args.map(({ name }) => name)).toEqual(['printer', 'jobId'])
  expect(marked).toEqual([['printer', 'Floor 2 Color']])
})

test('what the person wrote themselves is not marked', async () => {
  const app = await openStuck()
  expect((await askedAbout(app, await complain(app, 'the printer floor 2 color does nothing'))).marked).toEqual([])
})

test('nothing is marked where no model took part', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'refuse' })
  const { args, marked } = await askedAbout(app, await complain(app, complaint))
  expect(args.length).toBeGreaterThan(0)
  expect(marked).toEqual([])
})

test('the mark stays, however much of a long chat the model is not told any more', async () => {
  const app = await openStuck()
  const { chatId } = await complain(app, complaint)
  for (const count of [2, 3, 4, 5]) {
    await app.ask('chats.submit', { chatId, text: `and would that break my other papers, number ${String(count)}?` })
    await app.until(chatId, (one) => entriesOf(one, 'model').filter(({ running }) => !running).length === count)
  }
  const chat = await app.until(chatId, (one) => entriesOf(one, 'notice').some(({ text }) => text.includes('in short')))
  expect((await askedAbout(app, chat)).marked).toEqual([['printer', 'Floor 2 Color']])
})
