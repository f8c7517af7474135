import { expect, test } from 'vitest'

import { lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'

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
