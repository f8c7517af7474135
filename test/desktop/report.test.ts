import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

import type { ReportView } from '../../shared/ipc/report-view.ts'
import type { PcView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain, review } from './actions.ts'

const open = useDesktops()

test('a report says what was told, found and tried, and hides what is personal until it is shown', async () => {
  const app = await open({ faults: ['print-job-stuck'], person: () => 'run_now' })
  const chat = await complain(app, 'The printer does nothing since this morning, says tester')
  const { chatId } = chat
  const before = await app.ask<ReportView>('report.open', { chatId })
  expect(before.report.title).toBe(lastOf(chat, 'checks').headline?.text)
  expect(before.report.said).toEqual(['The printer does nothing since this morning, says tester'])
  expect(before.report.found[0]).toMatchObject({ state: 'problem' })
  expect(before.report.found[0]?.pictures.length).toBeGreaterThan(0)
  expect(before.report.next.join()).toContain('Ready to run in Deskmedic')
  const file = before.personal.find(({ kind }) => kind === 'file')
  expect(file?.places).toBeGreaterThan(0)
  expect(before.personal).toContainEqual({ kind: 'person', value: 'tester', places: 1 })

  const hidden = await app.ask<string>('report.text', { chatId, shown: [], hasTechnical: true })
  for (const { value } of before.personal) expect(hidden.toLowerCase()).not.toContain(value.toLowerCase())
  const number = before.personal.findIndex(({ value }) => value === 'tester')
  const shown = await app.ask<string>('report.text', { chatId, shown: [number], hasTechnical: false })
  expect(shown).toContain('says tester')
  expect(shown).not.toContain(lastOf(chat, 'checks').calls[0]?.callId)

  await review(app, chat)
  await app.until(chatId, (now) => now.verdict === 'healthy')
  const after = await app.ask<ReportView>('report.open', { chatId })
  expect(after.report.tried[0]).toMatchObject({ state: 'healthy' })
  expect(after.report.tried[0]?.pictures).toHaveLength(2)
  expect(after.report.found[0]).toMatchObject({ state: 'healthy', pictures: [] })
})

test('it is written where the person wants it, and says so where that cannot be', async () => {
  const app = await open({ faults: ['disk-full-user-temp'] })
  const { chatId } = await complain(app, 'C: is full')
  await app.ask('report.open', { chatId })
  const wanted = { chatId, shown: [], hasTechnical: true, format: 'html' }
  expect(await app.ask('report.save', wanted)).toBeNull()
  const place = path.join(app.dataFolder, 'report.html')
  app.savesTo = place
  expect(await app.ask('report.save', wanted)).toEqual({ file: place })
  expect(await readFile(place, 'utf8')).toMatch(/^<!doctype html>/)
  await writeFile(path.join(app.dataFolder, 'a-file'), '')
  app.savesTo = path.join(app.dataFolder, 'a-file', 'report.html')
  expect(await app.send('report.save', wanted)).toMatchObject({ ok: false, error: { code: 'file_unwritable' } })
})

test.each([
  ['an address', 'helpdesk@example.com', ['documents', 'documents']],
  ['a folder of this PC', '/srv/tickets', ['/srv/tickets', '/srv/tickets']],
] as const)('where the organisation wants it: %s is shown, and saving begins in a folder', async (_, target, asked) => {
  const app = await open({ faults: [], policy: { TicketTarget: target, adminContactName: 'IT' } })
  const { chatId } = await complain(app, 'C: is full')
  const view = await app.ask<ReportView>('report.open', { chatId })
  expect(view.target).toBe(target)
  expect((await app.ask<PcView>('pc.get', {})).adminContact).toBe('IT')
  for (const format of ['html', 'md']) {
    const wanted = { chatId, shown: [], hasTechnical: true, format }
    expect(await app.ask('report.save', wanted)).toBeNull()
  }
  expect(app.opened).toEqual(asked)
  expect(await app.ask<string>('report.text', { chatId, shown: [], hasTechnical: true })).not.toContain(target)
})

test.runIf(process.platform === 'linux').each([
  ['online', '//server/tickets'],
  ['offline', 'documents'],
] as const)(
  '%s: a folder on another computer is begun in at most where the network may be used',
  async (mode, first) => {
    const app = await open({ faults: [], policy: { TicketTarget: '//server/tickets', NetworkMode: mode } })
    const { chatId } = await complain(app, 'C: is full')
    expect((await app.ask<ReportView>('report.open', { chatId })).target).toBe('//server/tickets')
    await app.ask('report.save', { chatId, shown: [], hasTechnical: true, format: 'html' })
    expect(app.opened).toEqual([first])
  },
)

