import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, type Person } from './person.ts'
import { createPictures } from './pictures.ts'

const pictures = createPictures('attach')
let base = ''
let launched: LaunchedApp
let person: Person
const notes = (): string => path.join(base, 'Support scripts', 'notes of today.txt')

/** On this computer itself: what is attached are real files. */
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'deskmedic-attach-'))
  await mkdir(path.join(base, 'data'))
  await mkdir(path.dirname(notes()))
  await writeFile(notes(), 'PRINT01 does not answer\n')
  const dataFolder = path.join(base, 'data')
  launched = await launchApp({ dataFolder, args: ['--target', 'portable'], environment: { HOME: base } })
  person = createPerson(launched)
})
afterAll(async () => {
  await pictures.writeSheet()
  await launched.close()
  await rm(base, { recursive: true, force: true })
})

/** The window of the system, with somebody who chooses this. */
const willChoose = (chosen: string): Promise<void> =>
  launched.app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, chosen)

/** The file manager of the system, from which a person drags a file over the field. */
async function drop(file: string): Promise<void> {
  const place = await launched.page.locator('[data-attaching]').boundingBox()
  if (place === null) throw new Error('there is no field')
  const point = { x: Math.round(place.x + 40), y: Math.round(place.y + 20) }
  await launched.app.evaluate(
    async ({ BrowserWindow }, { at, path: dropped }) => {
      const [window] = BrowserWindow.getAllWindows()
      if (window === undefined) throw new Error('there is no window')
      const { debugger: driver } = window.webContents
      driver.attach()
      const data = { items: [], files: [dropped], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'])
        await driver.sendCommand('Input.dispatchDragEvent', { type, ...at, data })
      driver.detach()
    },
    { at: point, path: file },
  )
}

const chips = () => launched.page.locator('.attached li')
const openButton = () =>
  launched.page.getByRole('button', { name: person.text('attach.open', { folder: 'Support scripts' }) })

it('a file outside of all opened folders is not attached before its folder is open, which a person says', async () => {
  const { page } = launched
  await page.locator('textarea').waitFor()
  await willChoose(notes())
  await person.button('attach.file').click()
  await openButton().waitFor()
  expect(await chips().count()).toBe(0)
  await pictures.take(page, 'closed')
  const refused = await person.askedBy(() => openButton().click())
  await person.answer(refused, 'ui.confirm.dontChange')
  await page.locator('.attach-closed .field-error').waitFor()
  expect(await chips().count()).toBe(0)
  const asked = await person.askedBy(() => openButton().click())
  await person.answer(asked, 'ui.confirm.allow')
  await chips().first().waitFor()
  expect(await page.locator('.attach-closed').count()).toBe(0)
  await pictures.take(page, 'attached')
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('what is attached goes by keyboard, and the focus goes on', async () => {
  const { page } = launched
  await willChoose(path.dirname(notes()))
  await person.button('attach.folder').click()
  await expect.poll(() => chips().count()).toBe(2)
  await page.getByRole('button', { name: person.text('attach.remove', { name: 'Support scripts' }) }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: person.text('attach.remove', { name: 'notes of today.txt' }) })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.press('Enter')
  await page.locator('textarea:focus').waitFor()
  expect(await chips().count()).toBe(0)
})

it('a file that is dropped is attached, and it is kept with the words until it is sent', async () => {
  const { page } = launched
  await page.locator('textarea').fill('look at this')
  await drop(notes())
  await chips().filter({ hasText: 'notes of today.txt' }).waitFor()
  const isKept = async (): Promise<void> => {
    await chips().filter({ hasText: 'notes of today.txt' }).waitFor()
    expect(await page.locator('textarea').inputValue()).toBe('look at this')
    expect(await chips().count()).toBe(1)
  }
  await person.button('ui.shell.tools').click()
  await page.locator('.tool-list, .pane-head').first().waitFor()
  await person.button('ui.shell.chat').click()
  await isKept()
  await page.reload()
  await isKept()
  await chips().getByRole('button').click()
  await page.locator('textarea').fill('')
})

it('what is attached stands in the message, and a check gets its path', async () => {
  const { page } = launched
  await willChoose(notes())
  await person.button('attach.file').click()
  await chips().first().waitFor()
  await person.say('show me what is in this file')
  await page.locator('.said-path', { hasText: notes() }).waitFor()
  expect(await chips().count()).toBe(0)
  await page.locator('.code-lines', { hasText: 'PRINT01' }).waitFor()
  await pictures.take(page, 'read')
})
