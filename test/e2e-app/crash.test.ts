import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { untilInPage } from './in-main.ts'
import { launchApp } from './launch.ts'
import { createPerson } from './person.ts'

it('brings a page that died back to where it was', async () => {
  const launched = await launchApp()
  const { app, page, close } = launched
  try {
    const { text } = createPerson(launched)
    await page.locator('textarea').waitFor()
    await page
      .locator('.rail')
      .getByRole('button', { name: text('ui.shell.tools') })
      .click()
    const title = JSON.stringify(text('ui.shell.tools'))
    const isShown = `[...document.querySelectorAll('h1')].some((each) => each.innerText === ${title})`
    await untilInPage(launched, isShown)
    // Where it stands is in its address, which main has to hear of before the page dies.
    const address = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())
    await expect.poll(address).toContain('tools')
    await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const died = new Promise((resolve) => contents?.once('render-process-gone', resolve))
      contents?.forcefullyCrashRenderer()
      await died
    })
    const isThere = () =>
      app.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        return contents?.isCrashed() === false && !contents.isLoading()
      })
    await expect.poll(isThere).toBe(true)
    await untilInPage(launched, isShown)
  } finally {
    await close()
  }
})

it('writes the end of a page and what nobody caught into the log, and shows it in Help', async () => {
  const launched = await launchApp()
  const { app, page, close, dataFolder } = launched
  const kept = () => readFile(path.join(dataFolder, 'log', 'app.log'), 'utf8').catch(() => '')
  try {
    const { text } = createPerson(launched)
    await page.locator('textarea').waitFor()
    await page.evaluate(() => void setTimeout(() => (null as unknown as { readonly secret: () => void }).secret()))
    await expect.poll(kept).toContain('TypeError')
    expect(await kept()).not.toContain('secret')
    await page.keyboard.press('F1')
    const log = page.getByRole('region', { name: text('ui.log.title') })
    await log.getByRole('button', { name: text('ui.log.show') }).click()
    await expect.poll(() => log.innerText()).toContain('TypeError')
    await log.getByRole('button', { name: text('ui.log.copy') }).click()
    await expect.poll(() => log.innerText()).toContain(text('ui.log.copied'))
    await app.evaluate(() => void Promise.reject(new RangeError('secret of main')))
    await expect.poll(kept).toContain('RangeError')
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
    await expect.poll(kept).toContain('a page ended')
    expect(await kept()).not.toContain('secret')
  } finally {
    await close()
  }
})
