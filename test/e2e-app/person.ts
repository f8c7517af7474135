import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Locator, Page } from 'playwright-core'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import type { SettingsSection } from '../../shared/domain/page-settings.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator, type MessageValues } from '../../shared/texts/translate.ts'
import type { LaunchedApp } from './launch.ts'
import { patience } from './patience.ts'

/** Somebody at the app who reads, types and clicks; knows the words of one language. */
export type Person = {
  readonly text: (key: MessageKey, values?: MessageValues) => string
  /** Types into the field that has the focus of the page, and presses Enter. */
  readonly say: (words: string) => Promise<void>
  readonly button: (key: MessageKey, values?: MessageValues) => Locator
  /** Opens a section of the settings. */
  readonly openSettings: (section: SettingsSection) => Promise<void>
  /** The main button of the newest plan that can be decided, whatever it is called. */
  readonly reviewPlan: () => Locator
  /** Waits until these words are in sight. */
  readonly see: (words: string | RegExp) => Promise<void>
  /** Does what opens the confirmation window; gives that window once its question is in sight. */
  readonly askedBy: (act: () => Promise<void>) => Promise<Page>
  /** Presses a button of the confirmation window and waits until the window is gone. */
  readonly answer: (window: Page, key: MessageKey, values?: MessageValues) => Promise<void>
}

/** Reads a question to its end, as somebody who scrolls; the buttons that start something open last, and then every answer counts. */
export async function readToEnd(window: Page): Promise<void> {
  const areas = [...(await window.locator('.whole').all()), window.locator('.dlg-body')]
  for (const area of areas) {
    await area.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.scrollIntoView({ block: 'end' })
          element.scrollTo(0, element.scrollHeight)
          requestAnimationFrame(() => setTimeout(resolve))
        }),
    )
  }
  await window.locator('.btns button:last-child:not([aria-disabled="true"])').waitFor()
}

/** Opens what happens in the one step of a plan, which is folded behind its button; several steps stand open. */
export async function openSteps(page: Page): Promise<void> {
  for (const folded of await page.locator('.step-what:not([open]) > summary').all()) await folded.click()
}

/** Opens what stands beside the chat, which is closed until somebody asks for it. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator('textarea').waitFor()
  await page.keyboard.press('F8')
  await page.locator('aside.panel').waitFor()
}

export function createPerson({ app, page }: LaunchedApp, locale: Locale = 'en'): Person {
  const translator = createTranslator(locale)
  const text: Person['text'] = (key, values) => translator.text(key, values)
  const button: Person['button'] = (key, values) =>
    page.getByRole('button', { name: text(key, values), exact: true }).last()
  return {
    text,
    button,
    openSettings: async (section) => {
      await page
        .locator('.rail')
        .getByRole('button', { name: text('ui.shell.settings'), exact: true })
        .click()
      await page
        .locator('.subnav')
        .getByRole('button', { name: text(`ui.settings.${section}`), exact: true })
        .click()
      await page.getByRole('heading', { level: 2, name: text(`ui.settings.${section}`), exact: true }).waitFor()
    },
    reviewPlan: () => page.locator('.plan-card .primary').last(),
    say: async (words) => {
      const field = page.locator('textarea')
      await field.pressSequentially(words)
      await field.press('Enter')
    },
    see: (words) => page.locator('.frame').getByText(words).locator('visible=true').last().waitFor(),
    askedBy: async (act) => {
      const opening = app.waitForEvent('window', patience)
      await act()
      const window = await opening
      // Refusing stands first, whatever is asked.
      await window.locator('.btns button').first().waitFor()
      return window
    },
    answer: async (window, key, values) => {
      await readToEnd(window)
      const gone = window.waitForEvent('close')
      const pressed = window.locator('.btns').getByRole('button', { name: text(key, values), exact: true })
      // The window goes with the click, sometimes before the click has been reported.
      await Promise.all([gone, pressed.click().catch(() => undefined)])
    },
  }
}

/** What the file of the simulated PC says about its print jobs now. */
export async function printJobsOf({ dataFolder }: Pick<LaunchedApp, 'dataFolder'>): Promise<readonly number[]> {
  const file = await readFile(path.join(dataFolder, 'simulated-pc.json'), 'utf8')
  return (JSON.parse(file) as PcState).printing.jobs.map(({ jobId }) => jobId)
}
