import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import type { ExampleName } from '../../shared/domain/example.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { agree, answerBy, choose, handsOf, press, tell, write, type Asked, type HandKind } from './hands.ts'
import { useShownApp } from './shown-app.ts'

/** One app for all of it: the simulated PC is read anew at each look, and the language follows its setting. */
const app = useShownApp('by-hand')
const complaints = new Map((await loadFaults()).map(({ name, complaint }) => [name, complaint]))

/** Walked in every language, by keyboard alone or with a mouse alone. */
type Journey = {
  readonly name: string
  readonly langs?: readonly Locale[]
  readonly walk: (way: Asked, lang: Locale) => Promise<void>
}

/** Opens a chat of its own on the first screen. */
async function begin(lang: Locale, hands: HandKind): Promise<Asked> {
  const person = await app.speak(lang)
  await press(app.page, person.button('ui.shell.newChat'), hands)
  await person.see(person.text('ui.chat.start.title'))
  return { page: app.page, person, hands }
}

const headline = (): Locator => app.page.locator('.headline').first()
const results = (): Locator => app.page.locator('.result')
const fixed = ({ person }: Asked): Promise<void> =>
  results().getByText(person.text('ui.result.verdict.fixed'), { exact: true }).waitFor()

/** Waits until nothing is looked at any more, and gives how many looks there have been. */
async function looked(count = 1): Promise<void> {
  await app.page
    .locator('.status-block[aria-busy="false"]')
    .nth(count - 1)
    .waitFor()
}

/** Puts a PC with this fault before the app and tells what is wrong with it. */
async function complainOf(fault: string, way: Asked, lang: Locale): Promise<void> {
  await app.become([fault])
  await tell(way, complaints.get(fault)?.[lang] ?? `there is no ${fault}`)
}

/** Says that it works now, in the words of the person. Nothing is looked at because of it. */
async function thank(way: Asked, lang: Locale): Promise<void> {
  const { page, person } = way
  const words = { en: 'thanks, it works now', ko: '고마워요, 이제 돼요', zh: '谢谢，现在好了' }[lang]
  const looks = await page.locator('.status-block').count()
  await tell(way, words)
  await person.see(person.text('ui.works.saidYes'))
  await page.locator('.said', { hasText: words }).waitFor()
  expect(await page.locator('.status-block').count()).toBe(looks)
}

type Example = {
  readonly says: Readonly<Record<Locale, RegExp>>
  /** What its button opens where nothing here repairs it. */
  readonly opens?: 'place.microphone'
  readonly thanked?: true
}

const photoedit = /photoedit/i
const examples: Readonly<Record<ExampleName, Example>> = {
  print: { says: { en: /Budget\.xlsx/, ko: /Budget\.xlsx/, zh: /Budget\.xlsx/ } },
  wifi: { says: { en: /not connected/, ko: /연결되어 있지 않습니다/, zh: /未连接/ } },
  slow: { says: { en: photoedit, ko: photoedit, zh: photoedit } },
  disk: { says: { en: /nearly full/, ko: /거의 다 찼/, zh: /满/ } },
  // A frozen Outlook.
  mail: { says: { en: /Outlook/, ko: /Outlook/, zh: /Outlook/ }, thanked: true },
  sound: { says: { en: /microphone/i, ko: /마이크/, zh: /麦克风/ }, opens: 'place.microphone' },
}

async function walkExample(example: ExampleName, way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  const { says, opens, thanked } = examples[example]
  await press(page, page.locator('.example', { hasText: person.text(`ui.chat.example.${example}`) }), hands)
  await looked()
  expect(await headline().innerText()).toMatch(says[lang])
  if (opens !== undefined) {
    await press(page, page.locator('.advice-acts').getByRole('button', { name: person.text(opens) }), hands)
    await person.see(person.text('errors.place_not_here.next'))
    expect(await page.locator('.step').count()).toBe(0)
    return
  }
  await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
  await fixed(way)
  await person.see(person.text('ui.works.question'))
  if (thanked) await thank(way, lang)
}

