import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { ChatSummary, ChatView } from '../../shared/ipc/views.ts'
import { createFaultyFileSystem } from '../fakes/faulty-file-system.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()
const complaint = 'no website opens since I came back to the office'

async function chatFile({ dataFolder }: TestDesktop, chatId: string): Promise<string> {
  const file = path.join(dataFolder, 'chats', `${chatId}.json`)
  expect(await readdir(path.dirname(file))).toContain(`${chatId}.json`)
  return file
}

describe('a chat of an earlier session', () => {
  test('is found by its words, shown as it was, and not continued', async () => {
    const first = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
    const chat = await complain(first, complaint)
    await review(first, chat)
    const done = await first.until(chat.chatId, planIs('done'))
    await first.close()

    const next = await open({ dataFolder: first.dataFolder })
    const fresh = await next.ask<ChatView>('chats.create', {})
    expect(fresh.chatId).not.toBe(chat.chatId)
    const found = await next.ask<readonly ChatSummary[]>('chats.list', { query: 'WEBSITE opens' })
    expect(found.map(({ chatId, title }) => [chatId, title])).toEqual([[chat.chatId, complaint]])
    expect(await next.ask('chats.list', { query: 'printer that is on fire' })).toEqual([])
    const shown = await next.chat(chat.chatId)
    expect(shown).toEqual({ ...done, live: false, version: shown.version })
    const { id: entryId, steps } = lastOf(shown, 'plan')
    const digests = steps.map((step) => step.digest)
    for (const [name, input] of [
      ['chats.submit', { chatId: chat.chatId, text: 'x' }],
      ['chats.run', { chatId: chat.chatId, tools: ['check_printers'] }],
      ['plan.review', { chatId: chat.chatId, entryId, digests }],
      ['drafts.save', { chatId: chat.chatId, text: 'x' }],
    ] as const) {
      expect(await next.send(name, input)).toMatchObject({ ok: false, error: { code: 'chat_read_only' } })
    }
    expect(next.asked).toEqual([])
  })

  test('is checked again on request: it goes on where it was, with a new look at its complaint', async () => {
    const first = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
    const chat = await complain(first, complaint)
    await first.close()
    const next = await open({ dataFolder: first.dataFolder })
    await next.ask('chats.checkAgain', { chatId: chat.chatId })
    const again = await next.until(
      chat.chatId,
      (now) => entriesOf(now, 'checks').length === 2 && !lastOf(now, 'checks').running,
    )
    expect(again.live).toBe(true)
    expect(lastOf(again, 'checks').findings.map(({ id }) => id)).toEqual(
      lastOf(chat, 'checks').findings.map(({ id }) => id),
    )
    expect(again.entries.map(({ id }) => id).slice(0, chat.entries.length)).toEqual(chat.entries.map(({ id }) => id))
    await next.ask('chats.submit', { chatId: chat.chatId, text: 'thanks' })
    expect(lastOf(await next.chat(chat.chatId), 'notice').text).toBe('You’re welcome.')
  })

  test('still lets a fix be undone', async () => {
    const first = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
    const before = await first.pcState()
    const chat = await complain(first, complaint)
    await review(first, chat)
    const done = await first.until(chat.chatId, planIs('done'))
    expect((await first.pcState()).proxy).not.toEqual(before.proxy)
    await first.close()
    const next = await open({ dataFolder: first.dataFolder, person: () => 'run_now' })
    await next.ask('undo.review', { chatId: chat.chatId, callId: lastOf(done, 'fixes').results[0]?.callId })
    await next.until(chat.chatId, (now) => lastOf(now, 'fixes').results[0]?.undone === true)
    expect((await next.pcState()).proxy).toEqual(before.proxy)
  })
})

test('a draft survives', async () => {
  const first = await open({ faults: [] })
  const { chatId } = await first.ask<ChatView>('chats.create', {})
  await first.ask('drafts.save', { chatId, text: '프린터가 안 돼' })
  await first.close()
  const next = await open({ dataFolder: first.dataFolder })
  expect(await next.ask<ChatView>('chats.create', {})).toMatchObject({ chatId, live: true, draft: '프린터가 안 돼' })
  await next.ask('chats.submit', { chatId, text: '프린터가 안 돼' })
  expect((await next.chat(chatId)).draft).toBe('')
})

