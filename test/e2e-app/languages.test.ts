import { afterAll, beforeAll, expect, it } from 'vitest'

import { locales, type Locale } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { patience } from './patience.ts'
import { createPerson, type Person } from './person.ts'

/** The language is changed by a person in the settings, while the app runs; everything in sight follows. */
let launched: LaunchedApp
let person: Person

beforeAll(async () => {
  launched = await launchApp({ args: ['--scenario', 'stuck-print-queue'] })
  person = createPerson(launched)
  await launched.page.locator('textarea').waitFor()
  await keepTrayMenus()
})
afterAll(() => launched.close())

/** What the icon beside the clock shows cannot be read back: what it is given is written down. */
async function keepTrayMenus(): Promise<void> {
  await launched.app.evaluate(({ Tray }) => {
    const menus: string[][] = []
    Object.assign(globalThis, { trayMenus: menus })
    const show = Reflect.get(Tray.prototype, 'setContextMenu') as (this: unknown, menu: unknown) => void
    Tray.prototype.setContextMenu = function (menu) {
      menus.push(menu?.items.map(({ label }) => label) ?? [])
      show.call(this, menu)
    }
  })
}
const trayMenu = (): Promise<readonly string[] | undefined> =>
  launched.app.evaluate(() => (globalThis as unknown as { readonly trayMenus: readonly string[][] }).trayMenus.at(-1))

async function choose(to: Locale, words: Person = person): Promise<Person> {
  await words.openSettings('general')
  await launched.page.getByRole('combobox', { name: words.text('ui.settings.language') }).selectOption(to)
  const next = createPerson(launched, to)
  await launched.page.getByRole('heading', { level: 1, name: next.text('ui.shell.settings') }).waitFor()
  return next
}

it('says that the language was given at the start, until it is chosen', async () => {
  const { page } = launched
  await person.button('ui.shell.settings').click()
  const row = page.locator('.set-row', { hasText: person.text('ui.settings.languageAbout') })
  const note = row.getByText(person.text('ui.settings.fromStart'))
  await note.waitFor()
  const korean = await choose('ko')
  await page.locator('.set-row', { hasText: korean.text('ui.settings.languageAbout') }).waitFor()
  expect(
    await page
      .locator('.set-row', { hasText: korean.text('ui.settings.languageAbout') })
      .locator('.d')
      .count(),
  ).toBe(1)
  person = await choose('en', korean)
})

it('says that another PC is used from the next start on', async () => {
  const { page } = launched
  await person.openSettings('advanced')
  const target = page.getByRole('combobox', { name: person.text('ui.settings.target'), exact: true })
  await target.selectOption('portable')
  const later = person.text('ui.settings.later', { now: person.text('ui.settings.target.simulated') })
  await page.getByText(later).waitFor()
  await target.selectOption('simulated')
  await page.getByText(later).waitFor({ state: 'detached' })
})

it('changes titles on the tools page and the menu beside the clock', async () => {
  const { page } = launched
  const [tool] = loadTools()
  let words = person
  for (const locale of ['ko', 'zh', 'en'] as const) {
    words = await choose(locale, words)
    const translator = createTranslator(locale)
    const menu = [translator.text('shell.tray.checkNow'), translator.text('shell.tray.show')]
    await expect.poll(trayMenu).toEqual([...menu, '', translator.text('shell.tray.quit')])
    await words.button('ui.shell.tools').click()
    const row = page.locator('.tool', { hasText: tool?.name ?? '' })
    await row.getByText(tool?.texts.title[locale] ?? '', { exact: true }).waitFor()
    expect(await page.title()).toBe(`${words.text('ui.shell.tools')} - Deskmedic`)
  }
  expect(locales).toHaveLength(3)
})

it('asks an open question again in the new language', async () => {
  const { page, app } = launched
  await person.button('ui.shell.newChat').click()
  await person.say('the printer does nothing')
  const first = await person.askedBy(() => person.reviewPlan().click())
  const title = await first.title()
  const gone = first.waitForEvent('close')
  const opening = app.waitForEvent('window', patience)
  await choose('zh')
  await gone
  const second = await opening
  await second.locator('html[lang="zh-CN"]').waitFor()
  const chinese = createPerson(launched, 'zh')
  await second.getByRole('button', { name: chinese.text('ui.confirm.refuse'), exact: true }).waitFor()
  expect(await second.title()).toBe(chinese.text('ui.confirm.window'))
  expect(title).toBe(person.text('ui.confirm.window'))
  await chinese.answer(second, 'ui.confirm.refuse')
  await chinese.button('ui.shell.history').click()
  await page.getByRole('heading', { level: 1, name: chinese.text('ui.shell.history') }).waitFor()
})
