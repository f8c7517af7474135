import { cp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { verifyAuditLog } from '../../electron/audit/verify-audit-log.ts'
import { createHistoryFile, type HistoryRecord } from '../../electron/audit/history.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import type { ChatSummary, ChatView, PcView, SettingsView } from '../../shared/ipc/views.ts'
import { eventually, lastOf, useDesktops, valueOf } from '../fakes/desktop-fixture.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { complain, planIs, review } from './actions.ts'

// The other way round a folder would go before its app.
const newFolder = useTemporaryFolders()
const open = useDesktops()
const written = path.join(import.meta.dirname, '../fixtures/unversioned-data')

test('what the first version wrote is opened: chats, settings, keys, permissions, undo and both records', async () => {
  const dataFolder = await newFolder()
  await cp(written, dataFolder, { recursive: true })
  const app = await open({ dataFolder })
  const settings = await app.ask<SettingsView>('settings.get', {})
  expect(settings.theme.value).toBe('dark')
  expect(settings.mode.value).toBe('internal')
  expect(settings.grants).toHaveLength(1)
  const [chat] = await app.ask<readonly ChatSummary[]>('chats.list', { query: 'website' })
  const shown = await app.chat(chat?.chatId ?? '')
  expect(shown.entries.map(({ kind }) => kind)).toContain('fixes')
  expect(await app.ask('keys.list', {})).toMatchObject({ places: { tavily: 'stored' } })
  await app.close()
  for (const host of ['cli', 'desktop'])
    expect(await verifyAuditLog(path.join(dataFolder, 'audit', host))).toMatchObject({ ok: true })
  expect((await readdir(dataFolder, { recursive: true })).filter((name) => name.endsWith('.corrupt'))).toEqual([])
})

test('what named the kind of PC alone is opened, counts on this PC, and its fix can still be undone', async () => {
  const dataFolder = await newFolder()
  await cp(path.join(import.meta.dirname, '../fixtures/records-by-kind-of-pc'), dataFolder, { recursive: true })
  const app = await open({ dataFolder, person: ({ kind }) => (kind === 'undo' ? 'run_now' : 'refuse') })
  expect((await app.ask<SettingsView>('settings.get', {})).grants).toHaveLength(1)
  await eventually(async () => (await app.ask<PcView>('pc.get', {})).runs.calls > 3, String)
  const [chat] = await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })
  const { chatId = '' } = chat ?? {}
  const [fix] = lastOf(await app.chat(chatId), 'fixes').results
  await app.ask('undo.review', { chatId, callId: fix?.callId })
  await app.until(chatId, (shown) => lastOf(shown, 'fixes').results.some((result) => result.undone))
  // The permission of then still answers for the same fix: nobody is asked but about the undo.
  const again = await complain(app, 'no website opens since I came back to the office')
  await review(app, again)
  await app.until(again.chatId, planIs('done'))
  expect(app.asked.map(({ kind }) => kind)).toEqual(['undo'])
  const opened = await app.backend.ports.fileSystem.list(path.join(dataFolder, 'undo'))
  expect(opened.filter((name) => name.endsWith('.corrupt'))).toEqual([])
  await app.close()
  expect(await verifyAuditLog(path.join(dataFolder, 'audit', 'desktop'))).toMatchObject({ ok: true })
  const targets = (await historyIn(dataFolder)).map(({ call }) => call.target)
  expect(new Set(targets.map(({ id }) => id))).toEqual(new Set([null, 'simulated']))
  expect(new Set(targets.map(({ kind }) => kind))).toEqual(new Set(['simulated']))
})

test('a plan that waited for an answer in a conversation of the window still waits, and its steps can be run', async () => {
  const dataFolder = await newFolder()
  await cp(path.join(import.meta.dirname, '../fixtures/waiting-plan'), dataFolder, { recursive: true })
  const app = await open({ dataFolder, person: () => 'run_now' })
  const { chatId, entries } = await app.ask<ChatView>('chats.create', {})
  expect(entries.map(({ kind }) => kind)).toEqual(['complaint', 'checks', 'plan'])
  const waiting = await app.chat(chatId)
  expect(lastOf(waiting, 'plan')).toMatchObject({ state: 'open', waitsForAnswer: true })
  await review(app, waiting)
  const done = await app.until(chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results.map(({ verdict }) => verdict)).toContain('fixed')
})

async function historyIn(dataFolder: string): Promise<readonly HistoryRecord[]> {
  const file = path.join(dataFolder, 'history.ndjson')
  const store = createHistoryFile({ fileSystem: createNodeFileSystem(), file })
  return valueOf(await store.search({ text: '', limit: 1_000 }))
}

test('what a crash left half-written long ago is gone after a start, and nothing of now', async () => {
  const dataFolder = await newFolder()
  await cp(written, dataFolder, { recursive: true })
  const [old, fresh] = ['000000000000', '111111111111'].map((hex) => path.join(dataFolder, `settings.json.${hex}.tmp`))
  for (const file of [old, fresh]) await writeFile(file ?? '', '{"mode":')
  await utimes(old ?? '', 946_684_800, 946_684_800)
  await (await open({ dataFolder })).close()
  const left = (await readdir(dataFolder)).filter((name) => name.endsWith('.tmp'))
  expect(left).toEqual([path.basename(fresh ?? '')])
})

test('what a later version wrote stays byte for byte, and the app opens', async () => {
  const dataFolder = await newFolder()
  await cp(written, dataFolder, { recursive: true })
  const [chat = ''] = await readdir(path.join(dataFolder, 'chats'))
  const later = '{"schemaVersion":5,"something":"else"}'
  const files = ['settings.json', 'history.ndjson', 'grants.json', 'keys.json', path.join('chats', chat)].map((name) =>
    path.join(dataFolder, name),
  )
  for (const file of files) await writeFile(file, later)
  const app = await open({ dataFolder })
  expect(await app.send('settings.set', { key: 'theme', value: 'light' })).toMatchObject({
    ok: false,
    error: { code: 'data_newer' },
  })
  expect(await app.send('chats.open', { chatId: path.basename(chat, '.json') })).toMatchObject({
    ok: false,
    error: { code: 'data_newer' },
  })
  expect(await app.send('keys.set', { name: 'tavily', key: 'tvly-abc' })).toMatchObject({ ok: false })
  await app.close()
  for (const file of files) expect(await readFile(file, 'utf8')).toBe(later)
})