/** Told what to do, done by the person, and looked at again. */
async function followAdvice(fault: string, way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  await complainOf(fault, way, lang)
  await looked()
  const told = await headline().innerText()
  await page.locator('.advice').first().waitFor()
  expect(await page.locator('.step').count()).toBe(0)
  await app.become([])
  await press(page, person.button('ui.chat.doneThat'), hands)
  await looked(2)
  await expect.poll(() => page.locator('.headline').last().innerText()).not.toBe(told)
}

const noWebsite = {
  en: 'no website opens since I came back to the office',
  ko: '사무실로 돌아온 뒤로 웹 사이트가 하나도 안 열려요',
  zh: '回到办公室以后什么网站都打不开',
}

/** "It still fails" leads from what was repaired to the next candidate, which is asked about anew. */
async function stillFails(way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  await app.become(['proxy-stale'])
  await tell(way, noWebsite[lang])
  await looked()
  const first = await headline().innerText()
  await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
  await person.see(person.text('ui.works.question'))
  // What was repaired is not all that is wrong.
  await app.become(['dns-server-set-by-hand-dead'])
  await tell(way, { en: 'it still fails', ko: '아직도 안 돼요', zh: '还是不行' }[lang])
  await person.see(person.text('ui.works.saidNo'))
  await looked(2)
  const next = await page.locator('.headline').last().innerText()
  expect(next).not.toBe(first)
  const asked = await person.askedBy(() => press(page, person.reviewPlan(), hands))
  expect((await app.state()).proxy.enabled).toBe(false)
  await answerBy(asked, person.text('ui.confirm.refuse'), hands)
  await person.see(person.text('ui.plan.refused'))
}

/** A check-up, something broken on the practice PC, a check-up again: exactly that has changed. */
async function checkUpTwice(way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  await app.become([])
  const lines = page.locator('.check-up').last().locator('.what-changed li')
  await press(page, person.button('ui.chat.start.checkUp'), hands)
  await page.locator('.check-up .area').first().waitFor()
  await looked()
  await press(page, person.button('ui.shell.newChat'), hands)
  await press(page, person.button('ui.practice.break'), hands)
  const disk = page.getByRole('menuitem', { name: person.text('ui.practice.break.disk') })
  await choose(page, disk, hands)
  await looked()
  await tell(way, { en: 'check my PC', ko: '내 PC 점검해 줘', zh: '检查我的电脑' }[lang])
  await page.locator('.check-up .area').first().waitFor()
  await looked(2)
  expect(await lines.allInnerTexts()).toEqual([expect.stringMatching(/C:.*\n.+ → 2 ?GB$/)])
}

/** Nothing changes, it says how often, and it is started from there. */
async function postpone(way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  await complainOf('proxy-stale', way, lang)
  await agree(way, person.reviewPlan(), 'ui.confirm.notToday')
  await person.see(person.text('ui.plan.deferrals', { count: 1 }))
  expect((await app.state()).proxy.enabled).toBe(true)
  await press(page, person.button('ui.plan.show'), hands)
  await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
  await fixed(way)
  expect((await app.state()).proxy.enabled).toBe(false)
}

/** Looks, asks, is refused, asks again, repairs and undoes it; what the undo says before, while it asks and after it. */
async function undoStuckPrint(way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  const stuck = findScenario('stuck-print-queue')
  if (!stuck.ok) throw new Error('there is no such scenario')
  await app.become(stuck.value.faults)
  await tell(way, stuck.value.complaint[lang])
  await person.reviewPlan().waitFor()
  const jobs = async (): Promise<readonly number[]> => (await app.state()).printing.jobs.map(({ jobId }) => jobId)
  const before = await jobs()
  expect(before).toHaveLength(2)
  await agree(way, person.reviewPlan(), 'ui.confirm.refuse')
  await person.see(person.text('ui.plan.refused'))
  expect(await jobs()).toEqual(before)

  await press(page, person.button('ui.plan.show'), hands)
  await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
  await fixed(way)
  expect(await jobs()).toEqual(before.slice(1))
  const undo = results().getByRole('button', { name: person.text('ui.result.undo') })
  const asked = await person.askedBy(() => press(page, undo, hands))
  await asked.getByText(person.text('ui.confirm.fact.undoes'), { exact: true }).waitFor()
  expect(await jobs()).toEqual(before.slice(1))
  await answerBy(asked, person.text('ui.confirm.undoNow'), hands)
  await results().getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
  await person.see(person.text('ui.result.back'))
  expect((await jobs()).toSorted()).toEqual(before)
}

