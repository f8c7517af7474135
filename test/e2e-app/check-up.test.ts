import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const budgetMs = 90_000
const app = useShownApp('check-up')

it(
  'one button on the first screen looks at everything; a tile for each area, the worst first',
  async () => {
    await app.become(['disk-full-user-temp', 'bluetooth-service-stopped'])
    const person = createPerson(app.launched)
    await app.pictures.take(app.page, 'first-screen')
    await person.button('ui.chat.start.checkUp').click()
    const tiles = app.page.locator('.check-up .area')
    await tiles.first().waitFor({ timeout: budgetMs })
    expect(await tiles.count()).toBeGreaterThan(10)
    expect(await tiles.first().getAttribute('class')).toContain('problem')
    expect(await app.page.locator('.check-up .area .pics').count()).toBeGreaterThan(5)
    // It is read from its beginning.
    await person.reviewPlan().waitFor()
    const verdictTop = async (): Promise<number> =>
      (await app.page.locator('.check-up h2').boundingBox())?.y ?? Number.NaN
    await expect.poll(verdictTop).toBeLessThan(400)
    expect(await verdictTop()).toBeGreaterThan(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await app.page.emulateMedia({ colorScheme })
      await app.pictures.take(app.page, `tiles-${colorScheme}`)
    }
    await tiles.last().scrollIntoViewIfNeeded()
    await app.pictures.take(app.page, 'tiles-end')
  },
  budgetMs,
)
