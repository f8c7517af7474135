import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const app = useShownApp('advice')

it('what nothing here repairs has a button that opens its page; on a practice PC it says why nothing opens', async () => {
  await app.become(['notifications-all-off'])
  const { launched, page } = app
  const person = createPerson(launched)
  await person.say('I get no notifications any more')
  await page.locator('.advice-acts .primary').waitFor()
  await app.pictures.take(page, 'answer')
  await page.keyboard.press('Tab')
  await person.button('place.notifications').focus()
  await page.keyboard.press('Enter')
  await person.see(person.text('errors.place_not_here.next'))
  await app.pictures.take(page, 'not-here')
  expect(await page.getByRole('alert').innerText()).toContain(person.text('ui.failure.place'))
})

it('in a check-up it stands on its tile', async () => {
  const { page } = app
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.button('ui.chat.start.checkUp').click()
  const button = page.locator('.check-up .area').getByRole('button', { name: person.text('place.notifications') })
  await button.waitFor()
  await button.scrollIntoViewIfNeeded()
  await app.pictures.take(page, 'tile')
})
