import { expect, test } from 'vitest'

import { windowsPlaces } from '../../shared/domain/windows-places.ts'
import type { AdviceView } from '../../shared/ipc/advice-view.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'

const open = useDesktops()

/** A window before a Windows PC: what is opened there, the test only hears of. */
const onWindows = {
  alter: (backend: TestDesktop['backend']) => ({
    ...backend,
    facts: () => ({ ...backend.facts(), kind: 'windows' as const }),
  }),
}

test('an advice has one button that opens the page it names; on a practice PC nothing of the real one opens', async () => {
  const app = await open({ faults: ['notifications-all-off'] })
  const chat = await complain(app, 'I get no notifications any more')
  const { findings } = lastOf(chat, 'checks')
  const advice = findings.flatMap((finding) => finding.advice ?? []).find(({ act }) => act !== null)
  expect(advice?.act).toEqual({ kind: 'open', place: 'notifications', label: 'Open notifications' })
  expect(await app.send('places.open', { place: 'notifications' })).toMatchObject({
    ok: false,
    error: { code: 'place_not_here' },
  })
  expect(app.opened).toEqual([])
})

test('on Windows the address of the place is opened, and no other', async () => {
  const app = await open(onWindows)
  await app.ask('places.open', { place: 'device_manager' })
  expect(app.opened).toEqual([windowsPlaces.device_manager])
  for (const place of ['calc.exe', 'ms-settings:display', '../cmd.exe', 'toString'])
    expect(await app.send('places.open', { place })).toMatchObject({ ok: false })
  expect(app.opened).toHaveLength(1)
  const closed = await open({ ...onWindows, canOpenFolders: false })
  expect(await closed.send('places.open', { place: 'display' })).toMatchObject({ error: { code: 'place_not_opened' } })
})

test('in a check-up it stands on the tile of what nothing here repairs, and on no other', async () => {
  const app = await open({ faults: ['notifications-all-off', 'disk-full-user-temp'] })
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.checkUp', { chatId })
  const chat = await app.until(chatId, (now) => now.verdict !== 'running' && now.entries.length > 0)
  const tiles = lastOf(chat, 'checks').checkUp?.tiles ?? []
  const adviceOf = (wanted: string): AdviceView | null | undefined => tiles.find(({ area }) => area === wanted)?.advice
  expect(adviceOf('storage')).toBeNull()
  expect(tiles.flatMap(({ advice }) => advice?.act ?? [])).toContainEqual({
    kind: 'open',
    place: 'notifications',
    label: 'Open notifications',
  })
  expect(tiles.filter(({ state, advice }) => state === 'healthy' && advice !== null)).toEqual([])
})
