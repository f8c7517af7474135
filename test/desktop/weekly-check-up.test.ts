import { expect, test } from 'vitest'

import type { PcAtRest } from '../../electron/checkup/weekly.ts'
import type { Timers } from '../../electron/kernel/timers.ts'
import type { ChatSummary, ChatView } from '../../shared/ipc/views.ts'
import { lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import type { DesktopOptions } from '../fakes/desktop-options.ts'
import { immediately } from '../fakes/immediate-timers.ts'

const open = useDesktops()
const minuteMs = 60_000
const weekMs = 7 * 24 * 60 * minuteMs

/** Waits of more than a few minutes end when the test says so; all others take no time. */
function heldTimers(): Timers & { readonly end: () => void } {
  const held = new Set<() => void>()
  return {
    after: (delayMs, action) => {
      if (delayMs < minuteMs) return immediately.after(delayMs, action)
      held.add(action)
      return () => held.delete(action)
    },
    end: () => {
      const due = [...held]
      held.clear()
      due.forEach((action) => action())
    },
  }
}

const away: PcAtRest = {
  idleMs: () => Promise.resolve(60 * minuteMs),
  onBattery: () => false,
  onWake: () => () => undefined,
}
/** On the practice PC nobody has touched anything for an hour. */
const untouched: NonNullable<DesktopOptions['prepare']> = (pc) => {
  pc.state.session.lastInputMs -= 60 * minuteMs
}

async function begin(more: DesktopOptions = {}): Promise<TestDesktop & { readonly wait: () => void }> {
  const timers = heldTimers()
  const app = await open({ faults: [], prepare: untouched, pcAtRest: away, timers, ...more })
  return Object.assign(app, { wait: timers.end })
}

const chats = (app: TestDesktop): Promise<readonly ChatSummary[]> =>
  app.ask<readonly ChatSummary[]>('chats.list', { query: '' })
const switchTo = (app: TestDesktop, value: 'on' | 'off'): Promise<unknown> =>
  app.ask('settings.set', { key: 'weeklyCheckUp', value })

async function told(app: TestDesktop, count: number): Promise<void> {
  await expect.poll(() => app.notified.length).toBe(count)
}

test('off at first: nothing is looked at', async () => {
  const app = await begin()
  app.wait()
  await app.settled()
  expect(await chats(app)).toEqual([])
  expect(await app.ask('settings.get', {})).toMatchObject({ weeklyCheckUp: { value: 'off', source: 'default' } })
})

test('switched on, each week a check-up is a chat, told by one message that opens it; it changes nothing', async () => {
  const app = await begin({ faults: ['disk-full-user-temp'] })
  const before = await app.pcState()
  await switchTo(app, 'on')
  await told(app, 1)
  expect(app.notified[0]).toMatchObject({ title: 'Weekly check-up', body: '1 thing needs attention.' })
  const [chat, ...others] = await chats(app)
  expect([chat?.title, others]).toEqual(['Check-up', []])
  app.notified[0]?.onClick()
  await app.settled()
  expect(await app.ask('window.nextOrder', {})).toEqual({ kind: 'chat', chatId: chat?.chatId })
  expect(lastOf(await app.chat(chat?.chatId ?? ''), 'checks').checkUp?.tiles[0]).toMatchObject({ area: 'storage' })
  expect(await app.pcState()).toEqual(before)
  expect(app.asked).toEqual([])
  app.wait()
  await app.settled()
  expect(await chats(app)).toHaveLength(1)
  app.clock.advance(weekMs)
  // Whether the next wait has begun is not seen from here: each one ends.
  await expect.poll(() => (app.wait(), app.notified.length)).toBe(2)
  expect(await chats(app)).toHaveLength(2)
})

test('one that a person made this week counts, and an administrator can fix it for everybody', async () => {
  const app = await begin({ policy: { WeeklyCheckUps: 1 } })
  await told(app, 1)
  expect(await app.ask('settings.get', {})).toMatchObject({ weeklyCheckUp: { value: 'on', source: 'policy' } })
  expect(await app.send('settings.set', { key: 'weeklyCheckUp', value: 'off' })).toMatchObject({ ok: false })
  app.clock.advance(weekMs - minuteMs)
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.checkUp', { chatId })
  await app.until(chatId, (chat) => chat.verdict !== 'running' && chat.entries.some(({ kind }) => kind === 'checks'))
  app.clock.advance(2 * minuteMs)
  app.wait()
  await app.settled()
  expect(app.notified).toHaveLength(1)
})

test('while somebody uses the practice PC it waits', async () => {
  let looks = 0
  const idleMs = (): Promise<number> => {
    looks += 1
    return away.idleMs() as Promise<number>
  }
  const app = await begin({ prepare: () => undefined, pcAtRest: { ...away, idleMs } })
  await switchTo(app, 'on')
  await expect.poll(() => looks).toBe(1)
  // What would follow begins within moments.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await chats(app)).toEqual([])
})