test('of a chat that was not opened, or that there is not, there is none', async () => {
  const app = await open()
  const text = { chatId: 'nosuchchat', shown: [], hasTechnical: true }
  expect(await app.send('report.text', text)).toMatchObject({ ok: false, error: { code: 'unknown_chat' } })
  expect(await app.send('report.open', { chatId: 'nosuchchat' })).toMatchObject({ ok: false })
})

test('a check-up is reported with what needs attention first, its picture, and what could not be read', async () => {
  const app = await open({ faults: ['disk-full-user-temp'] })
  const { chatId } = await app.ask<{ chatId: string }>('chats.create', {})
  await app.ask('chats.checkUp', { chatId })
  const chat = await app.until(chatId, (now) => now.verdict !== 'running' && now.entries.length > 0)
  const { report } = await app.ask<ReportView>('report.open', { chatId })
  const calls = lastOf(chat, 'checks').calls
  expect(report.title).toMatch(/^The Windows drive C: is nearly full, with [\d.]+ GB left\.$/)
  expect(report.found[0]?.pictures.length).toBeGreaterThan(0)
  const unread = calls.filter(({ verdict }) => verdict !== 'healthy' && verdict !== 'problem')
  expect(report.found.filter(({ state }) => state === 'unknown')).toHaveLength(unread.length)
  expect(report.technical).toHaveLength(calls.length + 1)
})

test('a watch is reported with what it saw, when, its picture and what it leads to, and hides what is personal', async () => {
  const app = await open({
    faults: [],
    prepare: (pc) => {
      pc.state.wifi.silence = { sinceMs: pc.clock.now() + 120_000, everyMs: 240_000, forMs: 60_000 }
    },
  })
  const { chatId } = await complain(app, 'my wifi keeps dropping')
  const looked = await app.ask<ReportView>('report.open', { chatId })
  await app.ask('chats.watch', { chatId })
  const chat = await app.until(chatId, (now) => entriesOf(now, 'watch').some(({ running }) => !running))
  const { watch } = lastOf(chat, 'watch')
  const { report, personal } = await app.ask<ReportView>('report.open', { chatId })
  expect(report.title).toBe(watch?.headline.text)
  expect(report.title).not.toBe(looked.report.title)
  const line = report.found.find(({ text }) => text === watch?.headline.text)
  expect(line?.state).toBe('problem')
  expect(line?.pictures).toEqual([watch?.picture])
  for (const { at } of watch?.seen ?? []) expect(line?.details.join('\n')).toContain(at)
  expect(line?.details).toContain(watch?.headline.detail)
  expect(report.next.join('\n')).toContain('Ready to run in Deskmedic')

  const hidden = await app.ask<string>('report.text', { chatId, shown: [], hasTechnical: true })
  expect(hidden).toContain('2 times in 10 min')
  for (const { value } of personal) expect(hidden.toLowerCase()).not.toContain(value.toLowerCase())
  const place = path.join(app.dataFolder, 'watch.html')
  app.savesTo = place
  await app.ask('report.save', { chatId, shown: [], hasTechnical: false, format: 'html' })
  const html = await readFile(place, 'utf8')
  expect(html).toContain('2 times in 10 min')
  // Each time that it dropped is drawn at its place.
  const lanes = watch?.picture.kind === 'lanes' ? watch.picture.lanes : []
  const drops = lanes.flatMap(({ parts }) => parts.filter(({ role }) => role === 'culprit'))
  expect(drops.length).toBeGreaterThan(1)
  expect(html.match(/<rect class="culprit"/g)).toHaveLength(drops.length)
})

test('a watch that saw nothing takes nothing back of what a look had found', async () => {
  const app = await open({ faults: ['print-job-stuck'] })
  const first = await complain(app, 'The printer does nothing since this morning')
  await app.ask('practice.heal', {})
  await app.ask('chats.watch', { chatId: first.chatId })
  const chat = await app.until(first.chatId, (now) => entriesOf(now, 'watch').some(({ running }) => !running))
  expect(lastOf(chat, 'watch').watch?.headline.tone).toBe('fine')
  const { report } = await app.ask<ReportView>('report.open', { chatId: first.chatId })
  expect(report.title).toBe(lastOf(first, 'checks').headline?.text)
})
