import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { createPerson, openPanel } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const running: LaunchedApp[] = []
let dataFolder = ''
async function start(options: LaunchOptions = {}): Promise<LaunchedApp> {
  const launched = await launchApp({
    ...options,
    dataFolder,
    environment: { HOME: dataFolder, ...options.environment },
  })
  running.push(launched)
  return launched
}
async function closeAll(): Promise<void> {
  for (const each of running.splice(0)) await each.close()
}
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-panel-'))
})
afterEach(async () => {
  await closeAll()
  await removeFolder(dataFolder)
})

function panelOf(page: Page): Locator {
  return page.locator('aside.panel')
}

function footerOf(page: Page): Locator {
  return page.locator('footer')
}

describe('This PC', () => {
  it('stays out of the way until a technician reads an answer or somebody opens it, by key or in the footer', async () => {
    const launched = await start({ args: ['--scenario', 'stuck-print-queue'] })
    const { page } = launched
    const person = createPerson(launched)
    const opener = footerOf(page).getByRole('button', {
      name: person.text('ui.shell.panelOfMode', { mode: person.text('ui.shell.mode.online') }),
      exact: true,
    })
    await page.locator('textarea').waitFor()
    await opener.and(page.locator('[aria-expanded="false"]')).waitFor()
    await page.keyboard.press('F9')
    expect(await panelOf(page).count()).toBe(0)
    await page.keyboard.press('F9')
    await person.say('the printer does nothing')
    await page.locator('.finding').first().waitFor()
    expect(await panelOf(page).count()).toBe(0)
    await page.keyboard.press('F9')
    await panelOf(page).waitFor()
    await page.keyboard.press('F9')
    await panelOf(page).waitFor({ state: 'detached' })

    await opener.click()
    await panelOf(page).getByRole('radio', { name: 'Offline', exact: true }).focus()
    await opener.and(page.locator('[aria-expanded="true"]')).waitFor()
    // The focus was in it: it is not lost with it.
    await page.keyboard.press('F8')
    await panelOf(page).waitFor({ state: 'detached' })
    await opener.and(page.locator(':focus')).waitFor()
    await person.button('ui.shell.settings').click()
    await opener.click()
    await panelOf(page).waitFor()
    await page.locator('textarea').waitFor()
  })

  it('is at the next start as somebody left it', async () => {
    const first = await start()
    await openPanel(first.page)
    await closeAll()
    const second = await start()
    await panelOf(second.page).waitFor()
    await second.page.keyboard.press('F8')
    await panelOf(second.page).waitFor({ state: 'detached' })
    await closeAll()
    const third = await start()
    await third.page.locator('textarea').waitFor()
    expect(await panelOf(third.page).count()).toBe(0)
    await third.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(800, 700))
    await openPanel(third.page)
    await closeAll()
    // Above the page of a narrow window it is not there by itself.
    const fourth = await start()
    await fourth.page.locator('textarea').waitFor()
    expect(await panelOf(fourth.page).count()).toBe(0)
  })
})

describe('programs that tools need', () => {
  it.skipIf(process.platform !== 'linux')('are those of this computer, with the versions that they tell', async () => {
    const launched = await start({ args: ['--target', 'portable'] })
    const { page } = launched
    const { text } = createPerson(launched)
    await openPanel(page)
    const section = panelOf(page).locator('section', { hasText: text('ui.panel.runtimes') })
    const found = /\d+\.\d+/.exec(execFileSync('git', ['--version'], { encoding: 'utf8' }))?.[0] ?? ''
    await section.locator('div', { hasText: 'Git' }).getByText(found).waitFor()
    await section.getByRole('button', { name: text('ui.panel.runtimesAgain'), exact: true }).click()
    await section.locator('div', { hasText: 'Git' }).getByText(found).waitFor()
  })
})

describe('the network mode', () => {
  it('changes in panel, footer and settings at once, wherever it is switched', async () => {
    const launched = await start()
    const { page } = launched
    const person = createPerson(launched)
    await openPanel(page)
    const chosen = (place: Locator, name: string) =>
      place.getByRole('radio', { name, exact: true }).and(page.locator('[aria-checked="true"]')).waitFor()
    await panelOf(page).getByRole('radio', { name: 'Offline', exact: true }).click()
    await chosen(panelOf(page), 'Offline')
    await footerOf(page).getByText(person.text('ui.shell.mode.offline')).waitFor()
    await person.button('ui.shell.settings').click()
    await person.button('ui.settings.network').click()
    const setting = page.locator('main').getByLabel(person.text('ui.panel.mode'))
    await expect.poll(() => setting.inputValue()).toBe('offline')
    await person.answer(
      await person.askedBy(() => setting.selectOption('internal').then(() => undefined)),
      'ui.confirm.allow',
    )
    await footerOf(page).getByText(person.text('ui.shell.mode.internal')).waitFor()
    await person.button('ui.shell.chat').click()
    await chosen(panelOf(page), 'Internal')
    await closeAll()
    const next = await start()
    await footerOf(next.page).getByText(person.text('ui.shell.mode.internal')).waitFor()
  })

  it('that something else decides is locked with where it comes from, and a click changes nothing', async () => {
    const launched = await start({ environment: { NETWORK_MODE: 'internal' } })
    const { page } = launched
    const { text } = createPerson(launched)
    await openPanel(page)
    const lock = panelOf(page).locator('.lockline')
    await lock.waitFor()
    expect(await lock.innerText()).not.toBe('')
    await panelOf(page).getByRole('radio', { name: 'Online', exact: true }).click({ force: true })
    const answer = await page.evaluate("window.deskmedic.invoke('mode.set', { mode: 'online' })")
    expect(answer).toMatchObject({ ok: false, error: { code: 'setting_locked' } })
    await footerOf(page).getByText(text('ui.shell.mode.internal')).waitFor()
  })
})

