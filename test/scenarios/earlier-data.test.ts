import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { verifyAuditLog } from '../../electron/audit/verify-audit-log.ts'
import type { ChatSummary, ChatView, SettingsView } from '../../shared/ipc/views.ts'
import { planIs, review } from '../desktop/actions.ts'
import { openEditor, startCommand } from '../fakes/acp-editor.ts'
import { entriesOf, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'

/**
 * One folder with everything in it, as version 73cbd077 wrote it on a simulated PC, by its app and then by its terminal: a proxy that was
 * repaired and is not undone, a plan that nobody has answered, a repair that waits for a free PC, a permission, settings.
 */
const written = path.join(import.meta.dirname, '../fixtures/everything')

const newFolder = useTemporaryFolders()
const open = useDesktops()

/** What was kept then is not old yet. */
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 11), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

async function copied(): Promise<string> {
  const folder = await newFolder()
  await cp(written, folder, { recursive: true })
  return folder
}

/** Every call of then is there, every record is whole, and nothing was put aside as damaged. */
async function nothingLost(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.corrupt'))).toEqual([])
  const now = await readFile(path.join(folder, 'history.ndjson'), 'utf8')
  expect(callIdsIn(await historyOfThen()).filter((id) => !now.includes(id))).toEqual([])
  for (const host of await readdir(path.join(folder, 'audit'), { withFileTypes: true }))
    if (host.isDirectory())
      expect(await verifyAuditLog(path.join(folder, 'audit', host.name))).toMatchObject({ ok: true })
}

const historyOfThen = (): Promise<string> => readFile(path.join(written, 'history.ndjson'), 'utf8')

function callIdsIn(history: string): readonly string[] {
  return [...new Set(Array.from(history.matchAll(/"callId":"(\w+)"/g), ([, id = '']) => id))]
}

/** The repair whose undo is kept. */
async function repaired(): Promise<string> {
  for (const name of await readdir(path.join(written, 'undo'))) {
    const text = await readFile(path.join(written, 'undo', name), 'utf8')
    if (text.includes('reset_proxy_settings')) return path.basename(name, '.json')
  }
  throw new Error('no repair of the proxy')
}

async function isProxyOn(folder: string): Promise<boolean> {
  const state = JSON.parse(await readFile(path.join(folder, 'simulated-pc.json'), 'utf8')) as Pc
  return state.proxy.enabled
}

type Pc = { readonly proxy: { readonly enabled: boolean } }

test('the app: chats, plans, permission and settings are there, and what was repaired can be undone', async () => {
  const folder = await copied()
  const app = await open({ dataFolder: folder, person: ({ kind }) => (kind === 'undo' ? 'run_now' : 'closed') })
  const settings = await app.ask<SettingsView>('settings.get', {})
  expect([settings.theme.value, settings.language.value, settings.grants.length]).toEqual(['dark', 'en', 1])
  expect(app.backend.settings.get('historyRetentionDays')).toBe(365)
  expect(app.backend.settings.get('internalHosts')).toEqual(['intranet.example'])
  expect(app.backend.settings.get('webhooks')).toEqual([{ name: 'it', url: 'https://intranet.example/hook' }])
  const chatOf = async (query: string): Promise<ChatView> => {
    const [found] = await app.ask<readonly ChatSummary[]>('chats.list', { query })
    return app.chat(found?.chatId ?? '')
  }
  expect(await app.ask<readonly ChatSummary[]>('chats.list', { query: '' })).toHaveLength(3)
  expect(lastOf(await chatOf('printer'), 'plan')).toMatchObject({ state: 'open' })
  expect(entriesOf(await chatOf('0x80070002'), 'plan')).toHaveLength(1)
  const web = await chatOf('website')
  expect(lastOf(web, 'fixes').results).toMatchObject([{ callId: await repaired(), verdict: 'fixed', undone: false }])
  await app.ask('undo.review', { chatId: web.chatId, callId: await repaired() })
  await app.until(web.chatId, (chat) => lastOf(chat, 'fixes').results.some(({ undone }) => undone))
  expect(await isProxyOn(folder)).toBe(true)
  // What waited for an answer can still be answered.
  app.person = () => 'run_now'
  const printer = await chatOf('printer')
  await review(app, printer)
  const done = await app.until(printer.chatId, planIs('done'))
  expect(lastOf(done, 'fixes').results).toMatchObject([{ verdict: 'fixed' }])
  await app.close()
  await nothingLost(folder)
})

test('the terminal: settings and history are there, and what was repaired can be undone', async () => {
  const folder = await copied()
  const told = async (...words: readonly string[]): Promise<string> => {
    const command = startCommand(...words, '--data', folder)
    expect([words, await command.ended, command.notes()]).toEqual([words, 0, expect.any(String)])
    return command.lines().join('\n')
  }
  expect(await told('config', 'get', 'theme')).toContain('dark')
  expect(await told('config', 'get', 'webhooks')).toContain('it=https://intranet.example/')
  expect(await told('history', 'reset_proxy_settings', '--json')).toContain(await repaired())
  expect(await told('audit', 'verify')).toMatch(/whole/)
  await told('undo', await repaired())
  expect(await isProxyOn(folder)).toBe(true)
  await nothingLost(folder)
})

test('an editor: a session repairs what was left, beside what was kept', async () => {
  const folder = await copied()
  const acp = startCommand('acp', '--data', folder)
  const editor = await openEditor(acp)
  const session = await editor.open()
  editor.answer(() => 'approve')
  await editor.say(session, 'the printer does nothing')
  expect(editor.text(session)).toContain('FIXED')
  acp.toAgent.end()
  expect(await acp.ended).toBe(0)
  await nothingLost(folder)
})
