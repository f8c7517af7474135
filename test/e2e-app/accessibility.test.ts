import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { LaunchedApp } from './launch.ts'
import { settingsSections } from '../../shared/domain/page-settings.ts'
import { brokenCodes, cutOff, enlarge, faultsOf, look, outOfReach } from './looks.ts'
import { createPerson, openPanel, readToEnd, type Person } from './person.ts'
import { launchInCall } from './prepared-app.ts'
import { tellSent } from './sent-data.ts'
import { expectTree } from './trees.ts'

/** One app, walked through screen by screen; on each the checker looks at every look. */
let launched: LaunchedApp
let person: Person
let page: Page

const blockedTool = 'list_processes'
const complaint = 'I cannot print anything, and the disk is full too'
const severalSteps = /^Review [2-9] steps/

beforeAll(async () => {
  launched = await launchInCall({
    faults: ['update-cache-damaged', 'spooler-stopped', 'disk-full-user-temp'],
    environment: { BLOCK_TOOLS: blockedTool },
  })
  page = launched.page
  person = createPerson(launched)
  await page.locator('textarea').waitFor()
})
afterAll(() => launched.close())

/** Whole, inside the window, and not under something else. */
const isInSight = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && element.contains(over)
  })

/** What the one live region said, each change once. */
const said = (): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said)

async function listenToLiveRegion(): Promise<void> {
  await page.evaluate(() => {
    const region = document.querySelector('[role="status"][aria-atomic="true"]')
    const heard: string[] = []
    Object.assign(globalThis, { said: heard })
    const hear = (): void => void heard.push(region?.textContent ?? '')
    if (region) new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true })
  })
}

it('the first screen, without and with the panel', async () => {
  await look(page)
  await expectTree(page.locator('.frame'), 'first-screen')
  await openPanel(page)
  await look(page)
  await expectTree(page.locator('aside.panel'), 'panel')
  await page.keyboard.press('F8')
})

it('findings and the plan; the live region says that checks run and, once, what they found', async () => {
  await listenToLiveRegion()
  await person.say(complaint)
  await page.getByRole('button', { name: severalSteps }).waitFor()
  await look(page)
  await expectTree(page.locator('.answer-card'), 'answer')
  const answer = (await said()).filter((sentence) => /^Checked \d+ things/.test(sentence))
  expect(answer).toHaveLength(1)
  // The verdict, and of the rest how much there is.
  const verdict = await page.locator('.finding h2.headline').innerText()
  expect(answer[0]?.split(verdict.replaceAll(/\s+/g, ' ').replace(/^\w+: /, '')).length).toBe(2)
  expect(answer[0]?.split(' ').length).toBeLessThanOrEqual(40)
  expect((await said()).filter((sentence) => sentence.startsWith('Looking')).length).toBeLessThanOrEqual(1)
})

it('twice the size: nothing is cut off at the side, every button can be reached', async () => {
  await enlarge(launched, page)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(640)
  expect(await cutOff(page)).toEqual([])
  expect(await outOfReach(page)).toEqual([])
  // What the window says of itself leaves the most room to the chat.
  const heightOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.height ?? 0
  expect(await heightOf('.banner.sim')).toBeLessThan(40)
  expect(await heightOf('.log')).toBeGreaterThan(0.4 * (await page.evaluate(() => innerHeight)))
  await enlarge(launched, page, 1)
})

it('stands still for whoever asked for it', async () => {
  const moving = (): Promise<number> =>
    page.evaluate(() => {
      const seconds = (list: string): number => Math.max(...list.split(',').map((each) => Number.parseFloat(each)))
      const moves = (element: Element): boolean => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        return seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01)
      }
      return [...document.querySelectorAll('body *')].filter(moves).length
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})

it('a finding with its evidence open', async () => {
  await page.locator('.finding button').first().click()
  await look(page, '.main')
})

it('the technician view with a result as JSON', async () => {
  await page.keyboard.press('F9')
  await page.locator('.call-open').first().click()
  await page.locator('pre.json').first().waitFor()
  await look(page, '.main')
  await expectTree(page.locator('.call').first(), 'technician')
  await page.getByRole('button', { name: person.text('ui.card.copyResult') }).click()
  await page.getByText(person.text('ui.error.copied'), { exact: true }).waitFor({ state: 'attached' })
  const copied = await launched.app.evaluate(({ clipboard }) => clipboard.readText())
  const shown = await page.locator('pre.json').first().innerText()
  expect(JSON.parse(copied)).toMatchObject({ spooler: 'Stopped' })
  expect(copied).not.toContain('←')
  expect(shown.replaceAll(/\s/g, '')).toContain(copied.replaceAll(/\s/g, '').slice(0, 20))
  await page.keyboard.press('F9')
})

it('find in the chat', async () => {
  await page.keyboard.press('Control+f')
  await page.keyboard.type('print')
  await page.locator('mark').first().waitFor()
  await look(page, '.main')
  await expectTree(page.locator('.findbar'), 'find')
  await page.keyboard.press('Escape')
})

