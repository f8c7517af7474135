import { expect, it } from 'vitest'

import { version } from '../../package.json'
import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const shown = useShownApp('help')

it('says what runs here and copies it, by keyboard', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await page.locator('textarea').waitFor()
  await person.button('ui.shell.help').click()
  await page.getByRole('heading', { level: 2, name: `Deskmedic ${version}` }).waitFor()
  await person.button('ui.help.copyVersion').focus()
  await page.keyboard.press('Enter')
  await person.see(person.text('ui.log.copied'))
  const copied = await launched.app.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toContain(`Deskmedic ${version}`)
  await shown.takeInEveryLook('about')
})

it('names the packages that it is made of, each with its licence to read', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await person.button('ui.help.parts').focus()
  await page.keyboard.press('Enter')
  const react = page.locator('.parts li', { hasText: 'react-dom' })
  await react.locator('summary').click()
  await react.locator('pre', { hasText: 'Permission is hereby granted' }).waitFor()
  // Of the program, of the page, and what ships beside them.
  for (const name of ['zod', 'zustand', '@vscode/ripgrep']) {
    await page
      .locator('.parts li b', { hasText: new RegExp(`^${name}$`) })
      .first()
      .waitFor()
  }
  expect(await page.locator('.parts li').count()).toBeGreaterThan(30)
  await shown.takeInEveryLook('parts')
  await person.button('ui.help.parts').click()
})

it('copies the log, and checks the record', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  const row = page.locator('.help-row', { hasText: person.text('ui.log.title') })
  await person.button('ui.log.copy').click()
  await row
    .getByText(person.text('ui.log.empty'))
    .or(row.getByText(person.text('ui.log.copied')))
    .waitFor()
  await person.button('ui.help.recordCheck').click()
  await person.button('ui.help.recordAgain').waitFor()
})

it('shows what a report of a problem holds before it is copied: nothing that names a person or the PC', async () => {
  const { launched, page } = shown
  const person = createPerson(launched)
  await person.button('ui.help.problem').click()
  await page.locator('.problem-report pre').waitFor()
  await person.button('ui.help.problemCopy').click()
  await person.see(person.text('ui.log.copied'))
  const copied = await launched.app.evaluate(({ clipboard }) => clipboard.readText())
  expect(copied).toBe(await page.locator('.problem-report pre').innerText())
  expect(copied).toContain('network mode: ')
  expect(copied).not.toContain('DESKTOP')
  await shown.takeInEveryLook('problem')
})

it('reads in each language', async () => {
  for (const lang of ['ko', 'zh', 'en'] as const) {
    const person = await shown.speak(lang)
    await person.see(person.text('ui.help.license'))
    await shown.pictures.take(shown.page, lang)
  }
})
