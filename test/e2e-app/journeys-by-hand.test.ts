import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'

import type { ExampleName } from '../../shared/domain/example.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { agree, press, type Asked, type HandKind } from './hands.ts'
import { useShownApp } from './shown-app.ts'

const budgetMs = 60_000
/** One app for all of it: the simulated PC is read anew at each look, and the language follows its setting. */
const app = useShownApp('by-hand')

/** Opens a chat of its own on the first screen. */
async function begin(lang: Locale, hands: HandKind): Promise<Asked> {
  const person = await app.speak(lang)
  await press(app.page, person.button('ui.shell.newChat'), hands)
  await person.see(person.text('ui.chat.start.title'))
  return { page: app.page, person, hands }
}

const headline = (): Locator => app.page.locator('.headline').first()
const results = (): Locator => app.page.locator('.result')

/** Waits until nothing is looked at any more, and gives how many looks there have been. */
async function looked(count = 1): Promise<void> {
  await app.page
    .locator('.status-block[aria-busy="false"]')
    .nth(count - 1)
    .waitFor()
}

/** Says that it works now, in the words of the person. */
async function thank({ page, person }: Asked, words: string): Promise<void> {
  const looks = await page.locator('.status-block').count()
  await person.say(words)
  await person.see(person.text('ui.works.saidYes'))
  await page.locator('.said', { hasText: words }).waitFor()
  expect(await page.locator('.status-block').count()).toBe(looks)
}

type Example = {
  readonly example: ExampleName
  readonly lang: Locale
  readonly hands: HandKind
  readonly says: RegExp
  /** What its button opens where nothing here repairs it. */
  readonly opens?: 'place.microphone'
  /** What is said after its repair; nothing is looked at because of it. */
  readonly thanks?: string
}

const examples: readonly Example[] = [
  { example: 'print', lang: 'en', hands: 'keyboard', says: /Budget\.xlsx/ },
  { example: 'wifi', lang: 'ko', hands: 'mouse', says: /연결되어 있지 않습니다/ },
  { example: 'slow', lang: 'zh', hands: 'keyboard', says: /photoedit/ },
  { example: 'disk', lang: 'en', hands: 'mouse', says: /nearly full/ },
  { example: 'mail', lang: 'ko', hands: 'keyboard', says: /Outlook/, thanks: '고마워요, 이제 돼요' },
  { example: 'sound', lang: 'zh', hands: 'mouse', says: /麦克风/, opens: 'place.microphone' },
]

it.each(examples)(
  'the example $example in $lang by $hands: from the first screen to its end',
  async ({ example, lang, hands, says, opens, thanks }) => {
    const way = await begin(lang, hands)
    const { page, person } = way
    await press(page, page.locator('.example', { hasText: person.text(`ui.chat.example.${example}`) }), hands)
    await looked()
    expect(await headline().innerText()).toMatch(says)
    if (opens !== undefined) {
      await press(page, page.locator('.advice').getByRole('button', { name: person.text(opens) }), hands)
      await person.see(person.text('errors.place_not_here.next'))
      expect(await page.locator('.step').count()).toBe(0)
      return
    }
    await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
    await results().getByText(person.text('ui.result.verdict.fixed'), { exact: true }).waitFor()
    await person.see(person.text('ui.works.question'))
    if (thanks !== undefined) await thank(way, thanks)
  },
  budgetMs,
)

it.each([
  { fault: 'captive-portal', lang: 'zh', hands: 'keyboard', says: '我在酒店，WiFi 显示已连接，可是网页都打不开' },
  { fault: 'cable-unplugged', lang: 'ko', hands: 'mouse', says: '책상을 옮긴 뒤로 인터넷이 안 돼요' },
] as const)(
  '$fault in $lang by $hands: told what to do, done by the person, and looked at again',
  async ({ fault, lang, hands, says }) => {
    const way = await begin(lang, hands)
    const { page, person } = way
    await app.become([fault])
    await person.say(says)
    await looked()
    const told = await headline().innerText()
    await page.locator('.advice').first().waitFor()
    expect(await page.locator('.step').count()).toBe(0)
    await app.become([])
    await press(page, person.button('ui.chat.doneThat'), hands)
    await looked(2)
    await expect.poll(() => page.locator('.headline').last().innerText()).not.toBe(told)
  },
  budgetMs,
)