/** It works when it is looked at once; watching sees it go, and says so also where a person has seen enough. */
async function watchWifi(way: Asked, lang: Locale): Promise<void> {
  const { page, person, hands } = way
  // Its next silence is a minute away, which is two seconds here.
  await app.become(['wifi-comes-and-goes'], {
    change: ({ wifi: { silence } }) => Object.assign(silence ?? {}, { sinceMs: (silence?.sinceMs ?? 0) - 150_000 }),
  })
  await tell(way, complaints.get('wifi-comes-and-goes')?.[lang] ?? '')
  await press(page, page.getByRole('button', { name: person.text('watch.start', { minutes: 10 }) }), hands)
  await page.locator('.watch-seen li').first().waitFor()
  await press(page, person.button('watch.stop'), hands)
  await page.getByText(person.text('watch.stopped'), { exact: true }).waitFor()
  await page.locator('.watch-verdict', { hasText: /Wi-?Fi/ }).waitFor()
}

/** A check started with a value of their own on the tools page. */
async function checkWithValue({ page, person, hands }: Asked): Promise<void> {
  await app.become([])
  await press(page, person.button('ui.shell.tools'), hands)
  await write(page, page.locator('.findbox input'), { words: 'check_event_logs_summary', hands })
  // The list may still show what was there before the search.
  await press(page, page.locator('.tool', { hasText: 'check_event_logs_summary' }).first(), hands)
  const hours = page.locator('.tool-form [data-field="hours"]')
  await expect.poll(() => hours.evaluate((element) => element === document.activeElement)).toBe(true)
  await write(page, hours, { words: '48', hands })
  await press(page, page.locator('.tool-form .primary'), hands)
  await looked()
  await page.locator('.said', { hasText: '48' }).waitFor()
}

const journeys: readonly Journey[] = [
  ...(Object.keys(examples) as ExampleName[]).map((example): Journey => ({
    name: `the example ${example}, from the first screen to its end`,
    walk: (way, lang) => walkExample(example, way, lang),
  })),
  { name: 'a sign-in page of a hotel', walk: (...way) => followAdvice('captive-portal', ...way) },
  { name: 'an unplugged cable', walk: (...way) => followAdvice('cable-unplugged', ...way) },
  { name: '"it still fails", to the next candidate', walk: stillFails },
  { name: 'a check-up before and after a change', walk: checkUpTwice },
  { name: 'postponed, then started', walk: postpone },
  { name: 'a stuck printer refused, repaired and undone', walk: undoStuckPrint },
  { name: 'a Wi-Fi that comes and goes, watched', walk: watchWifi },
  { name: 'a check with a value of their own', langs: ['ko', 'zh'], walk: checkWithValue },
]

const walks = journeys.flatMap(({ name, langs = locales, walk }, journey) =>
  langs.flatMap((lang, at) => handsOf(journey + at).map((hands) => ({ name, lang, hands, walk }))),
)

it.each(walks)('$name in $lang by $hands', async ({ lang, hands, walk }) => {
  await walk(await begin(lang, hands), lang)
  // Punctuation of full width brings its own blank.
  if (lang === 'zh') expect(await app.page.locator('.frame').innerText()).not.toMatch(/[，。：；？！] /u)
})
