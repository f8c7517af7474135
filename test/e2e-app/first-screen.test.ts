import { expect, it } from 'vitest'

import { exampleNames, type ExampleName } from '../../shared/domain/example.ts'
import { createPerson, type Person } from './person.ts'
import { useShownApp } from './shown-app.ts'

const app = useShownApp('first-screen')

/** What somebody has to read before they can begin, besides the examples and what says that it is a practice PC. */
const mostWords = 60

async function wordsOnScreen(): Promise<readonly string[]> {
  const shown = await app.page.locator('.frame').evaluate((frame: HTMLElement) => {
    const apart = [...frame.querySelectorAll<HTMLElement>('.examples, .banner.sim')]
    for (const each of apart) each.style.display = 'none'
    const text = `${frame.innerText} ${frame.querySelector('textarea')?.placeholder ?? ''}`
    for (const each of apart) each.style.display = ''
    return text
  })
  return shown.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

it('the first screen is read in a moment: few words, no figures of tools, no panel', async () => {
  const { page } = app
  const person = createPerson(app.launched)
  await person.see(person.text('ui.chat.start.title'))
  const words = await wordsOnScreen()
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(mostWords)
  expect(words.filter((word) => /^\d+$/u.test(word))).toEqual(['0'])
  expect(await page.locator('.frame').getAttribute('data-panel')).toBe('closed')
  expect(await page.locator('.example').count()).toBe(exampleNames.length)
  await app.takeInEveryLook('page')
})

const menu = (): ReturnType<typeof app.page.locator> => app.page.locator('[role="menu"]')

/** What was found for the example that the open chat is about, once all of it has been looked at. */
async function verdictOf(person: Person, example: ExampleName): Promise<string> {
  const { page } = app
  await page.locator('.said', { hasText: person.text(`ui.chat.example.${example}`) }).waitFor()
  await page.locator('.status-block[aria-busy="false"]').waitFor()
  return page.locator('.headline').first().innerText()
}

it('the picker is a menu by keyboard and mouse: an item breaks something and complains, the last one heals', async () => {
  const { page } = app
  const person = createPerson(app.launched)
  await person.button('ui.shell.newChat').click()
  await person.button('ui.practice.break').focus()
  await page.keyboard.press('ArrowDown')
  expect(await menu().getByRole('menuitem').count()).toBe(exampleNames.length + 1)
  await app.takeInEveryLook('picker')
  await page.keyboard.press('End')
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)
  expect(await focused()).toBe(person.text('ui.practice.heal'))
  await page.keyboard.press('Escape')
  expect(await menu().count()).toBe(0)
  expect(await focused()).toBe(person.text('ui.practice.break'))
  await person.button('ui.practice.break').click()
  await menu().getByText(person.text('ui.practice.break.mail')).click()
  expect(await verdictOf(person, 'mail')).toMatch(/outlook/iu)
  await person.button('ui.practice.break').click()
  await menu().getByText(person.text('ui.practice.heal')).click()
  await person.see(person.text('ui.practice.healed'))
  await app.pictures.take(page, 'healed')
})
