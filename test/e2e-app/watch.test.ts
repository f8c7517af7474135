import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const budgetMs = 90_000
const app = useShownApp('watch')

async function startWatch(): Promise<void> {
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.say('my Wi-Fi keeps dropping')
  const start = app.page.locator('.happens').getByRole('button', { name: person.text('watch.start', { minutes: 10 }) })
  await start.click()
  await person.button('watch.stop').waitFor()
}

it(
  'a Wi-Fi that comes and goes is found by watching: what was seen, when, and what it says',
  async () => {
    await app.become(['wifi-comes-and-goes'])
    await startWatch()
    await app.pictures.take(app.page, 'running')
    const verdict = app.page.locator('.watch-verdict')
    await verdict.getByText(/\d times in 10 min/).waitFor({ timeout: budgetMs })
    expect(await app.page.locator('.watch-seen li').count()).toBeGreaterThan(1)
    await verdict.scrollIntoViewIfNeeded()
    await app.pictures.take(app.page, 'ended')
  },
  budgetMs,
)

it(
  'it can be stopped at any time, and says so',
  async () => {
    const person = createPerson(app.launched)
    await startWatch()
    await person.button('watch.stop').click()
    await app.page.getByText(person.text('watch.stopped')).waitFor()
    expect(await person.button('watch.stop').count()).toBe(0)
  },
  budgetMs,
)
