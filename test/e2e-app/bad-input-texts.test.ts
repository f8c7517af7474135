import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { everyHostilePiece, unseenCharacters } from '../fakes/hostile-text.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'

const running: LaunchedApp[] = []
let dataFolder = ''
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-texts-'))
})
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
  await removeFolder(dataFolder)
})

/** A printer that is called so: no control characters, which no printer of Windows has, but everything else. */
const hostilePrinter =
  '<img src=x onerror="document.title=1"> \u202Egnp.exe\u2066 [x](https://example.org) <script>1</script>'

/** Starts on a PC with a stuck job; `document` and `owner` of it are these. */
async function startWith(
  job: Partial<PcState['printing']['jobs'][number]>,
  change: (pc: PcState) => void = () => undefined,
): Promise<LaunchedApp> {
  const stuck = findScenario('stuck-print-queue')
  if (!stuck.ok) throw new Error('there is no such scenario')
  const pc = setUpPc(stuck.value.faults, await loadFaults())
  if (!pc.ok) throw new Error(pc.error.code)
  const { printing } = pc.value
  const [printer] = Object.values(printing.printers)
  if (printer === undefined) throw new Error('there is no printer')
  printing.printers = { [hostilePrinter]: printer }
  printing.jobs = printing.jobs.map((each) => ({ ...each, ...job, printer: hostilePrinter }))
  change(pc.value)
  writeFileSync(path.join(dataFolder, 'simulated-pc.json'), JSON.stringify(pc.value))
  const launched = await launchApp({ dataFolder, environment: { HOME: dataFolder } })
  running.push(launched)
  return launched
}

type Seen = {
  readonly text: string
  readonly attributes: string
  readonly odd: readonly string[]
  readonly title: string
  readonly addresses: readonly string[]
}

/** The script of the page itself. */
const builtScript = /^<script [^>]*src="[./]*assets\/[\w-]+\.js"[^>]*><\/script>$/

/** What stands in a page: its text, its attributes, and elements that only foreign text could have brought. */
function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    return {
      text: document.body.innerText,
      attributes: all.flatMap((each) => [...each.attributes].map(({ value }) => value)).join('\n'),
      odd: [...document.querySelectorAll('body script, img, iframe, a, [onerror], [onload], [onclick]')].map(
        (each) => each.outerHTML,
      ),
      title: document.title,
      addresses: performance.getEntriesByType('resource').map(({ name }) => name),
    }
  })
}

/** The product, before it the page: words of the product alone. */
const ownTitle = /^([A-Za-z]+ - )?Deskmedic[\w ]*$/

async function expectHarmless(page: Page): Promise<Seen> {
  const seen = await seenIn(page)
  expect(seen.text.replaceAll('\r\n', '\n')).not.toMatch(unseenCharacters)
  expect(seen.attributes).not.toMatch(unseenCharacters)
  expect(seen.odd.filter((each) => !builtScript.test(each))).toEqual([])
  expect(seen.title).toMatch(ownTitle)
  expect(seen.addresses.filter((address) => !address.startsWith('app://'))).toEqual([])
  return seen
}

describe('texts that want to be more than text', () => {
  it('stay text in findings, evidence, JSON, plan, confirmation, results, history and titles', async () => {
    const launched = await startWith({ document: everyHostilePiece, owner: everyHostilePiece })
    const { app, page } = launched
    const person = createPerson(launched)
    await page.locator('textarea').fill(`the printer does nothing \u202E ${everyHostilePiece}`)
    await page.locator('textarea').press('Enter')
    const review = person.reviewPlan()
    await review.waitFor()
    const simple = await expectHarmless(page)
    expect(simple.text).toContain('U+202E')
    await page.keyboard.press('F9')
    await page.locator('.call', { hasText: 'check_print_queue' }).locator('.call-open').first().click()
    await page.locator('pre.json', { hasText: 'onerror' }).first().waitFor()
    await expectHarmless(page)
    const question = await person.askedBy(() => review.click())
    await expectHarmless(question)
    const titles = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((each) => each.getTitle()),
    )
    expect(titles).toHaveLength(2)
    for (const title of titles) expect(title).toMatch(ownTitle)
    await person.answer(question, 'ui.confirm.runNow')
    await page.locator('.result').first().waitFor()
    await expectHarmless(page)
    await person.button('ui.shell.history').click()
    await page.locator('main').getByText('the printer does nothing').first().waitFor()
    const history = await expectHarmless(page)
    expect(history.text).toContain('U+202E')
  })
})

describe('the last line of a tool that is still running', () => {
  it('stays text in both views, whatever the tool writes, and after Stop', async () => {
    const launched = await startWith({}, ({ pace }) => {
      pace['check_print_queue'] = { takesMs: 600_000, line: everyHostilePiece }
    })
    const { page } = launched
    const person = createPerson(launched)
    await person.say('the printer does nothing')
    await page.locator('.status.looking').waitFor()
    await expectHarmless(page)
    await page.keyboard.press('F9')
    await page.locator('.call.running', { hasText: 'U+202E' }).waitFor()
    await expectHarmless(page)
    await person.button('ui.chat.stopAll').click()
    await person.see(person.text('ui.main.checks.stopped'))
    await expectHarmless(page)
  })
})

describe('a result of 10 MB', () => {
  it('is read page by page, and the window answers meanwhile', async () => {
    const launched = await startWith({ document: `${'Q3 report, '.repeat(480_000)}.xlsx`, owner: 'test' })
    const { page } = launched
    const person = createPerson(launched)
    await person.say('the printer does nothing')
    await person.reviewPlan().waitFor()
    await page.keyboard.press('F9')
    const card = page.locator('.call', { hasText: 'check_print_queue' }).first()
    await card.locator('.call-open').click()
    const json = card.locator('pre.json')
    const more = card.getByRole('button', { name: /^Show more/ })
    await more.waitFor()
    const drawn = (): Promise<number> => json.evaluate((element) => Math.round(element.textContent.length / 1_000))
    expect(await drawn()).toBe(16)
    const [, size = '0'] = /of ([\d,]+) characters/.exec(await more.innerText()) ?? []
    expect(Number(size.replaceAll(',', ''))).toBeGreaterThan(10_000_000)
    await more.click()
    await expect.poll(drawn).toBe(32)
    // Nothing of it stands anywhere else in the page, so drawing and typing cost what they cost without it.
    expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeLessThan(400_000)
    await page.locator('textarea').pressSequentially('and now?')
    expect(await page.locator('textarea').inputValue()).toBe('and now?')
  })
})