describe('tools that cannot be used', () => {
  it('stand in the panel with the reason in words and what can be used instead', async () => {
    writeFileSync(
      path.join(dataFolder, 'settings.json'),
      JSON.stringify({ blockTools: ['check_printers'], externalAccess: true }),
    )
    const launched = await start()
    const { page } = launched
    const person = createPerson(launched)
    await openPanel(page)
    const group = panelOf(page).locator('details.why', { hasText: person.text('errors.blocked_in_settings.why') })
    await group.locator('summary').click()
    await group.getByText('DM-POLICY-6').waitFor()
    const [row] = await group.locator('li').all()
    expect(await row?.innerText()).toMatch(/\S+ .{10,}/)
    const [all = 0, usable = 0, off = 0] = (await panelOf(page).locator('.figures dd').allInnerTexts()).map(Number)
    expect([all - usable, off]).toEqual([1, 1])
    // The palette shows it with the reason and runs nothing; the planner leaves it out.
    const title = ((await row?.locator('.strong').innerText()) ?? '').replace(/:$/, '')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: person.text('ui.shell.palette') })
    await palette.getByRole('combobox').fill('check_printers')
    // Below it stands only the offer to send these words as a complaint.
    expect(await palette.getByRole('option').count()).toBe(2)
    const option = palette.getByRole('option').first()
    expect(await option.innerText()).toContain(title)
    expect(await option.innerText()).toContain(person.text('errors.blocked_in_settings.why'))
    expect(await option.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Enter')
    await option.click({ force: true })
    await palette.waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    expect(await page.locator('.said, .status').count()).toBe(0)
    await person.say('the printer does nothing')
    await person.see(/^Checked \d+ thing/)
    await page.keyboard.press('F9')
    await page.locator('.call').first().waitFor()
    expect(await page.locator('.call', { hasText: 'check_printers' }).count()).toBe(0)
  })
})

describe('the figures', () => {
  it('show every category and network as a bar with its numbers, how runs went by place, and what was sent', async () => {
    const launched = await start()
    const { page } = launched
    const person = createPerson(launched)
    await openPanel(page)
    const groups = panelOf(page).locator('.bar-group')
    await groups.first().waitFor()
    const [total = 0] = (await panelOf(page).locator('.figures dd').allInnerTexts()).map(Number)
    for (const group of await groups.all()) {
      const numbers = await group.locator('li .n').allInnerTexts()
      expect(await group.locator('li svg.bar rect.fill').count()).toBe(numbers.length)
      expect(numbers.reduce((sum, number) => sum + Number(number.split('/')[1]), 0)).toBe(total)
    }
    const runs = panelOf(page).locator('.runs')
    await runs.getByText(person.text('ui.panel.noRuns')).waitFor()
    await person.say('my disk is full')
    await person.see(/^Checked \d+ thing/)
    await runs.getByText('100%').waitFor()
    // The footer says which PC, which planner and what was sent.
    const footer = footerOf(page)
    await footer.getByText(person.text('ui.shell.target.simulated')).waitFor()
    await page.locator('.banner', { hasText: person.text('ui.shell.simulated') }).waitFor()
    await footer.getByText(person.text('ui.shell.planner.built_in')).waitFor()
    await footer.getByText(/^0 \S+ sent$/).waitFor()
  })
})

describe('administrator rights', () => {
  it('can be switched off and on where they are there, and the panel says what that changes', async () => {
    const launched = await start({ args: ['--scenario', 'stuck-print-queue'] })
    const { page } = launched
    const person = createPerson(launched)
    await openPanel(page)
    const admin = panelOf(page).getByRole('switch', { name: person.text('ui.panel.admin') })
    await admin.and(page.locator('[aria-checked="true"]')).waitFor()
    await panelOf(page).getByText(person.text('ui.main.admin.simulated')).waitFor()
    await admin.click()
    await panelOf(page).getByText(person.text('ui.main.admin.off')).waitFor()
    await admin.and(page.locator('[aria-checked="false"]')).waitFor()
    await admin.click()
    await panelOf(page).getByText(person.text('ui.main.admin.simulated')).waitFor()
  })

  it('are not possible where Deskmedic only reads, and the switch says why', async () => {
    const launched = await start({ args: ['--target', 'portable'] })
    const { page } = launched
    const person = createPerson(launched)
    await openPanel(page)
    const admin = panelOf(page).getByRole('switch', { name: person.text('ui.panel.admin') })
    await admin.and(page.locator('[aria-disabled="true"]')).waitFor()
    const why = await admin.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${why ?? ''}"]`).innerText()).toBe(person.text('ui.main.admin.portable'))
    await admin.click({ force: true })
    await admin.and(page.locator('[aria-checked="false"]')).waitFor()
    expect(await page.locator('.banner.sim').count()).toBe(0)
  })
})