it('the confirmation of a plan with several steps, also at twice the size', async () => {
  const window = await person.askedBy(() => person.reviewPlan().click())
  expect(await window.locator('.plan-step').count()).toBeGreaterThan(1)
  await readToEnd(window)
  // The buttons that open then change their colour within a moment.
  await window.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  // It keeps the theme that it was opened in.
  const theme = await window.evaluate(() => document.documentElement.dataset['theme'])
  for (const forcedColors of ['none', 'active'] as const) {
    await window.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', forcedColors })
    expect([forcedColors, await faultsOf(window, 'body', 'all')]).toEqual([forcedColors, []])
  }
  await expectTree(window.locator('body'), 'confirmation')
  await enlarge(launched, window)
  await expect.poll(() => window.evaluate(() => innerWidth)).toBe(640)
  expect(await cutOff(window)).toEqual([])
  for (const button of await window.locator('.btns button').all()) expect(await isInSight(button)).toBe(true)
  await enlarge(launched, window, 1)
  await readToEnd(window)
  // The window goes with the click, sometimes before the click has been reported.
  const pressed = window.locator('.btns button').last().click()
  await Promise.all([window.waitForEvent('close'), pressed.catch(() => undefined)])
})

it('the results', async () => {
  await page.getByText(person.text('ui.result.title'), { exact: true }).waitFor()
  await page.locator('.result').nth(1).waitFor()
  await page.getByRole('heading', { name: person.text('ui.works.question') }).waitFor()
  await look(page)
  await expectTree(page.locator('.log-row', { has: page.locator('.result') }).last(), 'results')
})

it('a check-up', async () => {
  await person.button('ui.shell.newChat').click()
  await person.button('ui.chat.start.checkUp').click()
  await page.locator('.status-block[aria-busy="false"]').waitFor()
  await look(page, '.main')
  await expectTree(page.locator('.check-up'), 'check-up')
})

it('a waiting step', async () => {
  await person.button('ui.shell.newChat').click()
  await person.say('update stops with 0x80070002 no matter how often I press retry')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  const card = page.getByRole('region', { name: person.text('ui.card.idle.title') })
  await card.waitFor()
  await expectTree(card, 'waiting')
  await look(page, '.main')
  await card.getByRole('button', { name: person.text('ui.card.notToday') }).click()
  await card.waitFor({ state: 'detached' })
})

it.each(['tools', 'history', 'help', 'settings'] as const)('the page %s', async (name) => {
  const title = person.text(`ui.shell.${name}`)
  await person.button(`ui.shell.${name}`).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await look(page)
  // What stands in the list of tools grows with them.
  const part = name === 'tools' ? page.locator('.toolbar') : page.locator('.main')
  await expectTree(part, name)
})

it.each(settingsSections.filter((section) => section !== 'general' && section !== 'network'))(
  'the section %s of the settings',
  async (section) => {
    await person.openSettings(section)
    await expectTree(page.locator('.set-body'), `settings-${section}`)
  },
)

it('external access: a value that was refused beside its field, what was sent; also at twice the size', async () => {
  await person.button('ui.settings.network').click()
  const proxy = page.getByLabel(person.text('ui.external.text.proxy'), { exact: true })
  await proxy.fill('http://anna:word@proxy.corp:8080')
  await proxy.press('Enter')
  const refused = page.getByRole('alert').filter({ hasText: 'DM-NET-9' })
  await refused.waitFor()
  expect(await proxy.getAttribute('aria-describedby')).toBe(await refused.getAttribute('id'))
  // No store of keys is open on the system of these tests: the page says what that means.
  await page.getByText(person.text('ui.external.keys.notKept')).waitFor()
  await look(page, '.main')
  await expectTree(page.locator('.main'), 'settings-network')
  await enlarge(launched, page)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(640)
  expect(await cutOff(page)).toEqual([])
  expect(await outOfReach(page)).toEqual([])
  expect(await page.locator('.code').count()).toBeGreaterThan(0)
  expect(await brokenCodes(page)).toEqual([])
  await enlarge(launched, page, 1)
  await tellSent(launched)
  await page.locator('footer .sent').getByRole('button').click()
  await page.locator('.sent-list').getByText(person.text('ui.external.sent.other')).waitFor()
  await look(page, 'footer')
  await page.keyboard.press('Escape')
})

it('a tool that cannot be used: what failed, why, what to do, a code that a click copies', async () => {
  await person.button('ui.shell.tools').click()
  await page.getByRole('button', { name: new RegExp(`^${person.text('ui.tools.disabled')}`) }).click()
  await page.getByRole('button', { name: new RegExp(blockedTool) }).click()
  const note = page.locator('.error')
  await note.getByRole('heading', { name: person.text('ui.error.unavailable') }).waitFor()
  await note.getByText(person.text('errors.blocked_in_settings.why')).waitFor()
  await note.getByText(person.text('window.next.blocked_in_settings')).waitFor()
  await expectTree(note, 'tool-blocked')
  await look(page, '.main')
  await note.getByRole('button', { name: person.text('ui.error.copy', { number: 'DM-POLICY-6' }) }).click()
  await note.getByText(person.text('ui.error.copied')).waitFor()
  expect(await launched.app.evaluate(({ clipboard }) => clipboard.readText())).toBe('DM-POLICY-6')
})

it.each([
  ['Control+k', 'ui.shell.palette', 'palette'],
  ['F1', 'ui.keys.title', 'keys'],
] as const)('what %s opens', async (key, name, tree) => {
  await page.keyboard.press(key)
  await page.getByRole('dialog', { name: person.text(name) }).waitFor()
  await look(page, 'dialog')
  if (tree === 'palette') await page.keyboard.type('dark')
  await expectTree(page.getByRole('dialog'), tree)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: person.text(name) }).waitFor({ state: 'detached' })
})
