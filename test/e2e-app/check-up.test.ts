import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const app = useShownApp('check-up')

it('one button on the first screen looks at everything; a tile for each area, the worst first', async () => {
  await app.become(['disk-full-user-temp', 'bluetooth-service-stopped'])
  const person = createPerson(app.launched)
  await app.pictures.take(app.page, 'first-screen')
  await person.button('ui.chat.start.checkUp').click()
  const tiles = app.page.locator('.check-up .area')
  await tiles.first().waitFor()
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
})

it('each tile has its own button, and turns to fixed where it was red, one after the other', async () => {
  await app.become(['disk-full-user-temp', 'bluetooth-service-stopped'])
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.button('ui.chat.start.checkUp').click()
  const buttons = app.page.locator('.check-up .area .btn:not([aria-expanded])')
  await buttons.first().waitFor()
  expect(await buttons.count()).toBe(2)
  const fixed = app.page.locator('.check-up .area').getByText(person.text('ui.checkUp.fixed'))
  for (const [count, name] of [
    [1, 'one'],
    [2, 'both'],
  ] as const) {
    const window = await person.askedBy(() => buttons.first().click())
    await person.answer(window, 'ui.confirm.runNow')
    await expect.poll(() => fixed.count()).toBe(count)
    await app.page.locator('.check-up').scrollIntoViewIfNeeded()
    await app.pictures.take(app.page, `tile-fixed-${name}`)
  }
  expect(await buttons.count()).toBe(0)
})
