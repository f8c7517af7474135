import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { answerDialogs, inPage, shownDialog, untilInPage } from './in-main.ts'
import { electronPath, hookedApp, isRoot, launchApp, root, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const running: LaunchedApp[] = []
let dataFolder = ''
async function start(...args: readonly string[]): Promise<LaunchedApp> {
  const launched = await launchApp({ args, dataFolder, environment: { HOME: dataFolder } })
  running.push(launched)
  return launched
}
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-shell-'))
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
  await removeFolder(dataFolder)
})

/** Starts the program again, as Windows does for a link; resolves to its exit code. */
function startAgain(...words: readonly string[]): Promise<unknown> {
  const all = [...(isRoot() ? ['--no-sandbox'] : []), root, '--data', dataFolder, '--target', 'simulated', ...words]
  const second = spawn(electronPath(), all, { stdio: 'ignore' })
  return new Promise((resolve) => second.once('exit', resolve))
}

const draft = 'the printer on floor 2 <b>eats</b> paper'

/** Writes a message and does not send it; resolves once main has it. */
async function typeDraft({ page }: LaunchedApp): Promise<void> {
  await page.locator('textarea').pressSequentially(draft)
  const kept = "window.deskmedic.invoke('chats.create', {}).then((answer) => answer.data.draft)"
  await expect.poll(() => page.evaluate(kept)).toBe(draft)
}

const draftIsBack = `document.querySelector('textarea')?.value === ${JSON.stringify(draft)}`

describe('a page that hangs', () => {
  it('is told with the choice to wait; a reload loses no draft', async () => {
    // Nothing may be attached to the page: Chromium does not call a page hung that somebody debugs.
    const hooked = hookedApp('hang-page.cjs', dataFolder)
    const words = [...(isRoot() ? ['--no-sandbox'] : []), hooked.folder, '--data', dataFolder]
    const options = ['--target', 'simulated', '--lang', 'en']
    const child = spawn(electronPath(), [...words, ...options], {
      env: { ...process.env, ...hooked.environment, HOME: dataFolder, DESKMEDIC_TEST_DRAFT: draft },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')))
    await once(child, 'exit')
    const translator = createTranslator('en')
    const text = (key: MessageKey): string => translator.text(key)
    const dialog = {
      message: text('shell.unresponsive.message'),
      buttons: [text('shell.unresponsive.wait'), text('shell.unresponsive.reload')],
    }
    expect(JSON.parse(said)).toEqual({ dialogs: [dialog], draft })
  })
})

describe('a page that dies', () => {
  it('comes back with the draft; after the third death the person is asked, and a reload works', async () => {
    const launched = await start()
    const { app } = launched
    await typeDraft(launched)
    await answerDialogs(launched, 1)
    for (let death = 0; death < 4; death += 1) {
      await inPage(launched, 'void (window.alive = true)')
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
      await untilInPage(launched, `window.alive === undefined && ${draftIsBack}`)
    }
    const { text } = createPerson(launched)
    expect(await shownDialog(launched)).toEqual({
      message: text('shell.pageDied.message'),
      buttons: [text('shell.pageDied.leave'), text('shell.unresponsive.reload')],
    })
  })
})

describe.each(locales)('a settings file that makes no sense, in %s', (lang) => {
  it('is kept beside its place and told in one line; what may have been closed stays closed', async () => {
    writeFileSync(path.join(dataFolder, 'settings.json'), '{"mode": "online", "theme"')
    const launched = await start('--lang', lang)
    const person = createPerson(launched, lang)
    await launched.page.getByRole('alert').getByText('DM-DATA-9').waitFor()
    const said = await launched.page.getByRole('alert').innerText()
    expect(said).toContain(person.text('errors.settings_closed.why'))
    await person.see(person.text('ui.shell.mode.offline'))
    const kept = (await readdir(dataFolder)).filter(
      (name) => name.startsWith('settings.json') && name.endsWith('corrupt'),
    )
    expect(kept).toHaveLength(1)
    expect(await readFile(path.join(dataFolder, kept[0] ?? ''), 'utf8')).toContain('"theme"')
    await person.button('ui.shell.dismiss').click()
    await launched.page.getByRole('alert').waitFor({ state: 'detached' })
    await launched.page.locator('textarea').waitFor()
  })
})

describe('a link', () => {
  it('opens the page that it names, also from a second start', async () => {
    const launched = await start('deskmedic://tools')
    const { page } = launched
    const { text } = createPerson(launched)
    const current = (key: 'ui.shell.tools' | 'ui.shell.history') =>
      page.locator('.nav[aria-current="page"]', { hasText: text(key) })
    await current('ui.shell.tools').waitFor()
    expect(await startAgain('deskmedic://history')).toBe(0)
    await current('ui.shell.history').waitFor()
  })

  it('opens a chat, and says so when there is no such chat', async () => {
    const launched = await start()
    const person = createPerson(launched)
    await person.say('my disk is full')
    await person.see(/^Checked \d+ thing/)
    const opened = "window.deskmedic.invoke('chats.list', { query: '' }).then((answer) => answer.data[0].chatId)"
    const chatId = await launched.page.evaluate<string>(opened)
    await person.button('ui.shell.newChat').click()
    await launched.page.locator('.said').waitFor({ state: 'detached' })
    await startAgain(`deskmedic://chat/${chatId}`)
    await launched.page.locator('.said', { hasText: 'my disk is full' }).waitFor()
    await startAgain('deskmedic://chat/nothere')
    await launched.page.getByRole('alert').getByText('DM-CHAT-1').waitFor()
  })

  it('that nobody knows is refused with a sentence, and starts nothing', async () => {
    const launched = await start()
    const person = createPerson(launched)
    await untilInPage(launched, 'location.hash.includes("chatId%22%3A%22")')
    const before = await inPage<string>(launched, 'location.href')
    for (const odd of ['deskmedic://run/clear_print_queue', 'deskmedic://tools?approve=yes']) {
      await startAgain(odd)
      await launched.page.getByRole('alert').getByText(person.text('errors.unknown_link.why')).waitFor()
      await person.button('ui.shell.dismiss').click()
      await launched.page.getByRole('alert').waitFor({ state: 'detached' })
    }
    expect(await inPage<string>(launched, 'location.href')).toBe(before)
    expect(await launched.page.locator('.said, .call').count()).toBe(0)
    expect(launched.app.windows()).toHaveLength(1)
  })
})
