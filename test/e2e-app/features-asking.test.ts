import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import type { AppBridge } from '../../shared/ipc/contract.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { ChatView } from '../../shared/ipc/views.ts'
import { createPerson, readToEnd } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()

async function ask<Output>(page: Page, name: string, input: unknown): Promise<Output> {
  const answer = await page.evaluate(
    ([command, value]) =>
      (globalThis as unknown as { readonly deskmedic: AppBridge }).deskmedic.invoke(command as 'pc.get', value),
    [name, input] as const,
  )
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`)
  return answer.data as Output
}

it('on a clean profile a typed complaint starts checks: no set-up, no account, no window that asks', async () => {
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('my computer is slow')
  await launched.page.locator('.said', { hasText: 'my computer is slow' }).waitFor()
  await person.see(/^Check(ed|ing) \d+ thing/)
  const footer = launched.page.locator('.footer')
  for (const words of ['ui.shell.mode.online', 'ui.shell.planner.built_in', 'ui.shell.target.simulated'] as const)
    await footer.getByText(person.text(words)).waitFor()
  await footer.getByText(/^0 \S+ sent$/).waitFor()
  expect(launched.app.windows()).toHaveLength(1)
})

it('no safe check opens a window that asks: every one is run', async () => {
  const launched = await bench.start()
  const { page, app } = launched
  let opened = 0
  app.on('window', () => (opened += 1))
  await page.locator('textarea').waitFor()
  const rows = await ask<readonly ToolRow[]>(page, 'tools.list', {})
  const safe = rows.filter(({ kind, risk, reason }) => kind === 'diagnostic' && risk === 'safe' && reason === null)
  expect(safe.length).toBeGreaterThan(20)
  const { chatId } = await ask<ChatView>(page, 'chats.create', {})
  const running = async (): Promise<boolean> =>
    (await ask<ChatView>(page, 'chats.open', { chatId })).verdict === 'running'
  for (let from = 0; from < safe.length; from += 8) {
    await ask(page, 'chats.run', { chatId, tools: safe.slice(from, from + 8).map(({ name }) => name) })
    await expect.poll(running).toBe(false)
  }
  const { entries } = await ask<ChatView>(page, 'chats.open', { chatId })
  const handled = entries.flatMap((entry) =>
    entry.kind === 'checks'
      ? [...entry.calls.map(({ title }) => title), ...entry.skipped.map(({ title }) => title)]
      : [],
  )
  expect(safe.map(({ title }) => title).filter((title) => !handled.includes(title))).toEqual([])
  expect(opened).toBe(0)
})

describe.each(locales)('the question before a change in %s', (lang) => {
  it('says everything without scrolling at 1280 x 720 and 200 % text; nothing but an answer decides', async () => {
    await bench.prepare(['proxy-stale'])
    const launched = await bench.start({ args: ['--lang', lang] })
    const person = createPerson(launched, lang)
    await person.say('ERR_PROXY_CONNECTION_FAILED')
    const window = await person.askedBy(() => person.reviewPlan().click())
    await launched.app.evaluate(({ BrowserWindow }) => {
      const asking = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('confirm'))
      asking?.setBounds({ x: 0, y: 0, width: 1280, height: 720 })
    })
    await window.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await window.waitForFunction(() => innerWidth > 1_000)
    for (const key of [
      'ui.confirm.fact.lose',
      'ui.confirm.fact.undo',
      'ui.confirm.fact.duration',
      'ui.confirm.fact.target',
      'ui.confirm.details',
      'ui.confirm.fact.changes',
      'ui.confirm.risk.caution',
    ] as const)
      await window.getByText(person.text(key), { exact: true }).first().waitFor()
    const hidden = await window.evaluate(() => {
      const body = document.querySelector('main')
      return body === null ? -1 : body.scrollHeight - body.clientHeight
    })
    expect(hidden).toBeLessThanOrEqual(0)
    const focused = await window.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe(person.text('ui.confirm.refuse'))
    await readToEnd(window)
    // Ten minutes without an answer are no answer.
    await window.clock.install()
    await window.clock.fastForward('10:00')
    expect([window.isClosed(), (await bench.state()).proxy.enabled]).toEqual([false, true])
    await Promise.all([window.waitForEvent('close'), window.keyboard.press('Escape').catch(() => undefined)])
    await person.see(person.text('ui.plan.refused'))
    expect((await bench.state()).proxy.enabled).toBe(true)
  })
})

it('Enter approves nothing that is hard to undo', async () => {
  await bench.prepare(['long-without-restart'])
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('I shut it down every evening, still it gets slower from week to week')
  await launched.page.locator('.plan-act', { hasText: 'Hard to undo' }).waitFor()
  const window = await person.askedBy(() => person.reviewPlan().click())
  await readToEnd(window)
  const run = window.locator('.btns button').last()
  await run.focus()
  await run.press('Enter')
  await readToEnd(window)
  expect(window.isClosed()).toBe(false)
  await person.answer(window, 'ui.confirm.refuse')
  await person.see(person.text('ui.plan.refused'))
})
