import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'
import { eventually } from '../fakes/eventually.ts'

const open = useDesktops()

const notices = (chat: ChatView): readonly string[] => entriesOf(chat, 'notice').map(({ text }) => text)

type Talk = { readonly app: TestDesktop; readonly chatId: string; readonly asked: () => number }

/** A PC with this wrong, told to the app; counts how often a person is asked in the confirmation window. */
async function told(faults: readonly string[], answer: 'run_now' | 'refuse' = 'run_now'): Promise<Talk> {
  const app = await open({ faults })
  const { chatId } = await complain(app, 'the printer does nothing')
  let asked = 0
  app.person = () => {
    asked += 1
    return answer
  }
  return { app, chatId, asked: () => asked }
}

const say = ({ app, chatId }: Talk, text: string): Promise<unknown> => app.ask('chats.submit', { chatId, text })

test.each(['fix it', 'Yes, please go ahead.', 'yes', '고쳐 주세요', '네, 그렇게 해줘', '修吧', '好的，修复'])(
  '"%s" is asked about in the confirmation window as by the button, and runs after a yes',
  async (text) => {
    const talk = await told(['print-job-stuck'])
    await say(talk, text)
    const after = await talk.app.until(talk.chatId, (chat) => lastOf(chat, 'plan').state === 'done')
    expect(talk.asked()).toBe(1)
    expect(lastOf(after, 'fixes').results.map(({ verdict }) => verdict)).toEqual(['fixed'])
    expect(entriesOf(after, 'checks')).toHaveLength(1)
  },
)

test('a typed yes is no consent: who refuses in the confirmation window has nothing changed', async () => {
  const talk = await told(['print-job-stuck'], 'refuse')
  const before = await talk.app.pcState()
  await say(talk, 'fix it')
  await eventually(() => expect([talk.asked(), talk.app.desktop.isBusy()]).toEqual([1, false]))
  expect(await talk.app.pcState()).toEqual(before)
})

test('who says twice that it is to be repaired is asked once', async () => {
  const talk = await told(['print-job-stuck'])
  await Promise.all([say(talk, 'fix it'), say(talk, 'do it')])
  await talk.app.until(talk.chatId, (chat) => lastOf(chat, 'plan').state === 'done')
  expect(talk.asked()).toBe(1)
})

test.each(['never mind', 'no', 'No thanks', '안 고쳐도 돼요', '됐어요', '不用修了', '算了'])(
  '"%s" puts what was offered away: nothing is looked at, nothing is asked, nothing is changed',
  async (text) => {
    const talk = await told(['print-job-stuck'])
    const before = await talk.app.pcState()
    await say(talk, text)
    const after = await talk.app.chat(talk.chatId)
    expect(lastOf(after, 'plan').state).toBe('refused')
    expect(notices(after)).toEqual(['All right, it stays as it is.'])
    expect(entriesOf(after, 'checks')).toHaveLength(1)
    expect([talk.asked(), await talk.app.pcState()]).toEqual([0, before])
    // Whoever thinks better of it says so.
    await say(talk, 'ok, fix it')
    await talk.app.until(talk.chatId, (chat) => lastOf(chat, 'plan').state === 'done')
    expect(talk.asked()).toBe(1)
  },
)

test('where there is nothing to repair, that is said, and no check runs', async () => {
  const talk = await told([])
  await say(talk, 'fix it')
  await say(talk, 'never mind')
  const after = await talk.app.chat(talk.chatId)
  expect(notices(after)).toEqual(['No repair is offered at the moment.', 'All right, it stays as it is.'])
  expect(entriesOf(after, 'checks')).toHaveLength(1)
})

test.each([
  ['hello', 'Hello. Tell me in a few words what’s wrong.'],
  ['좋은 아침입니다', 'Hello. Tell me in a few words what’s wrong.'],
  ['你好', 'Hello. Tell me in a few words what’s wrong.'],
  ['fix it', 'Tell me in a few words what’s wrong.'],
  ['never mind', 'All right, it stays as it is.'],
])('a chat that begins with "%s" is answered, and nothing is looked at', async (text, reply) => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId, text })
  const chat = await app.chat(chatId)
  expect(entriesOf(chat, 'checks')).toEqual([])
  expect(notices(chat)).toEqual([reply])
})
