import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'
import { expectTree } from './trees.ts'

const app = useShownApp('report')

async function hasNoFaults(look: string): Promise<void> {
  const checker = new AxeBuilder({ page: app.page }).include('.frame').setLegacyMode(true)
  const { violations } = await checker.analyze()
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect([look, bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)]).toEqual([look, []])
}

it('a report shows the whole of it, hides what is personal until it is shown, and is copied and saved as it was seen', async () => {
  await app.become(['print-job-stuck'])
  const { launched, page } = app
  const person = createPerson(launched)
  await person.say('The printer does nothing since this morning')
  await person.reviewPlan().waitFor()
  await person.button('report.title').click()
  const sheet = page.locator('.sheet-page')
  await sheet.waitFor()
  expect(await page.title()).toContain('Report for IT')
  expect(await sheet.locator('.pics').count()).toBeGreaterThan(0)
  const bars = sheet.locator('.hidden-item')
  const hidden = await bars.count()
  expect(hidden).toBeGreaterThan(0)
  await app.takeInEveryLook('sheet', hasNoFaults)
  await expectTree(page.locator('.main'), 'report')

  // One alone by keyboard, then all of its kind.
  await bars.first().focus()
  await page.keyboard.press('Enter')
  const first = sheet.locator('.shown-item').first()
  const word = await first.innerText()
  expect(await bars.count()).toBeLessThan(hidden)
  await app.pictures.take(page, 'one-shown')

  const saved = path.join(launched.dataFolder, 'for-it.html')
  await launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, saved)
  await person.button('ui.report.save').click()
  await person.see(person.text('ui.report.saved', { file: saved }))
  const html = await readFile(saved, 'utf8')
  expect(html).toContain(word)
  expect(html).toContain('█████')
  await first.click()
  await person.button('ui.report.save').click()
  await expect.poll(async () => (await readFile(saved, 'utf8')).includes(word)).toBe(false)
  await person.button('ui.report.copy').click()
  await person.see(person.text('ui.report.copied'))
  const copied = await launched.app.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toMatch(/^# /)
  expect(copied).not.toContain(word)

  await person.button('ui.report.close').click()
  await page.locator('textarea').waitFor()
})

it('it opens from the palette, in every language', async () => {
  const { page } = app
  for (const locale of locales) {
    const person = await app.speak(locale)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(person.text('report.title'))
    await page
      .getByRole('option', { name: person.text('report.title') })
      .first()
      .click()
    await page.getByRole('heading', { name: person.text('report.found') }).waitFor()
    await app.pictures.take(page, `palette-${locale}`)
    await person.button('ui.report.close').click()
  }
})
