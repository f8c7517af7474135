import { expect, it } from 'vitest'

import { launchApp } from './launch.ts'

it('brings a page that died back to where it was', async () => {
  const { app, page, close } = await launchApp()
  try {
    await page.evaluate(() => {
      location.hash = 'tools'
    })
    const back = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      if (contents === undefined) return null
      const loaded = new Promise<void>((resolve) => {
        contents.on('did-stop-loading', resolve)
      })
      setTimeout(() => contents.forcefullyCrashRenderer())
      await loaded
      return [contents.getURL(), contents.isCrashed(), contents.getTitle()]
    })
    expect(back).toEqual(['app://ui/#tools', false, 'Deskmedic'])
  } finally {
    await close()
  }
})
