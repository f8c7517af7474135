import { expect, test } from 'vitest'

import type { ChatView } from '../../shared/ipc/views.ts'
import { entriesOf, lastOf, useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { review } from './actions.ts'

const open = useDesktops()

const isEnded = (chat: ChatView): boolean => chat.verdict !== 'running' && entriesOf(chat, 'checks').length > 0

async function checkedUp(app: TestDesktop): Promise<ChatView> {
  const { chatId } = await app.ask<ChatView>('chats.create', {})
  await app.ask('chats.checkUp', { chatId })
  return app.until(chatId, isEnded)
}

const tilesOf = (chat: ChatView) => lastOf(chat, 'checks').checkUp?.tiles ?? []

test('a check-up shows every area, the worst first, with its repair, and each tile that is fine or bad draws what was read', async () => {
  const app = await open({ faults: ['disk-full-user-temp'], person: () => 'run_now' })
  const chat = await checkedUp(app)
  const tiles = tilesOf(chat)
  expect(chat.title).toBe('Check-up')
  expect(chat.verdict).toBe('problem')
  expect(tiles[0]).toMatchObject({ area: 'storage', state: 'problem' })
  expect(tiles[0]?.attention.map(({ text, from }) => [/drive|disk|full/i.test(text), from])).toContainEqual([
    true,
    null,
  ])
  expect(tiles[0]?.pictures.length).toBeGreaterThan(0)
  expect(tiles.length).toBeGreaterThan(10)
  const fine = tiles.filter(({ state }) => state === 'healthy')
  expect(fine.length).toBeGreaterThan(5)
  expect(fine.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(5)
  expect(lastOf(chat, 'plan').state).toBe('open')
  await review(app, chat)
  const repaired = await app.until(chat.chatId, (now) => isEnded(now) && entriesOf(now, 'fixes').length > 0)
  expect(lastOf(repaired, 'fixes').results[0]?.verdict).toBe('fixed')
})

test('a check-up of a healthy PC says so once, and what could not be read keeps it from being healthy', async () => {
  const app = await open()
  const chat = await checkedUp(app)
  const { checkUp } = lastOf(chat, 'checks')
  const unread = tilesOf(chat).flatMap((tile) => tile.unread)
  expect(checkUp?.text).toMatch(/^No problems found in \d+ checks\.$/)
  expect(checkUp?.detail === null).toBe(unread.length === 0)
  expect(chat.verdict).toBe(unread.length === 0 ? 'healthy' : 'unknown')
  expect(tilesOf(chat).every(({ state, attention }) => state !== 'problem' && attention.length === 0)).toBe(true)
})

test('what is fine draws what stands for its area: Windows itself its version, the network the way out', async () => {
  const app = await open()
  const tiles = tilesOf(await checkedUp(app))
  const drawn = (area: string) => tiles.find((tile) => tile.area === area)?.pictures[0]
  expect(drawn('windows')).toMatchObject({ kind: 'facts' })
  expect(JSON.stringify(drawn('windows'))).toMatch(/Windows 11/)
  expect(drawn('network')).toMatchObject({ kind: 'path' })
  expect(drawn('storage')).toMatchObject({ kind: 'share' })
  expect(drawn('speed')).toMatchObject({ kind: 'gauge' })
})

test('it can be done again, and is refused for a chat that there is not', async () => {
  const app = await open()
  const chat = await checkedUp(app)
  await app.ask('chats.checkAgain', { chatId: chat.chatId })
  const again = await app.until(chat.chatId, (now) => isEnded(now) && entriesOf(now, 'checks').length === 2)
  expect(lastOf(again, 'checks').checkUp).not.toBeNull()
  expect(lastOf(again, 'checks').calls.length).toBe(entriesOf(again, 'checks')[0]?.calls.length)
  const refused = await app.send('chats.checkUp', { chatId: 'nosuchchat' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'unknown_chat' } })
})

test('one of an earlier session is shown as it was, and done again in its chat when asked', async () => {
  const first = await open({ faults: ['bluetooth-service-stopped'] })
  const chat = await checkedUp(first)
  await first.close()
  const next = await open({ dataFolder: first.dataFolder })
  const shown = await next.chat(chat.chatId)
  expect(shown).toMatchObject({ title: 'Check-up', live: false })
  expect(tilesOf(shown)).toEqual(tilesOf(chat))
  await next.ask('chats.checkAgain', { chatId: chat.chatId })
  const again = await next.until(chat.chatId, (now) => isEnded(now) && entriesOf(now, 'checks').length === 2)
  expect(tilesOf(again)[0]).toMatchObject({ area: 'devices', state: 'problem' })
})

test.each(['Check my PC', '내 컴퓨터 점검해 주세요', '帮我检查一下电脑'])(
  '"%s" is no complaint: everything is looked at, and again when asked',
  async (text) => {
    const app = await open()
    const { chatId } = await app.ask<ChatView>('chats.create', {})
    await app.ask('chats.submit', { chatId, text })
    const first = await app.until(chatId, isEnded)
    expect(lastOf(first, 'complaint').text).toBe(text)
    expect(tilesOf(first).length).toBeGreaterThan(10)
    await app.ask('chats.submit', { chatId, text: 'check again' })
    const second = await app.until(chatId, (now) => isEnded(now) && entriesOf(now, 'checks').length === 2)
    expect(tilesOf(second).length).toBeGreaterThan(10)
  },
)

test('each tile is repaired by itself: what was left out is offered again in a plan of its own', async () => {
  const app = await open({ faults: ['disk-full-user-temp', 'bluetooth-service-stopped'], person: () => 'run_now' })
  let chat = await checkedUp(app)
  for (const [index, tool] of ['check_disk_usage', 'check_bluetooth_status'].entries()) {
    const { id: entryId, steps } = lastOf(chat, 'plan')
    const digests = steps.filter(({ finding }) => finding?.tool === tool).map(({ digest }) => digest)
    await app.ask('plan.review', { chatId: chat.chatId, entryId, digests })
    chat = await app.until(
      chat.chatId,
      (now) => isEnded(now) && entriesOf(now, 'fixes').flatMap(({ results }) => results).length === index + 1,
    )
  }
  const verdicts = entriesOf(chat, 'fixes').flatMap(({ results }) => results.map(({ verdict }) => verdict))
  expect(verdicts).toEqual(['fixed', 'fixed'])
  // The drive is still low, which is told once: the second repair changed nothing about it.
  const news = entriesOf(chat, 'checks').flatMap(({ checkUp, findings }) => (checkUp === null ? findings : []))
  expect(news.map(({ tool, id }) => `${tool}/${id}`)).toEqual(['check_disk_usage/system_drive_low'])
  expect(chat.verdict).toBe('warning')
})

test('the second check-up says what changed since the first; a deleted one is held against nothing', async () => {
  const app = await open({ person: () => 'run_now' })
  const first = await checkedUp(app)
  expect(lastOf(first, 'checks').checkUp?.changes).toBeNull()
  app.clock.advance(60_000)
  const again = await checkedUp(app)
  const same = lastOf(again, 'checks').checkUp?.changes
  expect([same?.lines, same?.nothing, same?.uncompared]).toEqual([[], 'Nothing changed.', []])
  for (const { chatId } of [first, again]) await app.ask('chats.delete', { chatId })
  const third = await checkedUp(app)
  expect(lastOf(third, 'checks').checkUp?.changes).toBeNull()
})

test('from the third day on a tile draws the last readings; what did not change has no end in sight', async () => {
  const app = await open()
  const drawn: number[] = []
  for (let day = 0; day < 3; day += 1) {
    drawn.push(tilesOf(await checkedUp(app)).flatMap(({ trends }) => trends).length)
    app.clock.advance(86_400_000)
  }
  expect(drawn.slice(0, 2)).toEqual([0, 0])
  const trends = tilesOf(await checkedUp(app)).flatMap((tile) => tile.trends)
  expect(trends.map(({ title }) => title)).toEqual(expect.arrayContaining(['Free space on C:', 'Memory in use']))
  expect(trends.filter(({ forecast, ahead }) => forecast !== null || ahead !== null)).toEqual([])
  expect(trends.every(({ lines }) => lines.flat().length === 4)).toBe(true)
})

test('what changed on the PC between two check-ups is told, in the language of the moment', async () => {
  const first = await open({ faults: [] })
  await checkedUp(first)
  await first.close()
  const next = await open({ dataFolder: first.dataFolder, faults: ['proxy-stale'], systemLocale: 'ko' })
  const told = lastOf(await checkedUp(next), 'checks').checkUp?.changes
  expect(told?.lines).toEqual([
    { kind: 'changed', text: '프록시 사용', detail: '꺼짐 → 켜짐' },
    { kind: 'changed', text: '프록시 서버가 바뀌었습니다', detail: '없음 → old-proxy.example:8080' },
  ])
})
