import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { launchApp, type LaunchedApp } from './launch.ts'

let launched: LaunchedApp
beforeAll(async () => {
  launched = await launchApp()
  await launched.page.locator('#root > *').first().waitFor()
})
afterAll(() => launched.close())

it.each(['light', 'dark'] as const)('has no accessibility fault that a program can find, %s', async (colorScheme) => {
  const { page } = launched
  await page.emulateMedia({ colorScheme })
  await page.waitForTimeout(300)
  // A page of its own, which axe would open to collect its results, cannot be opened in this app.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
})
