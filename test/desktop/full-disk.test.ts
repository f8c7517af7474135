import { expect, test } from 'vitest'

import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { ChatSummary } from '../../shared/ipc/views.ts'
import type { DiskOperation } from '../fakes/faulty-file-system.ts'
import { createFaultyFileSystem } from '../fakes/faulty-file-system.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
const complaint = 'no website opens since I came back to the office'
const writing: ReadonlySet<DiskOperation> = new Set(['openAppend', 'write', 'sync', 'rename'])

type Disk = { full: boolean }

async function openOn(disk: Disk, systemLocale: (typeof locales)[number] = 'en'): Promise<TestDesktop> {
  return open({
    faults: ['proxy-stale'],
    person: () => 'run_now',
    systemLocale,
    fileSystem: (inner) =>
      createFaultyFileSystem(inner, (operation) => (disk.full && writing.has(operation) ? 'ENOSPC' : null)),
  })
}

test.each(locales)('a drive that is full stops changes and says why and what to do, in %s', async (locale) => {
  const disk = { full: false }
  const app = await openOn(disk, locale)
  const before = await app.pcState()
  const chat = await complain(app, complaint)
  disk.full = true
  await review(app, chat)
  const ended = await app.until(chat.chatId, planIs('done'))
  const [call] = lastOf(ended, 'fixes').calls
  expect(call).toMatchObject({ state: 'denied', startedAt: null, error: { code: 'audit_unavailable' } })
  const full = app.desktop.translator().error({ code: 'audit_unavailable', data: { reason: 'ENOSPC' } })
  expect(call?.error).toMatchObject(full)
  expect((await app.pcState()).proxy).toEqual(before.proxy)
  disk.full = false
})

test('reading goes on while the drive is full, and changes once it is not', async () => {
  const disk = { full: false }
  const app = await openOn(disk)
  const chat = await complain(app, complaint)
  disk.full = true
  const meanwhile = await complain(app, complaint)
  expect(lastOf(meanwhile, 'checks').findings.length).toBeGreaterThan(0)
  expect(lastOf(meanwhile, 'checks').calls.every(({ state }) => state === 'succeeded')).toBe(true)
  const told = await app.until(meanwhile.chatId, (now) => entriesOf(now, 'notice').length > 0)
  expect(lastOf(told, 'notice').tone).toBe('warning')
  disk.full = false
  await review(app, chat)
  const done = await app.until(chat.chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results[0]).toMatchObject({ verdict: 'fixed' })
})

test.each(locales)(
  'a setting that cannot be recorded is refused, says why, and does not change, in %s',
  async (locale) => {
    const disk = { full: false }
    const app = await openOn(disk, locale)
    disk.full = true
    // A change is in the record before it counts: that is the first thing the drive does not take.
    const full = app.desktop.translator().error({ code: 'audit_unavailable', data: { reason: 'ENOSPC' } })
    expect(await app.send('mode.set', { mode: 'offline' })).toMatchObject({
      ok: false,
      error: { code: 'audit_unavailable', ...full },
    })
    expect(full.why).toMatch(/full|남은 공간 없음|已满/)
    expect(full.next).toMatch(/Free some space|공간을 확보|释放/)
    expect(await app.ask('pc.get', {})).toMatchObject({ mode: { value: 'online' } })
    disk.full = false
  },
)

test('a start on a full drive shows everything and changes nothing until there is space again', async () => {
  const first = await open({ faults: ['proxy-stale'] })
  await complain(first, complaint)
  await first.close()
  const disk = { full: true }
  const fileSystem = (inner: DurableFileSystem): DurableFileSystem =>
    createFaultyFileSystem(inner, (operation) => (disk.full && writing.has(operation) ? 'ENOSPC' : null))
  const app = await open({ dataFolder: first.dataFolder, person: () => 'run_now', fileSystem })
  expect(await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })).toHaveLength(1)
  const before = await app.pcState()
  const chat = await complain(app, complaint)
  await review(app, chat)
  const refused = await app.until(chat.chatId, planIs('done'))
  expect(lastOf(refused, 'fixes').calls[0]).toMatchObject({ state: 'denied', error: { code: 'audit_unavailable' } })
  expect((await app.pcState()).proxy).toEqual(before.proxy)
  disk.full = false
  const again = await complain(app, complaint)
  await review(app, again)
  const done = await app.until(again.chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results[0]).toMatchObject({ verdict: 'fixed' })
})
