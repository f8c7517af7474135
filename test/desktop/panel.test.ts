import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { ChatView, PcView, SettingsView } from '../../shared/ipc/views.ts'
import { eventually, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { fakeTool } from '../fakes/fake-tool.ts'
import { complain, planIs, review, shownEntries } from './actions.ts'

const open = useDesktops()

const internetTool = fakeTool({
  name: 'fake_internet_check',
  placement: {
    networkType: 'external_api',
    executionMode: 'agent',
    runtime: 'node18',
    networkScope: 'public',
    securityLevel: 'general',
    minBuild: 0,
  },
})

describe('the network mode', () => {
  test('takes effect at once in panel, tools and planner, and survives a restart', async () => {
    const app = await open({ faults: [], tools: [internetTool] })
    const online = await app.ask<PcView>('pc.get', {})
    expect(online.mode.value).toBe('online')
    const external = app.backend.registry.all().filter((tool) => tool.placement.networkType === 'external_api')
    expect(external.length).toBeGreaterThan(0)
    const offline = await app.ask<PcView>('mode.set', { mode: 'offline' })
    expect(offline.mode.value).toBe('offline')
    const row = offline.tools.byNetwork.find(({ network }) => network === 'external_api')
    expect(row?.count).toEqual({ total: external.length, available: 0 })
    const off = offline.tools.disabled.filter(({ reason }) => reason.code === 'mode_blocks_tool')
    expect(off.map(({ tool }) => tool).sort()).toEqual(external.map(({ name }) => name).sort())
    const tools = await app.ask<readonly ToolRow[]>('tools.list', {})
    for (const { name } of external)
      expect(tools.find((tool) => tool.name === name)?.reason?.code).toBe('mode_blocks_tool')
    await app.settled()
    expect(app.pushed.some((event) => event.kind === 'pc' && event.pc.mode.value === 'offline')).toBe(true)

    const { chatId } = await app.ask<ChatView>('chats.create', {})
    await app.ask('chats.run', { chatId, tools: external.slice(0, 1).map(({ name }) => name) })
    const ran = await app.until(chatId, (chat) => !lastOf(chat, 'checks').running)
    expect(lastOf(ran, 'checks').calls).toEqual([])
    expect(lastOf(ran, 'checks').skipped).toHaveLength(1)

    await app.close()
    const next = await open({ dataFolder: app.dataFolder })
    expect((await next.ask<PcView>('pc.get', {})).mode.value).toBe('offline')
  })

  test('fixed by policy is locked with its source', async () => {
    const app = await open({ faults: [], policy: { mode: 'internal' } })
    const pc = await app.ask<PcView>('pc.get', {})
    expect(pc.mode).toMatchObject({ value: 'internal', lockedBy: { source: 'policy', contact: null } })
    expect(await app.send('mode.set', { mode: 'online' })).toMatchObject({
      ok: false,
      error: { code: 'setting_locked' },
    })
  })

  test('fixed by policy names whom to ask', async () => {
    const app = await open({ faults: [], policy: { mode: 'internal', adminContactName: 'Front desk' } })
    const pc = await app.ask<PcView>('pc.get', {})
    expect(pc.mode.lockedBy).toEqual({
      source: 'policy',
      contact: 'Front desk',
      policy: { place: 'file', name: 'NetworkMode' },
    })
    expect(pc.adminContact).toBe('Front desk')
    expect(await app.send('mode.set', { mode: 'online' })).toMatchObject({ error: { code: 'setting_locked' } })
    expect((await app.ask<PcView>('pc.get', {})).mode.value).toBe('internal')
  })

  test('a policy that changes while the app runs counts, is shown everywhere, told and written down', async () => {
    const app = await open({ faults: [], policy: { AdminContactName: 'Front desk' } })
    await app.ask('mode.set', { mode: 'online' })
    const before = app.pushed.length
    const file = path.join(app.dataFolder, 'policy.json')
    await writeFile(file, JSON.stringify({ NetworkMode: 'offline', Language: 'ko', Surprise: 1 }))
    app.desktop.readPolicyAgain()
    await expect.poll(async () => (await app.ask<PcView>('pc.get', {})).mode.value).toBe('offline')
    await app.settled()
    const pushed = app.pushed.slice(before)
    expect(pushed.flatMap((event) => (event.kind === 'settings' ? [event.settings.mode.lockedBy] : []))).toEqual([
      { source: 'policy', contact: null, policy: { place: 'file', name: 'NetworkMode' } },
    ])
    expect(app.desktop.translator().locale).toBe('ko')
    expect(await app.ask('window.nextOrder', {})).toMatchObject({ kind: 'tell' })
    await app.close()
    const lines = await readFile(path.join(app.backend.data.audit, 'desktop', 'audit-00000001.ndjson'), 'utf8')
    expect(lines).toContain('"confirmedBy":"policy"')
    expect(lines).toContain('"key":"mode","place":"file","to":"offline"')
  })

  test('a policy that was changed is in force from the next start on, and what was chosen before comes back', async () => {
    const first = await open({ faults: [] })
    await first.ask('mode.set', { mode: 'offline' })
    await first.close()
    const fixed = await open({ dataFolder: first.dataFolder, policy: { mode: 'internal' } })
    expect((await fixed.ask<PcView>('pc.get', {})).mode).toMatchObject({ value: 'internal' })
    await fixed.close()
    const free = await open({ dataFolder: first.dataFolder, policy: {} })
    const { mode } = await free.ask<PcView>('pc.get', {})
    expect([mode.value, mode.lockedBy]).toEqual(['offline', null])
  })

  test('a tool that is switched off meanwhile shows its reason in an open plan', async () => {
    const app = await open({ faults: ['proxy-stale'] })
    const chat = await complain(app, 'no website opens since I came back to the office')
    const step = lastOf(chat, 'plan').steps[0]
    expect(step?.reason).toBeNull()
    await app.backend.settings.set('blockTools', [step?.tool ?? ''])
    await app.ask('mode.set', { mode: 'offline' })
    await app.settled()
    expect(shownEntries(app, 'plan').at(-1)?.steps[0]?.reason?.code).toBe('blocked_in_settings')
  })
})

test('the counts of categories and networks are the tools', async () => {
  const app = await open({ faults: [] })
  const { tools, target, bytesSent } = await app.ask<PcView>('pc.get', {})
  for (const rows of [tools.byCategory, tools.byNetwork]) {
    expect(rows.reduce((sum, { count }) => sum + count.total, 0)).toBe(tools.total)
    expect(rows.reduce((sum, { count }) => sum + count.available, 0)).toBe(tools.available)
  }
  expect(tools.available + tools.disabled.length).toBe(tools.total)
  expect(target).toMatchObject({ kind: 'simulated', computerName: 'Practice PC' })
  expect(bytesSent).toBe(0)
})

test('success and speed on this PC are counted, over this session and the earlier ones', async () => {
  const app = await open({ faults: ['proxy-stale'], person: () => 'run_now' })
  const chat = await complain(app, 'no website opens since I came back to the office')
  await review(app, chat)
  await app.until(chat.chatId, planIs('done'))
  const { runs } = await app.ask<PcView>('pc.get', {})
  expect(runs.calls).toBeGreaterThan(3)
  expect(runs.succeeded).toBe(runs.calls)
  expect(runs.medianMs).not.toBeNull()
  await app.close()
  const next = await open({ dataFolder: app.dataFolder })
  const callsNow = async (): Promise<number> => (await next.ask<PcView>('pc.get', {})).runs.calls
  await eventually(async () => (await callsNow()) !== 0, String)
  expect(await callsNow()).toBe(runs.calls)
})

describe('settings', () => {
  test('another language is in force at once, also in a chat that is open', async () => {
    const app = await open({ faults: ['proxy-stale'] })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await app.ask('settings.set', { key: 'language', value: 'ko' })
    expect(await app.ask('language.current', {})).toBe('ko')
    const shown = await app.chat(chat.chatId)
    const tool = app.backend.registry.find(lastOf(shown, 'plan').steps[0]?.tool ?? '')
    expect(lastOf(shown, 'plan').steps[0]?.title).toBe(tool?.texts.title.ko)
    expect(lastOf(shown, 'checks').findings[0]?.text).toMatch(/[가-힣]/)
    const refused = await app.send('chats.open', { chatId: 'x' })
    expect(!refused.ok && refused.error.why).toMatch(/[가-힣]/)
  })

  test('what does not fit is refused with a sentence and changes nothing', async () => {
    const app = await open({ faults: [] })
    expect(await app.send('settings.set', { key: 'theme', value: 'pink' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_arguments' },
    })
    const set = await app.ask<SettingsView>('settings.set', { key: 'theme', value: 'dark' })
    expect(set.theme.value).toBe('dark')
  })
})

test('a question about a value is answered once and its check runs', async () => {
  const app = await open({})
  const chat = await complain(app, 'one website does not open here, my colleague can open it')
  const question = lastOf(chat, 'checks').questions.find((one) => one.kind === 'slot')
  if (question?.kind !== 'slot') throw new Error(JSON.stringify(lastOf(chat, 'checks')))
  await app.ask('chats.answer', { chatId: chat.chatId, slot: question.slot, value: 'shop.example.com' })
  const answered = await app.until(
    chat.chatId,
    (now) => now.entries.filter((entry) => entry.kind === 'checks').length === 2 && !lastOf(now, 'checks').running,
  )
  expect(lastOf(answered, 'checks').calls.length).toBeGreaterThan(0)
  expect(JSON.stringify(lastOf(answered, 'checks').calls[0]?.args)).toContain('shop.example.com')
})
