import { mkdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import type { AppBridge } from '../../shared/ipc/contract.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { launchApp, root, type LaunchedApp } from './launch.ts'
import { createPerson, type Person } from './person.ts'

const looks = locales.flatMap((lang) => (['light', 'dark'] as const).map((theme) => ({ lang, theme })))
type Look = (typeof looks)[number]
const english = { lang: 'en', theme: 'light' } as const

/** Pictures of every screen in every look, for a person to look through; each is taken once its words are there. */
const folder = path.join(root, 'test-results', 'screens')
let launched: LaunchedApp
let person: Person

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  // A language of the command line would stand above the one of the settings.
  launched = await launchApp({ args: ['--scenario', 'stuck-print-queue', '--lang', 'auto'] })
  person = createPerson(launched)
  await wear(english)
})
afterAll(() => launched.close())

const picture = (screen: string, { lang, theme }: Look): { readonly path: string } => ({
  path: path.join(folder, `${screen}-${lang}-${theme}.png`),
})
const languageTag = ({ lang }: Look): string => (lang === 'zh' ? 'zh-CN' : lang)
const inLook = (page: Page, look: Look): Promise<void> =>
  page.locator(`html[lang="${languageTag(look)}"][data-theme="${look.theme}"]`).waitFor()

async function wear(look: Look): Promise<void> {
  const { page } = launched
  const taken = await page.evaluate(async ({ lang, theme }) => {
    const { deskmedic } = globalThis as unknown as { readonly deskmedic: AppBridge }
    const wanted = [
      { key: 'language', value: lang },
      { key: 'theme', value: theme },
    ] as const
    const answers: boolean[] = []
    for (const each of wanted) answers.push((await deskmedic.invoke('settings.set', each)).ok)
    return answers
  }, look)
  expect(taken).toEqual([true, true])
  await inLook(page, look)
}

/** Shows the screen in every look, then in English again. */
async function shoot(screen: string, words: MessageKey): Promise<void> {
  for (const look of looks) {
    await wear(look)
    await createPerson(launched, look.lang).see(createTranslator(look.lang).text(words))
    await launched.page.screenshot(picture(screen, look))
  }
  await wear(english)
  await person.see(person.text(words))
}

it('the first screen', () => shoot('empty', 'ui.chat.start.title'))

it('what the checks found, and the plan', async () => {
  await person.say('the printer does nothing')
  await person.button('ui.plan.review', { count: 1 }).waitFor()
  await shoot('checked', 'ui.plan.title')
})

it('the question before the repair', async () => {
  for (const look of looks) {
    await wear(look)
    const asker = createPerson(launched, look.lang)
    const window = await asker.askedBy(() => asker.button('ui.plan.review', { count: 1 }).click())
    await inLook(window, look)
    await window.screenshot(picture('confirm', look))
    await Promise.all([window.waitForEvent('close'), window.evaluate(() => window.close()).catch(() => undefined)])
    await asker.button('ui.plan.review', { count: 1 }).waitFor()
  }
  await wear(english)
})

it('the result', async () => {
  const review = person.button('ui.plan.review', { count: 1 })
  await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  await shoot('results', 'ui.result.verdict.fixed')
})

it.each([
  ['tools', 'ui.shell.tools', 'ui.tools.all'],
  ['history', 'ui.shell.history', 'ui.history.today'],
  ['settings', 'ui.shell.settings', 'ui.settings.general'],
] as const)('the page %s', async (screen, name, words) => {
  await person.button(name).click()
  await launched.page.getByRole('heading', { level: 1, name: person.text(name) }).waitFor()
  await shoot(screen, words)
})
