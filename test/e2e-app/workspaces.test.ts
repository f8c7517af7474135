import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { useShownApp } from './shown-app.ts'

const shown = useShownApp('workspaces')

let folder = ''
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'deskmedic-folders-')), 'Support scripts')
  await mkdir(folder)
})
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }))

/** The window of the system for choosing a folder, with somebody who chooses this one. */
const willChoose = (chosen: string | null): Promise<void> =>
  shown.launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () =>
      Promise.resolve(
        filePath === null ? { canceled: true, filePaths: [] } : { canceled: false, filePaths: [filePath] },
      )
  }, chosen)

it('opens a folder by keyboard: chosen, named, confirmed', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await page.locator('textarea').waitFor()
  await person.openSettings('workspaces')
  await person.see(person.text('ui.workspaces.none'))
  await willChoose(null)
  const add = person.button('ui.workspaces.addFolder')
  await add.focus()
  await page.keyboard.press('Enter')
  await willChoose(folder)
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: person.text('ui.workspaces.name') })
  await name.and(page.locator(':focus')).waitFor()
  expect(await name.inputValue()).toBe('support-scripts')
  const question = await person.askedBy(() => page.keyboard.press('Enter'))
  await person.answer(question, 'ui.confirm.allow')
  await page.locator('.ws', { hasText: folder }).waitFor()
  expect(await page.locator('.ws select').inputValue()).toBe('read')
})

it('refuses a whole drive at its field', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  await willChoose('/')
  await person.button('ui.workspaces.addFolder').click()
  await person.button('ui.workspaces.open').click()
  const alert = page.locator('.ws-form [role="alert"]')
  await alert.getByText(person.text('errors.workspace_invalid.why', { entry: '/', reason: 'drive' })).waitFor()
  expect(await page.locator('.ws-form [aria-invalid="true"]').count()).toBe(2)
  await shown.pictures.take(page, 'refused')
  await person.button('ui.workspaces.cancel').click()
})

it('takes patterns and rights, and asks before more is opened', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  const own = { name: 'support-scripts' }
  await person.button('ui.workspaces.pattern.addTo', { ...own, kind: 'never' }).click()
  await page.keyboard.type('*.pfx')
  await page.keyboard.press('Enter')
  await page.locator('.pat.no', { hasText: '*.pfx' }).waitFor()
  await person.button('ui.workspaces.pattern.addTo', { ...own, kind: 'only' }).click()
  await page.keyboard.type('*.md')
  await page.keyboard.press('Enter')
  const remove = person.button('ui.workspaces.pattern.remove', { ...own, kind: 'only', pattern: '*.md' })
  await remove.waitFor()
  const rights = page.locator('.ws select')
  const question = await person.askedBy(async () => {
    await rights.selectOption('read_write')
  })
  await question.getByText(person.text('ui.external.ask.workspaces.change')).first().waitFor()
  await person.answer(question, 'ui.confirm.dontChange')
  expect(await rights.inputValue()).toBe('read')
})

it('says whether a file would be opened', async () => {
  const { page, launched } = shown
  const person = createPerson(launched)
  const field = page.getByRole('textbox', { name: person.text('ui.workspaces.testPath') })
  await field.fill('C:\\Users\\test\\Downloads\\notes.txt')
  await field.press('Enter')
  await person.see(person.text('ui.workspaces.answer', { answer: 'change' }))
  await field.fill('C:\\Users\\test\\Downloads\\..\\Payroll.xlsx')
  await field.press('Enter')
  await person.see(person.text('ui.workspaces.answer', { answer: 'no' }))
  await shown.takeInEveryLook('folders')
})

it('has no serious fault for a screen reader, is read in each language, and closes a folder', async () => {
  const { page } = shown
  for (const lang of ['ko', 'zh', 'en'] as const) {
    const person = await shown.speak(lang)
    await page.getByRole('heading', { level: 2, name: person.text('ui.workspaces.test') }).waitFor()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await shown.pictures.take(page, lang)
  }
  const person = createPerson(shown.launched)
  await person.button('ui.workspaces.remove', { name: 'support-scripts' }).click()
  await person.see(person.text('ui.workspaces.allClosed'))
})
