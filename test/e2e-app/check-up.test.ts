import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { createPictures } from './pictures.ts'
import { removeFolder } from './remove-folder.ts'

const budgetMs = 90_000
const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-check-up-'))
const pictures = createPictures('check-up')
let launched: LaunchedApp
let page: Page

beforeAll(async () => {
  const pc = setUpPc(['disk-full-user-temp', 'bluetooth-service-stopped'], await loadFaults())
  if (!pc.ok) throw new Error(pc.error.code)
  await writeFile(path.join(dataFolder, 'simulated-pc.json'), JSON.stringify(pc.value))
  launched = await launchApp({ dataFolder, environment: { HOME: dataFolder } })
  page = launched.page
})
afterAll(async () => {
  await pictures.writeSheet()
  await launched.close()
  await removeFolder(dataFolder)
})

it(
  'one button on the first screen looks at everything; a tile for each area, the worst first',
  async () => {
    const person = createPerson(launched)
    await pictures.take(page, 'first-screen')
    await person.button('ui.chat.start.checkUp').click()
    const tiles = page.locator('.check-up .area')
    await tiles.first().waitFor({ timeout: budgetMs })
    expect(await tiles.count()).toBeGreaterThan(10)
    expect(await tiles.first().getAttribute('class')).toContain('problem')
    expect(await page.locator('.check-up .area .pics').count()).toBeGreaterThan(5)
    // It is read from its beginning.
    await page.locator('.status-block[aria-busy="false"]').waitFor()
    await page.waitForTimeout(500)
    const verdict = await page.locator('.check-up h2').boundingBox()
    expect(verdict?.y).toBeGreaterThan(0)
    expect(verdict?.y).toBeLessThan(400)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await pictures.take(page, `tiles-${colorScheme}`)
    }
    await tiles.last().scrollIntoViewIfNeeded()
    await pictures.take(page, 'tiles-end')
  },
  budgetMs,
)
