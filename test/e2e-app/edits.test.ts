import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

const before = '# Printers of a floor\n$server = "PRINT01"\nAdd-Printer -ConnectionName "\\\\$server\\Floor2"\n'
const after = before.replace('PRINT01', 'PRINT02')
const { take } = pictures
const undoButton = () => launched.page.locator('.btn', { hasText: person.text('ui.result.undo') }).last()

it('what is searched for and opened stands in the answer, with its words marked and its code coloured', async () => {
  await writeFile(script(), before)
  await writeFile(path.join(path.dirname(script()), 'printers.ini'), '[floor2]\ndefault=PRINT01\n')
  await openTool('search_files')
  await field('root').fill(path.dirname(script()))
  await field('content').fill('PRINT01')
  await submit()
  await launched.page.locator('.file-list button').nth(1).waitFor()
  await launched.page.locator('.code-lines .found mark').first().waitFor()
  await person.see(person.text('ui.files.foundWords', { files: 2, places: 2, words: 'PRINT01' }))
  await take(launched.page, 'searched')
  await openTool('read_file')
  await field('path').fill(script())
  await submit()
  await launched.page.locator('.code-lines .code-string', { hasText: 'PRINT01' }).waitFor()
  await take(launched.page, 'read')
})

it('an edit is made in a form, shown before and after, and goes back and forth, also after a restart', async () => {
  await openTool('edit_file')
  await field('path').fill(script())
  await launched.page.locator('.entry select').selectOption({ label: 'Replace lines' })
  for (const part of ['from', 'to']) await launched.page.locator(`[data-part="${part}"]`).fill('2')
  await launched.page.locator('[data-part="text"]').fill('$server = "PRINT02"')
  await take(launched.page, 'form')
  const question = await person.askedBy(submit)
  await question.locator('.diff .added', { hasText: 'PRINT02' }).waitFor()
  // As a difference, and for who unfolds the details to the letter.
  expect(await question.locator('.dlg-body > .facts').innerText()).not.toContain('{')
  expect(await question.locator('.dlg-details').textContent()).toContain('"kind":"replace"')
  await take(question, 'question')
  await person.answer(question, 'ui.confirm.runNow')
  await launched.page.locator('.result .diff .removed', { hasText: 'PRINT01' }).waitFor()
  await take(launched.page, 'result')
  expect(await held()).toBe(after)

  await person.answer(await person.askedBy(() => undoButton().click()), 'ui.confirm.undoNow')
  await person.see(person.text('ui.result.undone'))
  expect(await held()).toBe(before)

  await person.button('ui.shell.history').click()
  const redo = await person.askedBy(() => launched.page.locator('.deed .btn').click())
  await person.answer(redo, 'ui.confirm.runNow')
  await launched.page.locator('.deed .diff').waitFor()
  // Who had files shown had nothing looked for that could be wrong.
  const [edited, ...shown] = await launched.page.locator('.hist .verdict').allInnerTexts()
  expect(edited).toMatch(/^Done: /)
  expect(shown).toEqual(['Done', 'Done'])
  await take(launched.page, 'history')
  expect(await held()).toBe(after)

  await launched.close()
  await start()
  await person.button('ui.shell.history').click()
  const undo = await person.askedBy(() => launched.page.locator('.undo-row .btn').click())
  await person.answer(undo, 'ui.confirm.undoNow')
  const again = launched.page.locator('.news-bar .btn').first()
  await again.waitFor()
  await take(launched.page, 'history-undone')
  expect(await held()).toBe(before)
  await person.answer(await person.askedBy(() => again.click()), 'ui.confirm.runNow')
  await expect.poll(held).toBe(after)
})
