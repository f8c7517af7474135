import { expect, test } from 'vitest'

import { lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'

const open = useDesktops()

test('what cannot wait leads the answer, and checks that find nothing call nothing sound', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  const chat = await complain(app, 'there is a burning smell coming from my laptop')
  const { firstAid, headline, calls, note } = lastOf(chat, 'checks')
  expect(firstAid).toMatch(/^Switch the PC off now/u)
  expect(calls.length).toBeGreaterThan(5)
  expect(headline?.tone).toBe('unknown')
  expect(note).toBeNull()
  expect(chat.verdict).toBe('unknown')
})

test('where no check could say anything nothing is looked at, and it is said all the same', async () => {
  const app = await open({ faults: [], profile: 'docked-laptop' })
  const chat = await complain(app, 'I spilled tea over the keyboard')
  expect(lastOf(chat, 'checks')).toMatchObject({ outcome: 'none', headline: null, calls: [], note: null })
  expect(lastOf(chat, 'checks').firstAid).toMatch(/^Switch the PC off now/u)
})

test('a cause that was found is told below it', async () => {
  const app = await open({ faults: ['audio-service-stopped'] })
  const chat = await complain(app, 'I dropped the laptop and since then there is no sound')
  const { firstAid, headline } = lastOf(chat, 'checks')
  expect(firstAid).toMatch(/important files/u)
  expect(headline?.tone).toBe('cause')
})
