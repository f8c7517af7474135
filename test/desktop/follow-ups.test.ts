import { expect, test } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, valueOf, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'
import { eventually } from '../fakes/eventually.ts'

const open = useDesktops()

/** A PC whose wrong proxy was repaired in the chat that is given back. */
async function repaired(): Promise<{ readonly app: TestDesktop; readonly chatId: string }> {
  const app = await open({ faults: ['proxy-stale'] })
  const checked = await complain(app, valueOf(findScenario('stale-proxy')).complaint.en)
  const { chatId } = checked
  const plan = lastOf(checked, 'plan')
  app.person = () => 'run_now'
  await app.ask('plan.review', {
    chatId,
    entryId: plan.id,
    digests: plan.steps.slice(0, 1).map(({ digest }) => digest),
  })
  await app.until(chatId, (chat) => lastOf(chat, 'plan').state === 'done')
  return { app, chatId }
}

const notices = (chat: ChatView): readonly string[] => entriesOf(chat, 'notice').map(({ text }) => text)

test('thanks after a repair is the answer yes: no check runs, and what was typed stands as a bubble', async () => {
  const { app, chatId } = await repaired()
  const before = await app.chat(chatId)
  await app.ask('chats.submit', { chatId, text: 'Thanks, it works now!' })
  const after = await app.chat(chatId)
  expect(lastOf(after, 'fixes').works).toBe('yes')
  expect(lastOf(after, 'complaint').text).toBe('Thanks, it works now!')
  expect(notices(after)).toEqual(['Good to hear it works.'])
  expect(entriesOf(after, 'checks')).toEqual(entriesOf(before, 'checks'))
  expect(after.title).toBe(before.title)
})

test('"still broken" after a repair is the answer no, and leads to a deeper look at the same complaint', async () => {
  const { app, chatId } = await repaired()
  await app.ask('chats.submit', { chatId, text: 'it still does not work' })
  const after = await app.until(
    chatId,
    (chat) => entriesOf(chat, 'checks').length > 1 && !lastOf(chat, 'checks').running,
  )
  expect(lastOf(after, 'fixes').works).toBe('no')
  expect(lastOf(after, 'checks').outcome).toBe('run')
  expect(lastOf(after, 'checks').calls.length).toBeGreaterThan(0)
})

test('"undo that" asks a person first, and undoes after a yes; a second time there is nothing left', async () => {
  const { app, chatId } = await repaired()
  const before = await app.pcState()
  let asked = 0
  app.person = () => {
    asked += 1
    return 'refuse'
  }
  await app.ask('chats.submit', { chatId, text: 'undo that' })
  await eventually(() => expect([asked, app.desktop.isBusy()]).toEqual([1, false]))
  expect(await app.pcState()).toEqual(before)
  app.person = () => 'run_now'
  await app.ask('chats.submit', { chatId, text: 'undo that' })
  const undone = await app.until(chatId, (chat) => lastOf(chat, 'fixes').results[0]?.undone === true)
  expect(await app.pcState()).not.toEqual(before)
  await app.ask('chats.submit', { chatId: undone.chatId, text: '되돌려 주세요' })
  expect(notices(await app.chat(chatId)).at(-1)).toContain('can be undone')
})

test('"what did you change" lists the repairs of the chat, and a chat without any says so', async () => {
  const { app, chatId } = await repaired()
  await app.ask('chats.submit', { chatId, text: 'what did you change?' })
  expect(notices(await app.chat(chatId))).toEqual([expect.stringContaining('can still be undone: ')])
  const fresh = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.submit', { chatId: fresh.chatId, text: '你改了什么？' })
  expect(notices(await app.chat(fresh.chatId))).toEqual([expect.stringContaining('Nothing has been changed')])
})

test('"check again" looks into the same complaint anew, "it came back" at what was repaired', async () => {
  const { app, chatId } = await repaired()
  const first = entriesOf(await app.chat(chatId), 'checks')[0]
  await app.ask('chats.submit', { chatId, text: 'check again' })
  const again = await app.until(
    chatId,
    (chat) => entriesOf(chat, 'checks').length > 1 && !lastOf(chat, 'checks').running,
  )
  expect(lastOf(again, 'checks').outcome).toBe('run')
  expect(lastOf(again, 'checks').findings.some(({ id }) => id === first?.findings[0]?.id)).toBe(false)
  await app.ask('chats.submit', { chatId, text: 'thanks' })
  const seen = entriesOf(again, 'checks').length
  await app.ask('chats.submit', { chatId, text: 'it came back' })
  const looked = await app.until(
    chatId,
    (chat) => entriesOf(chat, 'checks').length > seen && !lastOf(chat, 'checks').running,
  )
  expect(lastOf(looked, 'checks').calls.map(({ tool }) => tool)).toContain(first?.findings[0]?.tool)
})

test.each(['thanks', '감사합니다', '谢谢'])(
  'a chat that begins with "%s" answers kindly and checks nothing',
  async (text) => {
    const app = await open({ faults: [] })
    const { chatId } = await app.ask<ChatView>('chats.create', {})
    await app.ask('chats.submit', { chatId, text })
    const chat = await app.chat(chatId)
    expect(entriesOf(chat, 'checks')).toEqual([])
    expect(notices(chat)).toEqual(['You’re welcome.'])
  },
)

