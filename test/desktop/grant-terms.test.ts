import { expect, test } from 'vitest'

import type { SettingsView } from '../../shared/ipc/views.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
const complaint = 'no website opens since I came back to the office'
const dayMs = 86_400_000

test.each([
  [3, 3, null],
  [20, 7, 20],
  [60, 7, 30],
])('where a policy lets "don\'t ask again" hold for %d days, no longer term is offered or taken', async (...given) => {
  const [days, week, month] = given
  const person = (): { answer: 'run_now'; remember: 'tool' } => ({ answer: 'run_now', remember: 'tool' })
  const app = await open({ faults: ['proxy-stale'], person, policy: { MaxGrantDays: days } })
  const chat = await complain(app, complaint)
  await review(app, chat)
  await app.until(chat.chatId, planIs('done'))
  const { rememberUntil, mayRememberForGood } = app.asked[0] ?? expect.unreachable('nobody was asked')
  const daysLeft = (at: number): number => Math.round((at - app.clock.now()) / dayMs)
  expect(mayRememberForGood).toBe(false)
  expect(daysLeft(rememberUntil.week)).toBe(week)
  expect(rememberUntil.month === null ? null : daysLeft(rememberUntil.month)).toBe(month)
  // A page that says "for good" all the same has not been heard.
  expect((await app.ask<SettingsView>('settings.get', {})).grants).toEqual([])
})
