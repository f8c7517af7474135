import { mkdirSync } from 'node:fs'
import path from 'node:path'

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { locales, type Locale } from '../../shared/domain/locale.ts'
import type { AppBridge, CommandName, Envelope } from '../../shared/ipc/contract.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { root, type LaunchedApp } from './launch.ts'
import { createPerson, readToEnd, type Person } from './person.ts'
import { takesPictures } from './pictures.ts'
import { launchInCall } from './prepared-app.ts'

type Look = { readonly lang: Locale; readonly theme: 'light' | 'dark' }
/** What is read on a screen is the same in every theme. */
const themes: readonly Look['theme'][] = takesPictures ? ['light', 'dark'] : ['light']
const looks = locales.flatMap((lang) => themes.map((theme): Look => ({ lang, theme })))
const english = { lang: 'en', theme: 'light' } as const

/** Pictures of every screen in every look, for a person to look through; each is taken once its words are there. */
const folder = path.join(root, 'test-results', 'screens')
const blockedTool = 'list_processes'
let launched: LaunchedApp
let person: Person

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  launched = await launchInCall({
    faults: ['update-cache-damaged', 'print-job-stuck', 'disk-full-user-temp'],
    environment: { BLOCK_TOOLS: blockedTool },
  })
  person = createPerson(launched)
  await wear(english)
})
afterAll(() => launched.close())

async function shootIn(page: Page, screen: string, look: string): Promise<void> {
  if (takesPictures) await page.screenshot({ path: path.join(folder, `${screen}-${look}.png`) })
}
const languageTag = ({ lang }: Look): string => (lang === 'zh' ? 'zh-CN' : lang)
const inLook = (page: Page, look: Look): Promise<void> =>
  page.locator(`html[lang="${languageTag(look)}"][data-theme="${look.theme}"]`).waitFor()

