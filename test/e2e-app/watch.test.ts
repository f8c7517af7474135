import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { launchApp, root, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'

const budgetMs = 90_000
const picture = (name: string): { readonly path: string } => ({
  path: path.join(root, 'test-results', 'screens', `watch-${name}.png`),
})
let launched: LaunchedApp

beforeAll(async () => {
  // It works when it is looked at once.
  launched = await launchApp({ args: ['--target', 'simulated', '--lang', 'en', '--scenario', 'dropping-wifi'] })
})
afterAll(() => launched.close())

async function startWatch(): Promise<void> {
  const person = createPerson(launched)
  await person.button('ui.shell.newChat').click()
  await person.say('my Wi-Fi keeps dropping')
  await launched.page.getByRole('button', { name: person.text('watch.start', { minutes: 10 }) }).click()
  await person.button('watch.stop').waitFor()
}

it(
  'a Wi-Fi that comes and goes is found by watching: what was seen, when, and what it says',
  async () => {
    const { page } = launched
    await startWatch()
    await page.screenshot(picture('running'))
    const verdict = page.locator('.watch-verdict')
    await verdict.getByText(/\d times in 10 min/).waitFor({ timeout: budgetMs })
    expect(await page.locator('.watch-seen li').count()).toBeGreaterThan(1)
    await verdict.scrollIntoViewIfNeeded()
    await page.screenshot(picture('ended'))
  },
  budgetMs,
)

it(
  'it can be stopped at any time, and says so',
  async () => {
    const person = createPerson(launched)
    await startWatch()
    await person.button('watch.stop').click()
    await launched.page.getByText(person.text('watch.stopped'), { exact: true }).waitFor()
    expect(await person.button('watch.stop').count()).toBe(0)
  },
  budgetMs,
)
