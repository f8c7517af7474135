import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { bundledProgram } from '../fakes/bundled.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const running: LaunchedApp[] = []
let dataFolder = ''
async function start(...args: readonly string[]): Promise<LaunchedApp> {
  // The folder of the person is a small one: one of the checks walks through it.
  const launched = await launchApp({ args, dataFolder, environment: { HOME: dataFolder } })
  running.push(launched)
  return launched
}
async function closeAll(): Promise<void> {
  for (const each of running.splice(0)) await each.close()
}
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-window-'))
})
afterEach(async () => {
  await closeAll()
  await removeFolder(dataFolder)
})

it('tells that a fix was running when the app was killed, and looks when asked', async () => {
  await killInTheMiddleOf('clear_print_queue')
  const launched = await start()
  const person = createPerson(launched)
  await person.see(/It’s not known whether it was done\./)
  await person.button('ui.chat.checkNow').click()
  await person.see(/^Checked 1 thing/)
})

it('shows the volumes of this computer and no repair where there is no Windows', async () => {
  const launched = await start('--target', 'portable')
  const person = createPerson(launched)
  await person.say('my disk is full')
  await person.see(/^Checked \d+ thing/)
  await launched.page.keyboard.press('F9')
  await launched.page.locator('.call-open', { hasText: 'check_disk_usage' }).click()
  await launched.page.locator('pre.json', { hasText: '"volumes"' }).waitFor()
  expect(await person.reviewPlan().count()).toBe(0)
})

describe('keys', () => {
  it('open and close what they should', async () => {
    const { page } = await start()
    const palette = page.getByRole('dialog', { name: 'Search' })
    await page.locator('textarea').waitFor()
    await page.keyboard.press('Control+k')
    await palette.waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await page.keyboard.press('F1')
    await sheet.getByText('Ctrl+K').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

  it('find a look and a part of the settings, and send what was typed as a complaint', async () => {
    const launched = await start()
    const { page } = launched
    await page.locator('textarea').waitFor()
    const palette = page.getByRole('dialog', { name: 'Search' })
    const typed = async (words: string): Promise<void> => {
      await page.keyboard.press('Control+k')
      await palette.getByRole('combobox').fill(words)
    }
    await typed('dark')
    await palette.getByRole('option', { name: 'Appearance: Dark' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('html[data-theme="dark"]').waitFor()
    await typed('permissions')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Repairs' }).and(page.locator(':focus')).waitFor()
    await typed('print')
    await palette.getByRole('option', { name: 'Run a check' }).first().waitFor()
    // The sign of the search stands for nothing that is found.
    const sign = await palette.locator('.palette-field .i').innerHTML()
    const found = await palette.locator('.palette-list .i').evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(found).not.toContain(sign)
    await page.keyboard.press('Escape')
    await typed('my disk is full')
    await palette.getByRole('option').last().filter({ hasText: 'Find out why: my disk is full' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.said', { hasText: 'my disk is full' }).waitFor()
    await createPerson(launched).see(/^Checked \d+ thing/)
  })

  it('make the text larger without Shift too, smaller, and as it was; the list names them', async () => {
    const { app, page } = await start()
    await page.locator('textarea').waitFor()
    const zoomed = (): Promise<number> => page.evaluate(() => devicePixelRatio)
    // Keys of the driver never reach the menu: what the key is bound to is done instead.
    const press = (key: string): Promise<void> =>
      app.evaluate(({ BrowserWindow, Menu }, wanted) => {
        const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
        const [window] = BrowserWindow.getAllWindows()
        const item = items.find(({ accelerator }) => accelerator === wanted)
        item?.click({}, window, window?.webContents)
      }, key)
    const usual = await zoomed()
    for (const [key, larger] of [
      ['CommandOrControl+=', 1],
      ['CommandOrControl+0', 0],
      ['CommandOrControl+-', -1],
      ['CommandOrControl+Plus', 0],
    ] as const) {
      await press(key)
      await expect.poll(async () => Math.sign((await zoomed()) - usual), { message: key }).toBe(larger)
    }
    await page.keyboard.press('F1')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const key of ['Ctrl+=', 'Ctrl+-', 'Ctrl+0']) await sheet.getByText(key, { exact: true }).waitFor()
  })

  it('Enter that ends a Korean syllable does not send', async () => {
    const { page } = await start('--lang', 'ko')
    const field = page.locator('textarea')
    await field.focus()
    const keys = await page.context().newCDPSession(page)
    await keys.send('Input.imeSetComposition', { text: '프린터', selectionStart: 3, selectionEnd: 3 })
    await keys.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await keys.send('Input.insertText', { text: '프린터' })
    expect(await field.inputValue()).toBe('프린터')
    expect(await page.locator('.said').count()).toBe(0)
    await field.press('Enter')
    await page.locator('.said', { hasText: '프린터' }).waitFor()
  })
})

/** Leaves a data folder behind whose record says that a fix began, and nothing of its end. */
async function killInTheMiddleOf(tool: string): Promise<void> {
  const program = await bundledProgram(path.join(dataFolder, 'bundle'), 'test/fakes/endless-fix.ts')
  const words = [program, dataFolder, tool, 'desktop']
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
}