test('"why" is answered with what was seen, also while a repair is asked about; "how long" with its time', async () => {
  const app = await open({ faults: ['proxy-stale'] })
  const { chatId } = await complain(app, valueOf(findScenario('stale-proxy')).complaint.en)
  const [cause] = lastOf(await app.chat(chatId), 'checks').findings
  await app.ask('chats.submit', { chatId, text: 'why?' })
  expect(notices(await app.chat(chatId))).toEqual([expect.stringContaining(cause?.text ?? 'none')])
  expect(notices(await app.chat(chatId))[0]).toContain(cause?.source)
  await app.ask('chats.submit', { chatId, text: 'How long will it take?' })
  const { steps } = lastOf(await app.chat(chatId), 'plan')
  expect(notices(await app.chat(chatId)).slice(1)).toEqual(steps.map(({ title, duration }) => `${title}: ${duration}`))
  await app.ask('chats.submit', { chatId, text: '자세히 알려 주세요' })
  const told = notices(await app.chat(chatId)).slice(1 + steps.length)
  expect(told[0]).toContain(cause?.source)
  expect(told[1]).toContain(cause?.text)
  expect(entriesOf(await app.chat(chatId), 'checks')).toHaveLength(1)
})

/** What is answered to this, in the language of the window. */
async function answered(app: TestDesktop, chatId: string, text: string): Promise<readonly string[]> {
  const before = notices(await app.chat(chatId)).length
  await app.ask('chats.submit', { chatId, text })
  const after = await app.chat(chatId)
  expect(entriesOf(after, 'checks')).toHaveLength(1)
  return notices(after).slice(before)
}

test('what an answer means, why its step comes first and what it risks is told in the words of the registry', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, 'the printer does nothing')
  const chat = await app.chat(chatId)
  const [cause] = lastOf(chat, 'checks').findings
  const { steps } = lastOf(chat, 'plan')
  const [step] = steps

  const [meaning] = await answered(app, chatId, 'What does that mean?')
  expect(meaning).toContain(cause?.text)
  expect(meaning).toContain(`Why “${step?.title ?? '?'}” is offered: `)

  const order = await answered(app, chatId, 'why not restart first?')
  expect(order[0]).toContain(`“${step?.title ?? '?'}” comes first because it’s the mildest step`)
  expect(order[0]).toContain(step?.lose)
  expect(order.at(-1)).toContain('Only if that doesn’t help, stronger steps follow: Clear the print queue')

  const risks = await answered(app, chatId, 'Is it dangerous?')
  expect(risks).toHaveLength(steps.length)
  expect(risks[0]).toContain(step?.title)
  expect(risks[0]).toContain(step?.lose)
  expect(risks[0]).toContain(step?.undo)
})

test.each([
  { lang: 'ko', meaning: '무슨 뜻이에요?', order: '왜 먼저 재시작 안 해요?', risk: '위험한가요?' },
  { lang: 'zh', meaning: '这是什么意思？', order: '为什么不先重启？', risk: '有危险吗？' },
] as const)('the same in $lang, in whole sentences of that language', async ({ lang, meaning, order, risk }) => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, 'the printer does nothing')
  await app.ask('settings.set', { key: 'language', value: lang })
  const { title = '', lose = '' } = lastOf(await app.chat(chatId), 'plan').steps[0] ?? {}
  const told = [
    ...(await answered(app, chatId, meaning)),
    ...(await answered(app, chatId, order)),
    ...(await answered(app, chatId, risk)),
  ]
  expect(told).toHaveLength(4)
  expect(told.filter((text) => text.includes(title))).toHaveLength(3)
  expect(told.slice(1).filter((text) => text.includes(lose ?? '?'))).toHaveLength(2)
  expect(told.filter((text) => /[a-z]{4,} [a-z]{3,}|[{}]/u.test(text))).toEqual([])
})

test('what ends with a value is ended before the next sentence', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { chatId } = await complain(app, 'the printer does nothing')
  await app.ask('settings.set', { key: 'language', value: 'ko' })
  const [cause] = lastOf(await app.chat(chatId), 'checks').findings
  expect(cause?.text).toMatch(/Budget\.xlsx$/u)
  for (const text of ['왜요?', '왜 먼저 재시작 안 해요?'])
    expect((await answered(app, chatId, text))[0]).toContain(`${cause?.text ?? '?'}.`)
})

test('where nothing was found or offered, that is said', async () => {
  const app = await open({ faults: [] })
  const { chatId } = await complain(app, 'the printer does nothing')
  expect(await answered(app, chatId, 'what does that mean?')).toEqual(['Nothing checked so far explains it.'])
  expect((await answered(app, chatId, 'why not restart first?'))[0]).toBe('No repair is offered at the moment.')
  expect(await answered(app, chatId, 'is it dangerous?')).toEqual([
    'Checks only read. Nothing is changed before you agree.',
  ])
})