it(
  '"it still fails" leads from what was repaired to the next candidate, which is asked about anew',
  async () => {
    const way = await begin('zh', 'keyboard')
    const { page, person } = way
    await app.become(['proxy-stale'])
    await person.say('回到办公室以后什么网站都打不开')
    await looked()
    const first = await headline().innerText()
    await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
    await person.see(person.text('ui.works.question'))
    // What was repaired is not all that is wrong.
    await app.become(['dns-server-set-by-hand-dead'])
    await person.say('还是不行')
    await person.see(person.text('ui.works.saidNo'))
    await looked(2)
    const next = await page.locator('.headline').last().innerText()
    expect(next).not.toBe(first)
    const asked = await person.askedBy(() => press(page, person.reviewPlan(), 'keyboard'))
    expect((await app.state()).proxy.enabled).toBe(false)
    await Promise.all([asked.waitForEvent('close'), asked.keyboard.press('Escape').catch(() => undefined)])
    await person.see(person.text('ui.plan.refused'))
  },
  budgetMs,
)

it(
  'a check-up, something broken on the practice PC, a check-up again: exactly that has changed',
  async () => {
    const way = await begin('en', 'mouse')
    const { page, person, hands } = way
    await app.become([])
    const lines = page.locator('.check-up').last().locator('.what-changed li')
    await press(page, person.button('ui.chat.start.checkUp'), hands)
    await page.locator('.check-up .area').first().waitFor()
    await looked()
    await press(page, person.button('ui.shell.newChat'), hands)
    await press(page, person.button('ui.practice.break'), hands)
    await page.getByRole('menuitem', { name: person.text('ui.practice.break.disk') }).click()
    await looked()
    await person.say('check my PC')
    await page.locator('.check-up .area').first().waitFor()
    await looked(2)
    expect(await lines.allInnerTexts()).toEqual([expect.stringMatching(/free space on C:\n.+ → 2 GB$/)])
  },
  budgetMs,
)

it(
  'undo by keyboard: what it says before, while it asks and after it',
  async () => {
    const way = await begin('ko', 'keyboard')
    const { person } = way
    await app.become(['proxy-stale'])
    await person.say('사무실로 돌아온 뒤로 웹 사이트가 하나도 안 열려요')
    await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
    await results().getByText(person.text('ui.result.verdict.fixed'), { exact: true }).waitFor()
    expect((await app.state()).proxy.enabled).toBe(false)
    await agree(way, results().getByRole('button', { name: person.text('ui.result.undo') }), 'ui.confirm.undoNow')
    await results().getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
    await person.see(person.text('ui.result.back'))
    expect((await app.state()).proxy.enabled).toBe(true)
  },
  budgetMs,
)

it(
  'postponed by keyboard: nothing changes, it says how often, and it is started from there',
  async () => {
    const way = await begin('zh', 'keyboard')
    const { page, person } = way
    await app.become(['proxy-stale'])
    await person.say('回到办公室以后什么网站都打不开')
    await agree(way, person.reviewPlan(), 'ui.confirm.notToday')
    await person.see(person.text('ui.plan.deferrals', { count: 1 }))
    expect((await app.state()).proxy.enabled).toBe(true)
    await press(page, person.button('ui.plan.show'), 'keyboard')
    await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
    await results().getByText(person.text('ui.result.verdict.fixed'), { exact: true }).waitFor()
    expect((await app.state()).proxy.enabled).toBe(false)
  },
  budgetMs,
)

it.each([
  { lang: 'ko', hands: 'keyboard' },
  { lang: 'zh', hands: 'mouse' },
] as const)(
  'a check started with a value of their own on the tools page in $lang by $hands',
  async ({ lang, hands }) => {
    const { page, person } = await begin(lang, hands)
    await app.become([])
    await press(page, person.button('ui.shell.tools'), hands)
    await page.locator('.findbox input').fill('check_event_logs_summary')
    // The list may still show what was there before the search.
    await press(page, page.locator('.tool', { hasText: 'check_event_logs_summary' }).first(), hands)
    const hours = page.locator('.tool-form [data-field="hours"]')
    await expect.poll(() => hours.evaluate((element) => element === document.activeElement)).toBe(true)
    await hours.fill('48')
    await press(page, page.locator('.tool-form .primary'), hands)
    await looked()
    await page.locator('.said', { hasText: '48' }).waitFor()
  },
  budgetMs,
)
