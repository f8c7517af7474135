import { expect, test } from 'vitest'

import type { ChatSummary, ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, shownEntries } from './actions.ts'

const open = useDesktops()
const complaint = 'my wifi keeps dropping'

/** The access point is silent from 2 to 3 minutes after the complaint, and again from 6 to 7 minutes after it. */
const dropping: NonNullable<Parameters<typeof open>[0]>['prepare'] = (pc) => {
  pc.state.wifi.silence = { sinceMs: pc.clock.now() + 120_000, everyMs: 240_000, forMs: 60_000 }
}

const isOver = (chat: ChatView): boolean => entriesOf(chat, 'watch').some(({ running }) => !running)

async function watched(app: TestDesktop): Promise<ChatView> {
  const { chatId } = await complain(app, complaint)
  await app.ask('chats.watch', { chatId })
  return app.until(chatId, isOver)
}

test('a Wi-Fi that drops is found with its times, although it works when it is looked at once', async () => {
  const app = await open({ faults: [], prepare: dropping })
  const first = await complain(app, complaint)
  expect(lastOf(first, 'checks').headline?.tone).toBe('fine')
  await app.ask('chats.watch', { chatId: first.chatId })
  const chat = await app.until(first.chatId, isOver)
  const { watch, note, error } = lastOf(chat, 'watch')
  expect({ note, error }).toEqual({ note: null, error: null })
  expect(watch?.clock).toBe('10:00')
  expect(watch?.headline.tone).toBe('cause')
  expect(watch?.headline.text).toMatch(/Wi-Fi/)
  expect(watch?.headline.detail).toMatch(/^2 times in 10 min, at \d\d:\d\d and \d\d:\d\d\.$/)
  expect(watch?.seen.map(({ length }) => length)).toEqual(['for 60 s', 'for 60 s'])
  const lanes = watch?.picture.kind === 'lanes' ? watch.picture.lanes : []
  expect(lanes.length).toBe(3)
  expect(lanes[0]?.parts.map(({ role }) => role)).toEqual(['ok', 'culprit', 'ok', 'culprit', 'ok'])
  const [kept] = await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })
  expect(kept?.verdict).toBe('problem')
})

test('while it runs it says how far it is and what showed so far', async () => {
  const app = await open({ faults: [], prepare: dropping })
  const chat = await watched(app)
  const running = shownEntries(app, 'watch').filter((entry) => entry.running && entry.watch !== null)
  expect(running.length).toBeGreaterThan(3)
  const left = running.map(({ watch }) => watch?.minutesLeft ?? 0)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(running.some(({ watch }) => watch?.headline.text.startsWith('So far: '))).toBe(true)
  expect(running.some(({ watch }) => watch?.headline.tone === 'fine')).toBe(true)
  expect(lastOf(chat, 'watch').watch?.headline.text).not.toMatch(/So far/)
})

/** The access point is silent as the complaint is told, and comes back. */
const silentNow: NonNullable<Parameters<typeof open>[0]>['prepare'] = (pc) => {
  pc.state.wifi.silence = { sinceMs: pc.clock.now(), everyMs: 240_000, forMs: 60_000 }
}

test('who complains of what comes and goes is led to a watch first; who complains that it is gone, to a repair', async () => {
  const app = await open({ faults: [], prepare: silentNow })
  const passing = await complain(app, 'the wifi is gone for a moment every few minutes and then it is back')
  const checks = lastOf(passing, 'checks')
  expect(checks.headline?.tone).toBe('cause')
  expect(checks).toMatchObject({ toWatch: true, note: expect.stringContaining('Watch first') as string })
  expect(entriesOf(passing, 'plan').flatMap(({ steps }) => steps.filter(({ ticked }) => ticked))).toEqual([])
  const constant = await complain(app, 'the wifi is not connected')
  expect(lastOf(constant, 'checks').toWatch).toBe(false)
  expect(lastOf(constant, 'plan').steps.some(({ ticked }) => ticked)).toBe(true)
})
