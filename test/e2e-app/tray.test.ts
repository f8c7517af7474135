import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { untilInPage } from './in-main.ts'
import { electronPath, isRoot, launchApp, root, startApp, type LaunchedApp } from './launch.ts'
import { patience } from './patience.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

type Note = { readonly title: string; readonly body: string; emit(event: 'click'): void }
type Item = { readonly label: string; click(): void }
type Beside = {
  readonly tray: { emit(event: 'click'): void }
  readonly menu: { readonly items: Item[] }
  readonly notes: Note[]
}
declare global {
  var besideTheClock: Beside
}

const running: LaunchedApp[] = []
let dataFolder = ''
async function start(...args: readonly string[]): Promise<LaunchedApp> {
  const launched = await launchApp({ args, dataFolder, hook: 'watch-tray.cjs', environment: { HOME: dataFolder } })
  running.push(launched)
  return launched
}
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-tray-'))
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
  await removeFolder(dataFolder)
})

/** Whether the window is in sight: true, false, or `gone`. */
function sight({ app }: LaunchedApp): Promise<boolean | 'gone'> {
  return app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? 'gone')
}

/** The click ends the page that it is made in; the process that owns the window may hear of it a moment later. */
async function closeWindow(page: Page): Promise<void> {
  const gone = page.waitForEvent('close')
  await page
    .locator('.caption-btns .close')
    .click()
    .catch(() => undefined)
  await gone
}

/** A step that waits because a call is running; the app works on. */
async function withWaitingStep(): Promise<LaunchedApp> {
  const pc = setUpPc(['update-cache-damaged'], await loadFaults())
  if (!pc.ok) throw new Error(pc.error.code)
  const inCall = { ...pc.value, session: { ...pc.value.session, mediaApps: ['Teams'] } }
  await writeFile(path.join(dataFolder, 'simulated-pc.json'), JSON.stringify(inCall))
  const launched = await start()
  const person = createPerson(launched)
  await person.say('update stops with 0x80070002 no matter how often I press retry')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  await launched.page.getByRole('region', { name: person.text('ui.card.idle.title') }).waitFor()
  return launched
}

async function bootOf(): Promise<PcState['boot']> {
  return (JSON.parse(await readFile(path.join(dataFolder, 'simulated-pc.json'), 'utf8')) as PcState).boot
}

// Its words in the other languages: `languages.test.ts`.
describe('the icon beside the clock', () => {
  it('brings the window back and ends the app', async () => {
    const launched = await start()
    const { app, page } = launched
    const { text } = createPerson(launched)
    await page.locator('textarea').waitFor()
    const labels = await app.evaluate(() => globalThis.besideTheClock.menu.items.map(({ label }) => label))
    const always = ['shell.tray.checkNow', 'shell.tray.show', 'shell.tray.quit'] as const
    expect(labels.filter((label) => label !== '')).toEqual(always.map((key) => text(key)))
    for (const way of ['menu', 'click'] as const) {
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
      await expect.poll(() => sight(launched)).toBe(false)
      await app.evaluate((_electron, how) => {
        const { menu, tray } = globalThis.besideTheClock
        if (how === 'menu') menu.items[1]?.click()
        else tray.emit('click')
      }, way)
      await expect.poll(() => sight(launched)).toBe(true)
    }
    const ended = app.waitForEvent('close', patience)
    await app.evaluate(() => setTimeout(() => globalThis.besideTheClock.menu.items.at(-1)?.click()))
    await ended
    running.splice(0)
  })
})

describe('its menu', () => {
  const rows = ({ app }: LaunchedApp) =>
    app.evaluate(() => globalThis.besideTheClock.menu.items.map(({ label }) => label))
  const choose = ({ app }: LaunchedApp, label: string) =>
    app.evaluate((_electron, wanted) => {
      globalThis.besideTheClock.menu.items.find((item) => item.label === wanted)?.click()
    }, label)

  it('tells how the last chat ended and opens it, and checks the PC', async () => {
    const launched = await start('--scenario', 'stuck-print-queue')
    const person = createPerson(launched)
    const { app, page } = launched
    await person.say('the printer does nothing')
    await person.reviewPlan().waitFor()
    const last = person.text('shell.tray.last', { title: 'the printer does nothing', outcome: 'open' })
    await expect.poll(async () => (await rows(launched))[0]).toBe(last)
    await person.button('ui.shell.newChat').click()
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
    await choose(launched, last)
    await expect.poll(() => sight(launched)).toBe(true)
    await page.locator('.said', { hasText: 'the printer does nothing' }).waitFor()
    await choose(launched, person.text('shell.tray.checkNow'))
    await page.locator('.tile').first().waitFor()
  })

  it('shows a repair that waits, and opens it', async () => {
    const launched = await withWaitingStep()
    const person = createPerson(launched)
    const waits = (await rows(launched)).find((label) => label.includes('0x80070002')) ?? ''
    expect(waits).toBe(person.text('shell.tray.waits', { title: waits.slice(waits.indexOf('update')) }))
    await person.button('ui.shell.newChat').click()
    await choose(launched, waits)
    await launched.page.getByRole('region', { name: person.text('ui.card.idle.title') }).waitFor()
  })
})