describe('a chat file that makes no sense', () => {
  test.each(['', '{', '[]', '{"chatId":"x"}'])('is set aside and told: %j', async (damage) => {
    const first = await open({ faults: ['proxy-stale'] })
    const chat = await complain(first, complaint)
    await first.close()
    const file = await chatFile(first, chat.chatId)
    await writeFile(file, damage)
    const next = await open({ dataFolder: first.dataFolder })
    const shown = await next.ask<ChatView>('chats.create', {})
    expect(lastOf(shown, 'notice')).toMatchObject({ tone: 'warning' })
    expect(await next.send('chats.open', { chatId: chat.chatId })).toMatchObject({
      ok: false,
      error: { code: 'unknown_chat' },
    })
    const kept = (await readdir(path.dirname(file))).filter((name) => name.endsWith('.corrupt'))
    expect(kept).toHaveLength(1)
    expect(await readFile(path.join(path.dirname(file), kept[0] ?? ''), 'utf8')).toBe(damage)
  })

  test('is not believed when one character of it was changed', async () => {
    const first = await open({ faults: ['proxy-stale'] })
    const chat = await complain(first, complaint)
    await first.close()
    const file = await chatFile(first, chat.chatId)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(complaint, complaint.toUpperCase()))
    const next = await open({ dataFolder: first.dataFolder })
    expect(await next.ask('chats.list', { query: '' })).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ chatId: chat.chatId })]),
    )
  })
})

describe('the app is killed', () => {
  /** The folder as it is at the moment when the effect of a fix is to be written. */
  async function killedDuringFix(): Promise<{ readonly folder: string; readonly chatId: string }> {
    const armed = { now: false, killed: false }
    const app = await open({
      faults: ['proxy-stale'],
      person: () => {
        armed.now = true
        return 'run_now'
      },
      fileSystem: (inner) =>
        createFaultyFileSystem(inner, (operation, _index, file) => {
          if (!armed.now || operation !== 'rename' || !file.endsWith('simulated-pc.json')) return null
          armed.killed = true
          return 'kill'
        }),
    })
    app.abandon()
    const chat = await complain(app, complaint)
    await review(app, chat)
    await app.until(chat.chatId, (now) =>
      entriesOf(now, 'fixes').some((entry) => entry.calls.some((call) => call.state === 'running')),
    )
    // What a window shows as running has perhaps not begun to take effect.
    await expect.poll(() => armed.killed).toBe(true)
    await app.settled()
    const folder = `${app.dataFolder}-copy`
    await cp(app.dataFolder, folder, { recursive: true })
    return { folder, chatId: chat.chatId }
  }

  test('during a fix: its end is not known, it is told in its chat, and one click checks', async () => {
    const { folder, chatId } = await killedDuringFix()
    const next = await open({ dataFolder: folder })
    const shown = await next.ask<ChatView>('chats.create', {})
    expect(shown).toMatchObject({ chatId, live: true })
    expect(lastOf(shown, 'fixes').calls[0]).toMatchObject({ state: 'unknown', error: { code: 'unknown_after_crash' } })
    const notice = lastOf(shown, 'notice')
    expect(notice).toMatchObject({ tone: 'warning', error: { code: 'unknown_after_crash' } })
    if (notice.checkTool === null) throw new Error('nothing to check with')
    await next.ask('chats.run', { chatId, tools: [notice.checkTool] })
    const checked = await next.until(
      chatId,
      (now) => entriesOf(now, 'checks').length === 2 && !lastOf(now, 'checks').running,
    )
    expect(lastOf(checked, 'checks').findings.length).toBeGreaterThan(0)
    await next.close()
    const third = await open({ dataFolder: folder })
    expect(entriesOf(await third.chat(chatId), 'notice')).toHaveLength(1)
  })

  test('and its chat was lost: a new chat tells it', async () => {
    const { folder, chatId } = await killedDuringFix()
    await rm(path.join(folder, 'chats', `${chatId}.json`))
    const next = await open({ dataFolder: folder })
    const shown = await next.ask<ChatView>('chats.create', {})
    expect(lastOf(shown, 'notice').error?.code).toBe('unknown_after_crash')
  })
})

test('a full disk is told, and the chat stays on the screen', async () => {
  const app = await open({
    faults: ['proxy-stale'],
    fileSystem: (inner) =>
      createFaultyFileSystem(inner, (operation, _index, file) =>
        operation === 'openAppend' && file.includes('chats') ? 'ENOSPC' : null,
      ),
  })
  const chat = await complain(app, complaint)
  const told = await app.until(chat.chatId, (now) => entriesOf(now, 'notice').length > 0)
  expect(entriesOf(told, 'notice')).toHaveLength(1)
  expect(lastOf(told, 'checks').findings.length).toBeGreaterThan(0)
})
