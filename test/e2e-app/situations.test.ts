import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { situations, type Repair, type Situation } from '../e2e/situations.ts'
import { sentenceOf } from '../e2e/told-finding.ts'
import type { Person } from './person.ts'
import { useShownApp } from './shown-app.ts'

/** One app for all of it: the simulated PC is read anew at each look, and the language follows its setting. */
const app = useShownApp('situations')
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

function textsOf(tool: string) {
  const texts = tools.get(tool)?.texts
  if (!texts) throw new Error(`there is no tool ${tool}`)
  return texts
}

/** Puts the person of a situation before the app, in their language, with a chat of their own. */
async function meet({ fault, profile }: Situation, lang: Locale): Promise<Person> {
  await app.become([fault], { profile })
  const person = await app.speak(lang)
  await person.button('ui.shell.newChat').click()
  return person
}

const log = (): Locator => app.page.getByRole('log')

const titleOf = ({ tool, title }: Repair, lang: Locale): string => (title ?? textsOf(tool).title)[lang]

/** The steps of the plan that is open, and which of them are ticked. */
async function stepsInSight(): Promise<readonly { readonly title: string; readonly ticked: boolean }[]> {
  const steps = await app.page.locator('.step').all()
  return Promise.all(
    steps.map(async (step) => ({
      title: (await step.locator('h3').textContent()) ?? '',
      // What happens in a single step is folded: a box that nobody sees has no role.
      ticked: await step.locator('input[type="checkbox"]').isChecked(),
    })),
  )
}

/** What a check wrote for programs: identifiers, states of Windows as it names them, values that are missing. */
const raw =
  /\b[A-Z]+_[A-Z_]+\b|\b[a-z]+_[a-z_]+\b|\bundefined\b|\bnull\b|\bNaN\b|LocalNetwork|NoTraffic|Unhealthy|Running/
/** Four words of English in a row: no name of a product is so long. */
const english = /[A-Za-z]+( [A-Za-z]+){3,}/

type Told = { readonly situation: Situation; readonly lang: Locale; readonly person: Person }

/** The verdict, then its cause alone, with what comes of it folded below; everything in words of the language. */
async function expectAnswer({ situation, lang, person }: Told): Promise<void> {
  const causes = app.page.locator('.findings:not(.also-noticed .findings) > .finding')
  // It is drawn with what was found, a moment after the checks are said to be done.
  await expect.poll(() => causes.count()).toBe(1)
  const finding = sentenceOf(situation.cause, lang)
  const verdict = situation.verdict === 'likely' ? person.text('conclusion.likely', { finding }) : finding
  expect((await causes.locator('h2.headline').innerText()).slice(-verdict.length)).toBe(verdict)
  expect(await app.page.locator('h2', { hasText: finding }).count()).toBe(1)
  const following = app.page.locator('.following')
  expect(await following.count()).toBe(situation.follows.length > 0 ? 1 : 0)
  expect(await following.locator('.finding').locator('visible=true').count()).toBe(0)
  expect(await following.locator('.advice').count()).toBe(0)
  // A moment later than the cause as well.
  const folded = async (): Promise<string> => (await following.locator('h2').allTextContents()).join('\n')
  for (const one of situation.follows) await expect.poll(folded).toContain(sentenceOf(one, lang))
  const told = await log().innerText()
  expect(told).not.toMatch(raw)
  if (lang !== 'en') expect(told).not.toMatch(english)
}

/** Only what bears on the complaint is ticked; where it cannot be repaired, that is said and nothing is called fixed. */
async function expectOffer({ situation, lang, person }: Told): Promise<void> {
  const { repairs, offered = [] } = situation
  const wanted = [
    ...repairs.slice(0, 1).map((repair) => ({ title: titleOf(repair, lang), ticked: true })),
    ...offered.map((repair) => ({ title: titleOf(repair, lang), ticked: false })),
  ]
  const said = app.page.getByText(person.text('diagnose.noFix')).or(app.page.locator('.advice-acts .primary'))
  if (wanted.length === 0) await said.first().waitFor()
  else await app.page.locator('.step').first().waitFor({ state: 'attached' })
  expect(await stepsInSight()).toEqual(wanted)
  expect(await app.page.locator('.result').count()).toBe(0)
}

/** One repair after the other, as somebody who says yes to each, until the last one proves itself. */
async function repairAll({ situation, lang, person }: Told): Promise<void> {
  const { repairs } = situation
  for (const [at, repair] of repairs.entries()) {
    const title = titleOf(repair, lang)
    await app.page.locator('.step', { hasText: title }).waitFor({ state: 'attached' })
    expect(await stepsInSight()).toEqual([{ title, ticked: true }])
    await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
    const result = app.page.locator('.result', {
      has: app.page.getByText(person.text('ui.result.act', { title }), { exact: true }),
    })
    await result.waitFor()
    const isFixed = (await result.innerText()).includes(person.text('ui.result.verdict.fixed'))
    expect([title, isFixed]).toEqual([title, at === repairs.length - 1])
  }
  await person.see(person.text('ui.works.question'))
}

describe.each(situations.map((situation, at) => [situation.name, situation, at] as const))(
  '%s',
  (name, situation, at) => {
    // English and one more each: all three occur, and each is looked at beside the others.
    const other = locales.filter((lang) => lang !== 'en')[at % 2]
    it.each(locales)('is told and answered in %s', async (lang) => {
      const told = { situation, lang, person: await meet(situation, lang) }
      await told.person.say(situation.says[lang])
      // The sentence stands there as soon as a cause was found, while other checks still run.
      await app.page.locator('.status-block[aria-busy="false"]').waitFor()
      await expectAnswer(told)
      await expectOffer(told)
      if (lang === 'en' || lang === other) await app.pictures.take(app.page, `${name}-${lang}`)
      if (situation.repairs.length === 0) return
      await repairAll(told)
      if (lang === other) await app.pictures.take(app.page, `${name}-${lang}-after`)
    })
  },
)
