import { describe, expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { PcView, SettingsView } from '../../shared/ipc/views.ts'
import { eventually, lastOf, useDesktops } from '../fakes/desktop-fixture.ts'
import { complain, planIs, review } from './actions.ts'

const open = useDesktops()

describe('a change of the language', () => {
  test('is told to what no page draws, and is in the sentences of main from then on', async () => {
    const app = await open({ faults: [] })
    const heard: string[] = []
    app.desktop.onLanguageChanged(() => heard.push(app.desktop.translator().text('shell.tray.quit')))
    for (const value of locales) await app.ask('settings.set', { key: 'language', value })
    expect(heard).toEqual(locales.map((locale) => createTranslator(locale).text('shell.tray.quit')))
    await app.ask('settings.set', { key: 'theme', value: 'dark' })
    expect(heard).toHaveLength(locales.length)
  })

  test('changes titles of tools and of the panel', async () => {
    const app = await open({ faults: [] })
    for (const value of locales) {
      await app.ask('settings.set', { key: 'language', value })
      const tools = await app.ask<readonly ToolRow[]>('tools.list', {})
      const registry = app.backend.registry
      expect(tools.map(({ title }) => title)).toEqual(tools.map(({ name }) => registry.find(name)?.texts.title[value]))
      const { tools: counts } = await app.ask<PcView>('pc.get', {})
      expect(counts.byNetwork[0]?.title).toBe(createTranslator(value).text('ui.network.local'))
    }
  })

  test('asks an open question again in the new language; only that one can be answered', async () => {
    const app = await open({ faults: ['proxy-stale'] })
    app.person = (view) => (view.locale === 'ko' ? 'run_now' : null)
    const chat = await complain(app, 'no website opens since I came back to the office')
    await app.ask('plan.review', {
      chatId: chat.chatId,
      entryId: lastOf(chat, 'plan').id,
      digests: lastOf(chat, 'plan').steps.map(({ digest }) => digest),
    })
    await eventually(
      () => app.asked.length === 1,
      () => 'not asked',
    )
    await app.ask('settings.set', { key: 'language', value: 'ko' })
    await app.until(chat.chatId, planIs('done'))
    expect(app.asked.map(({ locale }) => locale)).toEqual(['en', 'ko'])
    expect(new Set(app.asked.map(({ requestId }) => requestId)).size).toBe(2)
    expect(app.asked[1]?.steps[0]?.title).not.toBe(app.asked[0]?.steps[0]?.title)
  })

  test('does not ask again after an answer', async () => {
    const app = await open({ faults: ['proxy-stale'], person: () => 'refuse' })
    const chat = await complain(app, 'no website opens since I came back to the office')
    await review(app, chat)
    await app.ask('settings.set', { key: 'language', value: 'zh' })
    await app.settled()
    expect(app.asked).toHaveLength(1)
  })
})

describe('what the organisation has fixed', () => {
  const policy = {
    lang: 'ko',
    mode: 'internal',
    adminContactName: 'IT Service Desk',
    adminContactEmail: 'it@example.com',
  }

  test('is locked for each key with its source and whom to ask; the others stay open', async () => {
    const app = await open({ faults: [], policy })
    const { language, mode, theme, target } = await app.ask<SettingsView>('settings.get', {})
    const lockedBy = { source: 'policy', contact: 'IT Service Desk, it@example.com' } as const
    const by = (name: string) => ({ ...lockedBy, policy: { place: 'file', name } })
    expect([language, mode]).toMatchObject([
      { value: 'ko', lockedBy: by('Language') },
      { value: 'internal', lockedBy: by('NetworkMode') },
    ])
    expect([theme.lockedBy, target.lockedBy]).toEqual([null, null])
    expect((await app.ask<PcView>('pc.get', {})).adminContact).toBe(lockedBy.contact)
    const refused = await app.send('settings.set', { key: 'language', value: 'en' })
    expect(refused).toMatchObject({ ok: false, error: { code: 'setting_locked', number: 'DM-POLICY-2' } })
  })
})

test('a reason in the tools list names tools by their titles and no command', async () => {
  const app = await open({ faults: [] })
  await app.ask('mode.set', { mode: 'offline' })
  const tools = await app.ask<readonly ToolRow[]>('tools.list', {})
  const reasons = tools.flatMap(({ reason }) => (reason === null ? [] : [`${reason.why} ${reason.next}`]))
  expect(reasons.filter((reason) => /deskmedic [a-z]|--[a-z]/.test(reason))).toEqual([])
})
