import { AxeBuilder } from '@axe-core/playwright'
import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const shown = useShownApp('settings')

it('opens on what people look for every day', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await page.locator('textarea').waitFor()
  await person.button('ui.shell.settings').click()
  await page.getByRole('heading', { level: 2, name: person.text('ui.settings.general') }).waitFor()
  const titles = await page.locator('.set-row h3').allInnerTexts()
  const first = ['ui.settings.language', 'ui.settings.theme', 'ui.settings.textSize'] as const
  expect(titles.slice(0, 3)).toEqual(first.map((key) => person.text(key)))
  await shown.takeInEveryLook('general')
})

it('leads from section to section by keyboard, and a switch acts at once', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await page.locator('.subnav [aria-current="page"]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: person.text('ui.settings.notifications') }).waitFor()
  const toggle = page.getByRole('switch', { name: person.text('ui.settings.notify'), exact: true })
  expect(await toggle.getAttribute('aria-checked')).toBe('true')
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false')
  await shown.pictures.take(page, 'notifications')
  await page.keyboard.press('Enter')
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
})

it('makes the text of all windows larger at once, as the keys do', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await person.openSettings('general')
  const ratio = (of = page): Promise<number> => of.evaluate(() => devicePixelRatio)
  const usual = await ratio()
  const larger = person.button('ui.settings.textSize.step', { step: 'larger' })
  await larger.focus()
  for (const percent of [110, 125]) {
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .filter({ hasText: person.text('ui.settings.textSize.value', { percent }) })
      .waitFor()
  }
  expect(await ratio()).toBeCloseTo(usual * 1.25)
  await person.openSettings('privacy')
  const question = await person.askedBy(() => person.button('ui.settings.deleteAll').click())
  await expect.poll(() => ratio(question)).toBeCloseTo(usual * 1.25)
  // Keys of the driver never reach the menu: what the key is bound to is done instead.
  await launched.app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
    items.find(({ accelerator }) => accelerator === 'CommandOrControl+0')?.click()
  })
  await expect.poll(() => ratio(question)).toBeCloseTo(usual)
  expect(await ratio()).toBeCloseTo(usual)
  await person.answer(question, 'ui.confirm.dontDelete')
  await person.openSettings('general')
  await person.see(person.text('ui.settings.textSize.value', { percent: 100 }))
})

it('says why a value was refused beside its field, and never in the language of before', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await person.openSettings('network')
  const proxy = page.getByLabel(person.text('ui.external.text.proxy'), { exact: true })
  await proxy.fill('wpad corp')
  await proxy.press('Enter')
  await page.locator('.field-error').waitFor()
  const korean = await shown.speak('ko')
  await page.getByRole('heading', { level: 2, name: korean.text('ui.settings.network') }).waitFor()
  expect(await page.locator('.field-error').count()).toBe(0)
  const again = page.getByLabel(korean.text('ui.external.text.proxy'), { exact: true })
  expect(await again.inputValue()).toBe('wpad corp')
  await again.press('Enter')
  await page.locator('.field-error', { hasText: /[가-힣]/u }).waitFor()
  await shown.speak('en')
})

it('is led to from the palette, with the keyboard at the heading of the section', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await person.button('ui.shell.chat').click()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('settings network')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: person.text('ui.settings.network') })
  await heading.and(page.locator(':focus')).waitFor()
  await shown.takeInEveryLook('network')
})

it('has no serious fault for a screen reader in any section, and nothing is cut at twice the text size', async () => {
  const { page } = shown
  const names = await page.locator('.subnav .nav').allInnerTexts()
  expect(names.length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 640, height: 400 })
  for (const name of names) {
    await page.locator('.subnav').getByRole('button', { name, exact: true }).click()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect([name, serious.map(({ id }) => id)]).toEqual([name, []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([name, wide]).toEqual([name, 0])
  }
  await page.locator('.subnav .nav').first().click()
  // Words stay where other pages show icons alone.
  for (const theme of await page.getByRole('radio').all()) expect((await theme.innerText()).trim()).not.toBe('')
  await shown.pictures.take(page, 'twice')
})
