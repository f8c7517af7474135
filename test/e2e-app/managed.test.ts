import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { afterEach, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'

let launched: LaunchedApp | null = null

afterEach(async () => {
  await launched?.close()
  launched = null
})

it.each(locales)(
  'what is fixed can be seen at once with its reason, and what is set here saved for other PCs: %s',
  async (lang) => {
    launched = await launchApp({ args: ['--lang', lang], environment: { NETWORK_MODE: 'internal' } })
    const { page, app } = launched
    const person = createPerson(launched, lang)
    await person.openSettings('general')
    await person.button('ui.settings.showLocked', { count: 1 }).click()
    await page.getByRole('heading', { level: 2, name: person.text('ui.settings.locked') }).waitFor()
    expect(await page.locator('.set-row h3').allInnerTexts()).toEqual([person.text('ui.panel.mode')])
    const reason = person.text('ui.settings.lock', { source: 'environment', place: 'none', name: 'none' })
    expect(await page.locator('.set-row').innerText()).toContain(reason)
    await page.screenshot({ path: `test-results/managed-${lang}.png` })
    await person.button('ui.settings.showAll').click()

    await person.openSettings('advanced')
    await person.button('ui.settings.policy.open').click()
    const mode = page.getByRole('checkbox', { name: /NetworkMode = internal/ })
    await mode.waitFor()
    expect(await mode.isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: /HistoryRetentionDays = 90/ }).check()
    await page
      .getByRole('combobox', { name: person.text('ui.settings.policy.format') })
      .selectOption({ label: person.text('ui.settings.policy.json') })
    const file = path.join(launched.dataFolder, 'policy.json')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, file)
    await person.button('ui.settings.policy.save').click()
    await person.see(person.text('ui.settings.policy.saved', { file }))
    const saved: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(saved).toMatchObject({ NetworkMode: 'internal', HistoryRetentionDays: 90 })
    const { violations } = await new AxeBuilder({ page }).include('.settings').setLegacyMode(true).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.screenshot({ path: `test-results/configuration-${lang}.png` })
  },
)
