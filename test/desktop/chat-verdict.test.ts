import { expect, test } from 'vitest'

import type { ChatSummary } from '../../shared/ipc/views.ts'
import { lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

test('a chat in which nothing was found is healthy', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  expect((await complain(app, 'the sound is too quiet')).verdict).toBe('healthy')
})

test('a chat that says what may be the cause is not called healthy, however harmless that is by itself', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  const chat = await complain(app, 'my wifi is so slow')
  const { findings } = lastOf(chat, 'checks')
  expect(findings.filter(({ place }) => place === 'cause')).toMatchObject([{ id: 'not_in_use', severity: 'info' }])
  expect(chat.verdict).toBe('unknown')
})

test('the history says of each chat how it ended: open, put off, fixed with what was done, nothing found', async () => {
  const app = await open({ faults: ['proxy-stale'] })
  const website = 'no website opens since I came back to the office'
  const fixed = await complain(app, website)
  expect(fixed.story).toMatchObject({ outcome: 'open', done: [] })
  expect(fixed.story.found).toEqual(expect.stringMatching(/proxy/iu))
  app.person = () => 'not_today'
  await review(app, fixed)
  expect((await app.until(fixed.chatId, planIs('not_now'))).story.outcome).toBe('postponed')
  app.person = () => 'run_now'
  await review(app, fixed)
  const { story } = await app.until(fixed.chatId, (chat) => chat.story.outcome === 'fixed')
  expect(story.done).toHaveLength(1)
  const quiet = await complain(app, 'the sound is too quiet')
  expect(quiet.story).toMatchObject({ outcome: 'nothing_found', done: [] })
  await app.ask('settings.set', { key: 'language', value: 'ko' })
  const listed = await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })
  expect(listed.find(({ chatId }) => chatId === fixed.chatId)?.story.found).toMatch(/\p{Script=Hangul}/u)
})

test('chats of an earlier session say it in the language of now', async () => {
  const before = await open({ faults: ['proxy-stale'] })
  const { chatId } = await complain(before, 'no website opens since I came back to the office')
  await before.close()
  const app = await open({ dataFolder: before.dataFolder })
  const found = async (): Promise<string | null | undefined> =>
    (await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })).find((chat) => chat.chatId === chatId)?.story
      .found
  expect(await found()).toMatch(/proxy/iu)
  await app.ask('settings.set', { key: 'language', value: 'ko' })
  expect(await found()).toMatch(/\p{Script=Hangul}/u)
})

test('a wish that was refused, or done and undone again, is no open problem', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  const wish = await complain(app, 'reset the store cache')
  app.person = () => 'refuse'
  await review(app, wish)
  await app.until(wish.chatId, (chat) => chat.story.outcome === 'not_run')
  app.person = () => 'run_now'
  await review(app, wish)
  const done = await app.until(wish.chatId, planIs('done'))
  await app.ask('undo.review', { chatId: wish.chatId, callId: lastOf(done, 'fixes').results[0]?.callId })
  await app.until(wish.chatId, (chat) => chat.story.outcome === 'undone')
})

test('what needs no undo is not said to be beyond undoing', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  const wish = await complain(app, 'flush my dns')
  app.person = () => 'run_now'
  await review(app, wish)
  const done = await app.until(wish.chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results).toMatchObject([{ undoUntil: null, withoutUndo: 'Nothing to undo' }])
})
