import { expect, test } from 'vitest'

import type { SettingsView } from '../../shared/ipc/views.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'

const open = useDesktops()

test('the size of text is applied at the start and with each change, and kept over a restart', async () => {
  const app = await open({ faults: [] })
  expect(app.textSizes).toEqual([100])
  const set = await app.ask<SettingsView>('settings.set', { key: 'textSize', value: '125' })
  expect(set.textSize).toEqual({ value: '125', source: 'file', lockedBy: null })
  expect(app.textSizes).toEqual([100, 125])
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  expect(next.textSizes).toEqual([125])
})

test('a size chosen by a key is kept as the one chosen in the settings, and shown there', async () => {
  const app = await open({ faults: [] })
  await app.desktop.keepTextSize(110)
  await expect.poll(() => app.backend.settings.get('textSize')).toBe(110)
  await app.settled()
  const settings = app.pushed.flatMap((event) => (event.kind === 'settings' ? [event.settings.textSize.value] : []))
  expect(settings.at(-1)).toBe('110')
})

test.each(['89', '201', '120.5', 'large', ''])('%j is no size of text', async (value) => {
  const app = await open({ faults: [] })
  expect(await app.send('settings.set', { key: 'textSize', value })).toMatchObject({ ok: false })
  expect(app.textSizes).toEqual([100])
})
