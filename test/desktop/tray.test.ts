import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import type { SettingsView } from '../../shared/ipc/views.ts'
import { lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain } from './actions.ts'

const open = useDesktops()

test('the icon tells of the chats of this session and of those before, in the language of the app', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const { tray } = app.desktop
  expect(tray.view()).toEqual({ tip: 'Deskmedic', chats: [] })
  const { chatId } = await complain(app, 'the printer does nothing')
  await app.settled()
  expect(tray.view().chats).toEqual([{ label: 'the printer does nothing: still open', chatId }])
  await app.ask('settings.set', { key: 'language', value: 'ko' })
  expect(tray.view().tip).toBe('Deskmedic\nthe printer does nothing: 아직 해결되지 않음')
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  await expect.poll(() => next.desktop.tray.view().chats.map((chat) => chat.chatId)).toEqual([chatId])
})

test('a check-up that is asked for there is shown while it runs', async () => {
  const app = await open({ faults: [] })
  app.desktop.tray.checkNow()
  const order = await app.ask<{ readonly kind: string; readonly chatId: string }>('window.nextOrder', {})
  expect(order.kind).toBe('chat')
  const chat = await app.until(order.chatId, (now) => now.entries.some(({ kind }) => kind === 'checks'))
  expect(lastOf(chat, 'checks').checkUp).toBeDefined()
})

test('it stays there and starts with the system only where a person wants it', async () => {
  const app = await open({ faults: [] })
  const { staysBesideClock } = app.desktop
  const set = (key: string, value: string) => app.ask<SettingsView>('settings.set', { key, value })
  expect([staysBesideClock(), app.startsWithSystem]).toEqual([false, []])
  await set('keepBesideClock', 'on')
  const settings = await set('startWithSystem', 'on')
  expect(settings).toMatchObject({ keepBesideClock: { value: 'on' }, startWithSystem: { value: 'on' } })
  expect([staysBesideClock(), app.startsWithSystem]).toEqual([true, [true]])
  await set('startWithSystem', 'off')
  expect(app.startsWithSystem).toEqual([true, false])
})

test('a system that does not start it is told of, and the switch stays as it was', async () => {
  const app = await open({ faults: [], takesLoginItem: false })
  const refused = await app.send('settings.set', { key: 'startWithSystem', value: 'on' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'start_not_set' } })
  expect((await app.ask<SettingsView>('settings.get', {})).startWithSystem.value).toBe('off')
})

test('what a policy says of it the system is told at the start and when the policy changes, and nothing where it does that', async () => {
  const app = await open({ faults: [], policy: { startWithSystem: true, AdminContactName: 'IT' } })
  expect(app.startsWithSystem).toEqual([true])
  expect((await app.ask<SettingsView>('settings.get', {})).startWithSystem).toMatchObject({
    value: 'on',
    lockedBy: { source: 'policy', contact: 'IT' },
  })
  const refused = await app.send('settings.set', { key: 'startWithSystem', value: 'off' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'setting_locked' } })
  const changeTo = async (policy: Readonly<Record<string, unknown>>, told: readonly boolean[]): Promise<void> => {
    await writeFile(path.join(app.dataFolder, 'policy.json'), JSON.stringify(policy))
    const before = app.pushed.length
    app.desktop.readPolicyAgain()
    await expect.poll(() => app.pushed.slice(before).some(({ kind }) => kind === 'settings')).toBe(true)
    expect(app.startsWithSystem).toEqual(told)
  }
  await changeTo({ startWithSystem: true }, [true])
  await changeTo({ startWithSystem: false }, [true, false])
  await changeTo({ defaults: { startWithSystem: true } }, [true, false, true])
  await changeTo({}, [true, false, true, false])
})

test('without a policy the system stays as it is at the start, and what it does not take of one is told', async () => {
  const first = await open({ faults: [] })
  await first.ask('settings.set', { key: 'startWithSystem', value: 'on' })
  await first.close()
  expect((await open({ dataFolder: first.dataFolder })).startsWithSystem).toEqual([])
  const stubborn = await open({ faults: [], policy: { startWithSystem: true }, takesLoginItem: false })
  expect(await stubborn.ask('window.nextOrder', {})).toMatchObject({ kind: 'tell' })
})
