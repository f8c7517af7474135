import { spawn } from 'node:child_process'

import type { BrowserWindow } from 'electron'
import type { JSHandle } from 'playwright-core'
import { expect, it } from 'vitest'

import { electronPath, isRoot, launchApp, root } from './launch.ts'

it('opens one window of the size of the design, and shows it when it is started again', async () => {
  const { app, page, dataFolder, close } = await launchApp()
  try {
    expect(app.windows()).toHaveLength(1)
    await expect.poll(() => page.title()).toBe('Chat - Deskmedic')
    expect(page.url()).toMatch(/^app:\/\/ui\/(#|$)/)
    const opened = (await app.browserWindow(page)) as JSHandle<BrowserWindow>
    expect(await opened.evaluate((each) => each.getContentBounds())).toMatchObject({ width: 1280, height: 800 })
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
    const words = [...(isRoot() ? ['--no-sandbox'] : []), root, '--data', dataFolder, '--target', 'simulated']
    const second = spawn(electronPath(), words, { stdio: 'ignore' })
    const exitCode = await new Promise((resolve) => second.once('exit', resolve))
    const visible = await app.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      for (let look = 0; look < 50 && window?.isVisible() === false; look += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return window?.isVisible()
    })
    expect([exitCode, visible]).toEqual([0, true])
  } finally {
    await close()
  }
})
