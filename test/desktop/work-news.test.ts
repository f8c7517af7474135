import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { DesktopOptions } from '../fakes/desktop-options.ts'
import { complain, review } from './actions.ts'

const open = useDesktops()

async function repaired(app: TestDesktop): Promise<ChatView> {
  const chat = await complain(app, 'nothing comes out of the printer since this morning')
  await review(app, chat)
  const isDone = (now: ChatView): boolean => entriesOf(now, 'fixes').some(({ works }) => works !== null)
  const done = await app.until(chat.chatId, (now) => isDone(now) && now.verdict !== 'running')
  await app.settled()
  return done
}

const whoRuns: DesktopOptions = { faults: ['print-job-stuck'], person: () => 'run_now' }

test('a repair that ends while nobody sees the window is told once, without a word of what it was about', async () => {
  const app = await open(whoRuns)
  app.isInSight = false
  const chat = await repaired(app)
  expect(app.notified.map(({ title, body }) => [title, body])).toEqual([
    ['The problem is fixed', 'Click to see the result.'],
  ])
  app.notified[0]?.onClick()
  await app.settled()
  expect(await app.ask('window.nextOrder', {})).toEqual({ kind: 'chat', chatId: chat.chatId })
  expect(app.pushed.at(-1)).toMatchObject({ kind: 'show_call', chatId: chat.chatId })
})

test('who sees the window is told nothing beside it', async () => {
  const app = await open(whoRuns)
  await repaired(app)
  expect(app.notified).toEqual([])
})

test('switched off, nothing is told; switched on again, it is', async () => {
  const app = await open(whoRuns)
  app.isInSight = false
  await app.ask('settings.set', { key: 'notifyRepairs', value: 'off' })
  await repaired(app)
  expect(app.notified).toEqual([])
  expect(await app.ask('settings.get', {})).toMatchObject({ notifyRepairs: { value: 'off', source: 'file' } })
  const set = await app.ask('settings.set', { key: 'notifyRepairs', value: 'on' })
  expect(set).toMatchObject({ notifyRepairs: { value: 'on' } })
})

test('a value that is neither on nor off is refused', async () => {
  const app = await open()
  expect(await app.send('settings.set', { key: 'notifyRepairs', value: 'maybe' })).toMatchObject({ ok: false })
})

test('the taskbar shows that something runs, and stops when all has ended', async () => {
  const app = await open(whoRuns)
  await repaired(app)
  expect(app.working.length).toBeGreaterThan(1)
  expect(app.working.at(0)).toBe(true)
  expect(app.working.at(-1)).toBe(false)
  // Only what is new is told.
  expect(app.working.filter((isWorking, at) => isWorking === app.working[at - 1])).toEqual([])
})
