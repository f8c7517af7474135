import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { lastOf } from '../fakes/desktop-fixture.ts'
import { readToEnd } from '../e2e-app/person.ts'
import { usePages } from './own-chromium.ts'

const open = usePages()
const complaint = 'no website opens since I came back to the office'

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Faults of names, roles, structure and colours, as one line each. */
async function axeFaults(page: Page, seen: readonly (typeof looks)[number][] = looks): Promise<readonly string[]> {
  const found: string[] = []
  for (const look of seen) {
    await page.emulateMedia(look)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    found.push(...grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`))
  }
  return found
}

describe.each(locales)('the pages in %s', (locale) => {
  const text = (key: MessageKey): string => createTranslator(locale).text(key)

  test('each is drawn without a fault, also for those who cannot see it', async () => {
    const { page, faults } = await open({ faults: [], systemLocale: locale })
    await page.locator('textarea').waitFor()
    expect(await axeFaults(page)).toEqual([])
    for (const key of ['ui.shell.history', 'ui.shell.tools', 'ui.shell.settings'] as const) {
      const place = page.locator('.rail').getByRole('button', { name: text(key) })
      await place.click()
      await page.locator('.rail [aria-current="page"]', { hasText: text(key) }).waitFor()
      await page
        .getByRole('heading', { name: text(key) })
        .first()
        .waitFor()
      expect([key, await axeFaults(page)]).toEqual([key, []])
    }
    expect(faults).toEqual([])
  })
})

test('a complaint leads to findings, a plan, a question, its yes and the proof, and back again', async () => {
  const { page, app, faults, question } = await open({ faults: ['proxy-stale'] })
  const text = (key: MessageKey): string => createTranslator('en').text(key)
  await page.locator('textarea').fill(complaint)
  await page.locator('textarea').press('Enter')
  await page.locator('.said', { hasText: complaint }).waitFor()
  const review = page.locator('.plan-card .primary')
  await review.waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect((await app.pcState()).proxy.enabled).toBe(true)

  await review.click()
  const window = await question()
  await readToEnd(window)
  // A question has the theme of the app, whatever the system says.
  expect(await axeFaults(window, looks.slice(0, 1))).toEqual([])
  await window.getByRole('button', { name: text('ui.confirm.runNow'), exact: true }).click()
  await expect.poll(async () => (await app.pcState()).proxy.enabled).toBe(false)
  const undo = page.locator('.result button', { hasText: text('ui.result.undo') })
  await undo.waitFor()
  const [conversation] = app.conversations().inMemory()
  const chat = await app.chat(conversation?.id ?? '')
  expect(lastOf(chat, 'fixes').results).toMatchObject([{ verdict: 'fixed' }])
  expect(await axeFaults(page)).toEqual([])

  await undo.click()
  const asked = await question()
  await readToEnd(asked)
  await asked
    .locator('.btns')
    .getByRole('button', { name: text('ui.confirm.undoNow'), exact: true })
    .click()
  await expect.poll(async () => (await app.pcState()).proxy.enabled).toBe(true)
  await page.locator('.result').getByText(text('ui.result.undone'), { exact: true }).waitFor()
  expect(faults).toEqual([])
})

test('a question that is refused by Escape changes nothing', async () => {
  const { page, app, question } = await open({ faults: ['proxy-stale'] })
  await page.locator('textarea').fill(complaint)
  await page.locator('textarea').press('Enter')
  await page.locator('.plan-card .primary').click()
  const window = await question()
  // Refusing has the focus, and Enter approves nothing that is hard to undo.
  expect(await window.evaluate(() => document.activeElement === document.querySelector('.btns button'))).toBe(true)
  const gone = window.waitForEvent('close')
  await page.waitForTimeout(500)
  // The page goes with the key, sometimes before the key has been reported.
  await window.keyboard.press('Escape').catch(() => undefined)
  await gone
  await expect
    .poll(async () => lastOf(await app.chat(app.conversations().inMemory()[0]?.id ?? ''), 'plan').state)
    .toBe('refused')
  expect((await app.pcState()).proxy.enabled).toBe(true)
})

test('the keyboard reaches everything: a page, the list of all commands, and back to the field', async () => {
  const { page, faults } = await open({ faults: [] })
  await page.locator('textarea').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  const passed = new Set<string>()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    passed.add(await page.evaluate(() => document.activeElement?.textContent.trim() ?? ''))
  }
  // Nothing holds the focus: each place of the rail is on the way.
  const rail = await page.locator('.rail button').evaluateAll((all) => all.map((one) => one.textContent.trim()))
  expect(rail.length).toBeGreaterThan(3)
  expect(rail.filter((name) => !passed.has(name))).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
