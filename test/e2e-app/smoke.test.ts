import type { BrowserWindow } from 'electron'
import type { JSHandle } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchApp, type LaunchedApp } from './launch.ts'

describe('the app', () => {
  let launched: LaunchedApp
  beforeAll(async () => {
    launched = await launchApp()
  })
  afterAll(() => launched.close())

  it('opens one window with its title and its page', async () => {
    expect(launched.app.windows()).toHaveLength(1)
    await expect.poll(() => launched.page.title()).toBe('Chat - Deskmedic')
    expect(launched.page.url()).toMatch(/^app:\/\/ui\/(#|$)/)
    await launched.page.locator('#root > *').first().waitFor()
  })

  it('has the size and the frame of the design', async () => {
    const window = (await launched.app.browserWindow(launched.page)) as JSHandle<BrowserWindow>
    const bounds = await window.evaluate((each) => each.getContentBounds())
    expect(bounds).toMatchObject({ width: 1280, height: 800 })
  })
})
