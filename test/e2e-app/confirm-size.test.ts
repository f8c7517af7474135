import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { createPerson, type Person } from './person.ts'

let launched: LaunchedApp | null = null
afterEach(async () => {
  await launched?.close()
  launched = null
})

async function planned(options: LaunchOptions, complaint: string, lang: (typeof locales)[number] = 'en') {
  launched = await launchApp({ ...options, args: [...(options.args ?? []), '--lang', lang] })
  const person = createPerson(launched, lang)
  await person.say(complaint)
  await person.reviewPlan().waitFor()
  return { ...launched, person }
}

const question = (person: Person): Promise<Page> => person.askedBy(() => person.reviewPlan().click())

async function zoom({ app }: Pick<LaunchedApp, 'app'>, factor: number): Promise<void> {
  await app.evaluate(({ BrowserWindow }, wanted) => {
    BrowserWindow.getAllWindows().forEach(({ webContents }) => webContents.setZoomFactor(wanted))
  }, factor)
}

/** How far the question can be scrolled, in pixels of the page. */
const hidden = (window: Page): Promise<number> =>
  window.locator('.dlg-body').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

/** Height between the end of the question and its buttons that nothing stands in, in pixels of the page. */
const unused = (window: Page): Promise<number> =>
  window.locator('.dlg-body').evaluate((body) => {
    const { bottom } = body.getBoundingClientRect()
    const end = body.lastElementChild?.getBoundingClientRect().bottom ?? bottom
    return Math.round(bottom - end - Number.parseFloat(getComputedStyle(body).paddingBottom))
  })

const mostUnused = 4

/** The plan then still waits for an answer. */
async function closeUnanswered(window: Page): Promise<void> {
  await Promise.all([window.waitForEvent('close'), window.evaluate(() => window.close()).catch(() => undefined)])
}

const zoomOf = (window: Page): Promise<number> => window.evaluate(() => devicePixelRatio)

describe('the question', () => {
  it('has the text size of the main window, each time anew, and hides nothing', async () => {
    const app = await planned({ args: ['--fault', 'print-job-stuck'] }, 'the printer does nothing')
    const { person } = app
    for (const factor of [2, 1, 1.5]) {
      await zoom(app, factor)
      const window = await question(person)
      await expect.poll(() => zoomOf(window)).toBe(factor)
      await expect.poll(() => hidden(window)).toBeLessThanOrEqual(0)
      await closeUnanswered(window)
      await person.reviewPlan().waitFor()
    }
  })

  it.each([
    ['print-job-stuck', 'the printer does nothing'],
    ['spooler-stopped', 'the printer does nothing'],
    ['proxy-stale', 'no website opens since I came back to the office'],
    ['update-cache-damaged', 'update stops with 0x80070002 no matter how often I press retry'],
    ['disk-full-user-temp', 'my disk is full'],
  ])(
    'about one step shows all of it without scrolling, its details too, and leaves no room empty: %s',
    async (fault, complaint) => {
      const app = await planned({ args: ['--fault', fault] }, complaint)
      const { page } = app
      const boxes = await page.locator('.step input[type="checkbox"]:checked').all()
      for (const box of boxes.slice(1)) await box.uncheck()
      const folded: Record<string, number> = {}
      const opened: Record<string, number> = {}
      for (const locale of locales) {
        await page.evaluate(`window.deskmedic.invoke('settings.set', { key: 'language', value: '${locale}' })`)
        const words = createPerson(app, locale)
        await page.locator(`html[lang^="${locale}"]`).waitFor()
        const asked = await words.askedBy(() => words.reviewPlan().click())
        await expect.poll(() => unused(asked)).toBeLessThanOrEqual(mostUnused)
        folded[locale] = await hidden(asked)
        await asked.locator('.dlg-details > summary').click()
        await expect.poll(() => unused(asked)).toBeLessThanOrEqual(mostUnused)
        opened[locale] = await hidden(asked)
        await closeUnanswered(asked)
        await words.reviewPlan().waitFor()
      }
      for (const scrolls of [folded, opened])
        expect(Object.entries(scrolls).filter(([, pixels]) => pixels > 0)).toEqual([])
    },
  )
})

describe('the focus', () => {
  const focusIn = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { activeElement } = document
      const title = document.getElementById(activeElement?.getAttribute('aria-labelledby') ?? '')
      return title?.textContent ?? activeElement?.getAttribute('aria-label') ?? activeElement?.nodeName ?? ''
    })

  it('goes to the answer whose repair was refused, and to the results of the one that was run', async () => {
    const { person, page } = await planned({ args: ['--fault', 'print-job-stuck'] }, 'the printer does nothing')
    const byKeyboard = async (): Promise<void> => {
      await person.reviewPlan().focus()
      await page.keyboard.press('Enter')
    }
    await person.answer(await person.askedBy(byKeyboard), 'ui.confirm.refuse')
    await person.see(person.text('ui.plan.refused'))
    await expect.poll(() => focusIn(page)).toContain('Budget.xlsx has been stuck')
    await person.button('ui.plan.show').click()
    await person.answer(await person.askedBy(byKeyboard), 'ui.confirm.runNow')
    await person.see(person.text('ui.result.verdict.fixed'))
    await expect.poll(() => focusIn(page)).toBe(person.text('ui.result.title'))
  })
})