describe('who wants it to stay there', () => {
  it('closes the window, and the app goes on without a word', async () => {
    const launched = await start()
    const person = createPerson(launched)
    await launched.page.locator('textarea').waitFor()
    await person.openSettings('general')
    const toggle = launched.page.getByRole('switch', { name: person.text('ui.settings.besideClock'), exact: true })
    await toggle.focus()
    await launched.page.keyboard.press('Space')
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
    await closeWindow(launched.page)
    await expect.poll(() => sight(launched)).toBe('gone')
    expect(await launched.app.evaluate(() => globalThis.besideTheClock.notes.length)).toBe(0)
    const opened = launched.app.waitForEvent('window', patience)
    await launched.app.evaluate(() => globalThis.besideTheClock.tray.emit('click'))
    await (await opened).locator('.subnav').waitFor()
  })

  it('starts it with the system, where the system lets it', async () => {
    const launched = await start()
    const person = createPerson(launched)
    await launched.page.locator('textarea').waitFor()
    await person.openSettings('general')
    const toggle = launched.page.getByRole('switch', { name: person.text('ui.settings.startWithSystem'), exact: true })
    const becomes = async (takes: boolean): Promise<void> => {
      await launched.app.evaluate(({ app }, isTaken) => {
        app.getLoginItemSettings = () => ({ openAtLogin: isTaken }) as Electron.LoginItemSettings
      }, takes)
      await toggle.click()
    }
    await becomes(false)
    await person.see(person.text('errors.start_not_set.why'))
    expect(await toggle.getAttribute('aria-checked')).toBe('false')
    await becomes(true)
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
  })

  it('finds it beside the clock after a start without a window, and closes its window back there', async () => {
    // There is no graphics card here, which Chromium finds out in two tries: a first window that opens in between can end it.
    const app = await startApp({ args: ['--hidden'], dataFolder, hook: 'watch-tray.cjs' })
    try {
      await expect.poll(() => app.evaluate(() => Boolean(globalThis.besideTheClock.tray))).toBe(true)
      expect(app.windows()).toHaveLength(0)
      for (let time = 0; time < 2; time += 1) {
        const opening = app.waitForEvent('window', patience)
        await app.evaluate(() => globalThis.besideTheClock.tray.emit('click'))
        const page = await opening
        await page.locator('textarea').waitFor()
        await closeWindow(page)
      }
    } finally {
      await app.evaluate(({ app: electron }) => electron.exit()).catch(() => undefined)
    }
  })
})

describe('closing the window', () => {
  it('ends the app when nothing runs', async () => {
    const launched = await start()
    await launched.page.locator('textarea').waitFor()
    const ended = launched.app.waitForEvent('close', patience)
    // The click ends the page that it is made in, sometimes before it is told that it was made.
    void launched.page
      .locator('.caption-btns .close')
      .click()
      .catch(() => undefined)
    await ended
    running.splice(0)
  })

  it('goes on beside the clock while a step waits, says so once, and comes back by its click', async () => {
    const launched = await withWaitingStep()
    const { app } = launched
    let { page } = launched
    const { text } = createPerson(launched)
    for (let time = 0; time < 2; time += 1) {
      await closeWindow(page)
      await expect.poll(() => sight(launched)).toBe('gone')
      const said = await app.evaluate(() => globalThis.besideTheClock.notes.map(({ body }) => body))
      expect(said).toEqual([text('shell.tray.stillWorking')])
      const opened = app.waitForEvent('window', patience)
      await app.evaluate(() => globalThis.besideTheClock.notes[0]?.emit('click'))
      page = await opened
      // Where the window was before: at the step that waits.
      await page.getByRole('region', { name: text('ui.card.idle.title') }).waitFor()
    }
  })

  it('and starting again shows the window that went on beside the clock', async () => {
    const launched = await withWaitingStep()
    await closeWindow(launched.page)
    await expect.poll(() => sight(launched)).toBe('gone')
    const words = [...(isRoot() ? ['--no-sandbox'] : []), root, '--data', dataFolder, '--target', 'simulated']
    const second = spawn(electronPath(), words, { stdio: 'ignore' })
    expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0)
    await expect.poll(() => sight(launched)).toBe(true)
  })
})

it('opens a new window, from which the work that goes on is reached, when the old one is gone', async () => {
  const launched = await withWaitingStep()
  const { app } = launched
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.destroy())
  await expect.poll(() => sight(launched)).toBe('gone')
  await app.evaluate(() => globalThis.besideTheClock.tray.emit('click'))
  await expect.poll(() => sight(launched)).toBe(true)
  const recent = "document.querySelector('.recent')"
  await untilInPage(launched, `${recent}?.innerText.includes('0x80070002')`)
  const waiting = createPerson(launched).text('ui.card.idle.in_call')
  await untilInPage(launched, `(${recent}.click(), document.body.innerText.includes(${JSON.stringify(waiting)}))`)
})

it('a notification about an unanswered question shows its card and decides nothing', async () => {
  const launched = await start('--scenario', 'stuck-print-queue')
  const { app, page } = launched
  const person = createPerson(launched)
  await person.say('the printer does nothing')
  const question = await person.askedBy(() => person.reviewPlan().click())
  const closed = question.waitForEvent('close')
  await app.evaluate(({ BrowserWindow }) => {
    const open = BrowserWindow.getAllWindows().find(({ webContents }) => webContents.getURL().includes('confirm'))
    setTimeout(() => open?.close())
  })
  await closed
  await person.see(person.text('ui.plan.waits'))
  const before = await bootOf()
  const titles = () => app.evaluate(() => globalThis.besideTheClock.notes.map(({ title, body }) => [title, body]))
  await expect.poll(titles).toEqual([[person.text('ui.main.waiting.title'), person.text('ui.main.waiting.body')]])
  await person.button('ui.shell.tools').first().click()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  await app.evaluate(() => globalThis.besideTheClock.notes[0]?.emit('click'))
  await expect.poll(() => sight(launched)).toBe(true)
  await person.see(person.text('ui.plan.waits'))
  expect(app.windows()).toHaveLength(1)
  expect(await page.locator('.result').count()).toBe(0)
  expect(await bootOf()).toEqual(before)
})
