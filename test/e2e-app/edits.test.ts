import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson, type Person } from './person.ts'
import { createPictures } from './pictures.ts'

const pictures = createPictures('edits')
let base = ''
let launched: LaunchedApp
let person: Person
const script = (): string => path.join(base, 'Support scripts', 'connect.ps1')
const held = (): Promise<string | null> => readFile(script(), 'utf8').catch(() => null)

/** On this computer itself: what is edited are real files. */
async function start(): Promise<void> {
  const dataFolder = path.join(base, 'data')
  launched = await launchApp({ dataFolder, args: ['--target', 'portable'], environment: { HOME: base } })
  person = createPerson(launched)
}

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'deskmedic-edits-'))
  await mkdir(path.join(base, 'data'))
  await mkdir(path.dirname(script()))
  await start()
})
afterAll(async () => {
  await pictures.writeSheet()
  await launched.close()
  await rm(base, { recursive: true, force: true })
})

const field = (name: string) => launched.page.locator(`.tool-form [data-field="${name}"]`)

async function openTool(name: string): Promise<void> {
  const { page } = launched
  await person.button('ui.shell.tools').click()
  await page.locator('.findbox input').fill(name)
  await page.locator('.tool', { hasText: name }).first().click()
  await page.locator('.tool-form').waitFor()
}

const submit = (): Promise<void> => launched.page.locator('.tool-form .primary').click()

it('opens a folder in which files may be changed', async () => {
  const { page, app } = launched
  await page.locator('textarea').waitFor()
  await person.openSettings('workspaces')
  await app.evaluate(({ dialog }, folder) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [folder] })
  }, path.dirname(script()))
  await person.button('ui.workspaces.addFolder').click()
  await page.locator('.ws-form select').selectOption('read_write')
  const question = await person.askedBy(() => person.button('ui.workspaces.open').click())
  await person.answer(question, 'ui.confirm.allow')
  await page.locator('.ws', { hasText: path.dirname(script()) }).waitFor()
})

const looked = async (window: Page, name: string): Promise<void> => pictures.take(window, name)

it('writes a file', async () => {
  await openTool('write_file')
  await field('path').fill(script())
  await field('text').fill('$server = "PRINT01"\nparam([int] $Floor = 2)\nAdd-Printer $server\n')
  const question = await person.askedBy(submit)
  await looked(question, 'write-question')
  await person.answer(question, 'ui.confirm.runNow')
  await launched.page.locator('.result .diff').waitFor()
  await looked(launched.page, 'write-result')
  expect(await held()).toContain('PRINT01')
  const undo = await person.askedBy(() =>
    launched.page.locator('.result .btn', { hasText: person.text('ui.result.undo') }).click(),
  )
  await person.answer(undo, 'ui.confirm.undoNow')
  await person.see(person.text('ui.result.undone'))
  expect(await held()).toBe(null)
  await person.button('ui.shell.history').click()
  await launched.page.locator('.deed').first().waitFor()
  await looked(launched.page, 'history')
  const redo = await person.askedBy(() => launched.page.locator('.deed .btn').last().click())
  await person.answer(redo, 'ui.confirm.runNow')
  await expect.poll(held).toContain('PRINT01')
  await launched.page.locator('.deed .diff').waitFor()
  await looked(launched.page, 'history-again')
  await launched.close()
  await start()
  await person.button('ui.shell.history').click()
  await launched.page.locator('.undo-row').waitFor()
  const after = await person.askedBy(() => launched.page.locator('.undo-row .btn').click())
  await person.answer(after, 'ui.confirm.undoNow')
  await expect.poll(held).toBe(null)
  await launched.page.locator('.news-bar').waitFor()
  await looked(launched.page, 'history-after')
  const last = await person.askedBy(() => launched.page.locator('.news-bar .btn').first().click())
  await person.answer(last, 'ui.confirm.runNow')
  await expect.poll(held).toContain('PRINT01')
})