async function wear(look: Look): Promise<void> {
  const { page } = launched
  // Colours fade over: without this a picture shows the way from one look to the next.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

/** A command as the page gives it. */
const invoke = (name: CommandName, input: unknown): Promise<Envelope<unknown>> =>
  launched.page.evaluate(
    (command) => {
      const { deskmedic } = globalThis as unknown as { readonly deskmedic: AppBridge }
      return deskmedic.invoke(command.name, command.input)
    },
    { name, input },
  )

/** A contrast theme of the system. */
async function shootForced(page: Page, screen: string): Promise<void> {
  if (!takesPictures) return
  await page.emulateMedia({ forcedColors: 'active' })
  await shootIn(page, screen, 'forced')
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Also in a layer above the frame. */
const see = (words: string): Promise<void> => launched.page.getByText(words).locator('visible=true').last().waitFor()

/** Shows the screen in every look, then in English again. */
async function shoot(screen: string, words: MessageKey): Promise<void> {
  for (const look of looks) {
    await wear(look)
    await see(createTranslator(look.lang).text(words))
    await shootIn(launched.page, screen, `${look.lang}-${look.theme}`)
  }
  await wear(english)
  await see(person.text(words))
  await shootForced(launched.page, screen)
}

type Opener = (look: Look) => Locator

/** The question that a button opens, in every look; closed each time without an answer. */
async function shootQuestion(screen: string, opener: Opener): Promise<void> {
  for (const look of looks) {
    await wear(look)
    const asker = createPerson(launched, look.lang)
    const window = await asker.askedBy(() => opener(look).click())
    await inLook(window, look)
    await readToEnd(window)
    await window.locator('.dlg-body').evaluate((body) => body.scrollTo(0, 0))
    await shootIn(window, screen, `${look.lang}-${look.theme}`)
    if (look.lang === 'en' && look.theme === 'light') await shootForced(window, screen)
    await Promise.all([window.waitForEvent('close'), window.evaluate(() => window.close()).catch(() => undefined)])
    await opener(look).waitFor()
  }
  await wear(english)
}

it('the first screen', () => shoot('empty', 'ui.chat.start.title'))

it('the panel', async () => {
  await launched.page.keyboard.press('F8')
  await shoot('panel', 'ui.panel.mode')
  await launched.page.keyboard.press('F8')
})

it('a check-up', async () => {
  await person.button('ui.chat.start.checkUp').click()
  await launched.page.locator('.check-up .area').first().waitFor()
  await shoot('check-up', 'checkUp.area.storage')
  await person.button('ui.shell.newChat').click()
})

it('what the checks found, and the plan', async () => {
  await person.say('the printer does nothing')
  await person.reviewPlan().waitFor()
  await shoot('checked', 'ui.plan.notNow')
})

it('the technician view', async () => {
  await launched.page.keyboard.press('F9')
  await launched.page.locator('.call-open').first().click()
  await launched.page.locator('pre.json').first().waitFor()
  await shoot('technician', 'ui.card.result')
  await launched.page.keyboard.press('F9')
})

it('the question before the repair', () => shootQuestion('confirm', () => person.reviewPlan()))

it('the result', async () => {
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  // The technician's view of before was longer than the window; this one is not.
  await expect.poll(() => launched.page.locator('.to-end:visible').count()).toBe(0)
  await shoot('results', 'ui.result.verdict.fixed')
})

it('the question before an undo', () =>
  shootQuestion('undo', ({ lang }) =>
    launched.page.locator('button', { hasText: createTranslator(lang).text('ui.result.undo') }).last(),
  ))

it('the question before several steps', async () => {
  await person.button('ui.shell.newChat').click()
  await person.say('the disk is full and an update stops with 0x80070002')
  await person.reviewPlan().waitFor()
  for (const box of await launched.page.locator('.step input[type="checkbox"]:not(:checked)').all()) await box.check()
  await person.button('ui.plan.review', { count: 2 }).waitFor()
  await shootQuestion('confirm-plan', () => person.reviewPlan())
})

it('a step that waits', async () => {
  await person.button('ui.shell.newChat').click()
  await person.say('update stops with 0x80070002 no matter how often I press retry')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  await shoot('waiting', 'ui.card.idle.title')
  await person.button('ui.card.notToday').click()
})

it.each([
  ['tools', 'ui.shell.tools', 'ui.tools.all'],
  ['history', 'ui.shell.history', 'ui.history.today'],
  ['settings', 'ui.shell.settings', 'ui.settings.general'],
  ['help', 'ui.shell.help', 'ui.help.record'],
] as const)('the page %s', async (screen, name, words) => {
  await person.button(name).click()
  await launched.page.getByRole('heading', { level: 1, name: person.text(name) }).waitFor()
  if (screen === 'tools') await launched.page.locator('.tool', { hasText: blockedTool }).click()
  await shoot(screen, words)
})

it('the settings of external access, with a value that was refused', async () => {
  const { page } = launched
  await person.openSettings('network')
  expect((await invoke('network.add', { list: 'allowDomains', entry: 'example.com' })).ok).toBe(true)
  const added: Promise<Envelope<unknown>>[] = []
  const webhook = { list: 'webhooks', entry: { name: 'it', url: 'https://hooks.example/T0/x' } }
  const asked = await person.askedBy(() => Promise.resolve(void added.push(invoke('network.add', webhook))))
  await person.answer(asked, 'ui.confirm.allow')
  expect((await added[0])?.ok).toBe(true)
  const proxy = page.getByLabel(person.text('ui.external.text.proxy'), { exact: true })
  await proxy.fill('https://proxy.corp:8080')
  await proxy.press('Enter')
  await page.locator('.field-error').waitFor()
  await shoot('settings-network', 'ui.settings.network')
  await page
    .locator('.entry-form')
    .last()
    .evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await shoot('settings-keys', 'ui.settings.search')
})

it.each([
  ['palette', 'Control+k', 'ui.shell.paletteRun'],
  ['keys', 'F1', 'ui.keys.title'],
] as const)('the layer %s', async (screen, key, words) => {
  await launched.page.keyboard.press(key)
  await shoot(screen, words)
  await launched.page.keyboard.press('Escape')
})

it('a repair that runs', async () => {
  await launched.close()
  launched = await launchInCall({ faults: ['proxy-stale'], pace: { reset_proxy_settings: { takesMs: 600_000 } } })
  person = createPerson(launched)
  await wear(english)
  await person.say('no website opens since I came back to the office')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await launched.page.locator('.call.running').waitFor()
  await shoot('running', 'ui.card.state.running')
})
