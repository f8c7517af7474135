import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Timers } from '../../electron/kernel/timers.ts'
import { setUpKindHere } from '../../electron/engine/network/updates-here.ts'
import type { AboutView, UpdateView } from '../../shared/ipc/about-view.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { immediately } from '../fakes/immediate-timers.ts'

const open = useDesktops()
const version = '99.0.0'
const hourMs = 3_600_000
const name = `Deskmedic-Setup-${version}-${setUpKindHere()?.architecture ?? ''}.exe`

let share: string
beforeEach(async () => {
  share = await mkdtemp(path.join(tmpdir(), 'deskmedic-share-'))
  await writeFile(path.join(share, name), 'a set-up')
  const digest = createHash('sha256').update('a set-up').digest('hex')
  await writeFile(path.join(share, 'SHA256SUMS.txt'), `${digest}  ${name}\n`)
})
afterEach(() => rm(share, { recursive: true, force: true }))

const policy = (more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  UpdateMode: 'notify',
  UpdateUrl: share,
  ...more,
})

test('off by default: nobody looks, and the page has no line about it', async () => {
  const app = await open({ faults: [] })
  expect((await app.ask<AboutView>('about.get', {})).updates).toBe(false)
  expect((await app.ask<UpdateView>('about.update', {})).state).toBe('off')
  expect(await app.send('about.install', { version })).toMatchObject({ ok: false })
})

test.each([
  ['run_now', 1],
  ['refuse', 0],
] as const)('a newer version is told, asked about and then started: %s', async (answer, started) => {
  const app = await open({ faults: [], policy: policy(), person: () => answer })
  expect((await app.ask<AboutView>('about.get', {})).updates).toBe(true)
  expect(await app.ask<UpdateView>('about.update', {})).toEqual({ state: 'ready', version })
  expect(app.asked).toEqual([])
  const said = await app.send('about.install', { version })
  expect(said.ok).toBe(started === 1)
  expect(app.asked).toHaveLength(1)
  expect(JSON.stringify(app.asked)).toContain(version)
  expect(app.opened.map((file) => path.basename(file))).toEqual(started === 1 ? [name] : [])
  expect(app.opened.every((file) => !file.startsWith(share))).toBe(true)
})

test('install: found without anybody asking, told once by a message that shows where, and started after a yes alone', async () => {
  const held: (() => void)[] = []
  const timers: Timers = {
    after: (delayMs, action) => {
      if (delayMs < hourMs) return immediately.after(delayMs, action)
      held.push(action)
      return () => void held.splice(held.indexOf(action), 1)
    },
  }
  const app = await open({ faults: [], policy: policy({ UpdateMode: 'install' }), person: () => 'run_now', timers })
  expect(app.notified).toEqual([])
  held.splice(0).forEach((action) => action())
  await expect.poll(() => app.notified.length).toBe(1)
  expect(app.notified[0]?.body).toContain(version)
  expect([app.asked, app.opened]).toEqual([[], []])
  app.notified[0]?.onClick()
  expect(await app.ask('window.nextOrder', {})).toEqual({ kind: 'page', page: 'help' })
  expect((await app.send('about.install', { version })).ok).toBe(true)
  expect([app.asked.length, app.opened.map((file) => path.basename(file))]).toEqual([1, [name]])
  held.splice(0).forEach((action) => action())
  await app.settled()
  expect(app.notified).toHaveLength(1)
})

test('a version that was not offered is not started, and nobody is asked', async () => {
  const app = await open({ faults: [], policy: policy(), person: () => 'run_now' })
  expect(await app.send('about.install', { version })).toMatchObject({ ok: false, error: { code: 'update_damaged' } })
  await app.ask('about.update', {})
  expect(await app.send('about.install', { version: '100.0.0' })).toMatchObject({ ok: false })
  expect([app.asked, app.opened]).toEqual([[], []])
})

test('in offline mode nothing is looked for', async () => {
  const app = await open({ faults: [], policy: policy({ NetworkMode: 'offline' }) })
  expect(await app.send('about.update', {})).toMatchObject({ ok: false, error: { code: 'mode_blocks_host' } })
})

test('what the policy fixes nobody switches on', async () => {
  const app = await open({ faults: [], policy: policy({ UpdateMode: 'off' }) })
  expect(app.backend.settings.view('updateMode')).toMatchObject({ value: 'off', locked: true })
  expect((await app.ask<UpdateView>('about.update', {})).state).toBe('off')
})
