import { spawn } from 'node:child_process'

import { expect, it } from 'vitest'

import { electronPath, isRoot, launchApp, root } from './launch.ts'

it('shows the window of the first start when it is started again', async () => {
  const { app, dataFolder, close } = await launchApp()
  try {
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
