import { expect, it } from 'vitest'

import { launchApp } from './launch.ts'

const patience = { timeout: 15_000 }

it('brings a page that died back to where it was', async () => {
  const { app, page, close } = await launchApp()
  try {
    await page.evaluate(() => {
      location.hash = 'tools'
    })
    const place = () =>
      app.evaluate(({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        return [contents?.getURL(), contents?.getTitle(), contents?.isCrashed(), contents?.isLoading()]
      })
    const there = ['app://ui/#tools', 'Deskmedic', false, false]
    await expect.poll(place, patience).toEqual(there)
    await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const died = new Promise((resolve) => contents?.once('render-process-gone', resolve))
      contents?.forcefullyCrashRenderer()
      await died
    })
    await expect.poll(place, patience).toEqual(there)
  } finally {
    await close()
  }
})
