import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { press } from './hands.ts'
import { cutOff, enlarge, look, outOfReach } from './looks.ts'
import { useShownApp } from './shown-app.ts'
import { expectTree } from './trees.ts'

const app = useShownApp('tool-form')
const field = (name: string): Locator => app.page.locator(`.tool-form [data-field="${name}"]`)
const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

it.each(locales)('the form of a check is found, filled in and refused by keyboard alone, in %s', async (lang) => {
  const person = await app.speak(lang)
  const { page } = app
  await press(page, person.button('ui.shell.tools'), 'keyboard')
  await page.locator('.findbox input').focus()
  await page.keyboard.type('ping_host')
  await press(page, page.locator('.tool', { hasText: 'ping_host' }), 'keyboard')
  await expect.poll(() => hasFocus(field('host'))).toBe(true)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('wiki')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await page.locator('.tool-form .field-error').waitFor()
  // They go on where it was refused.
  expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  await app.takeInEveryLook(lang)
  if (lang === 'en') {
    await look(page, '.main')
    await expectTree(page.locator('.side'), 'tool-form')
  }
  await enlarge(app.launched, page)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(640)
  expect([await cutOff(page), await outOfReach(page)]).toEqual([[], []])
  await enlarge(app.launched, page, 1)
  await page.locator('.findbox input').fill('')
})

it('what sends or fetches says why it starts in a terminal alone', async () => {
  const person = await app.speak('en')
  await app.page.locator('.findbox input').fill('collect_diagnostics_bundle')
  await press(app.page, app.page.locator('.tool', { hasText: 'collect_diagnostics_bundle' }).first(), 'mouse')
  await person.see(person.text('ui.tools.actionHow', { tool: 'collect_diagnostics_bundle' }))
  expect(await app.page.locator('.tool-form').count()).toBe(0)
})
