import { expect, it } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { locales } from '../../shared/domain/locale.ts'
import { agree, answerBy, press } from './hands.ts'
import { useShownApp } from './shown-app.ts'

const budgetMs = 60_000
/** One app for all of it: the simulated PC is read anew at each look, and the language follows its setting. */
const app = useShownApp('story')
const walks = locales.flatMap((lang) => (['mouse', 'keyboard'] as const).map((hands) => ({ lang, hands })))

it.each(walks)(
  'a stuck printer in $lang by $hands: looks, asks, is refused, asks again, repairs and undoes it',
  async ({ lang, hands }) => {
    const stuck = findScenario('stuck-print-queue')
    if (!stuck.ok) throw new Error('there is no such scenario')
    await app.become(stuck.value.faults)
    const { page } = app
    const person = await app.speak(lang)
    const way = { page, person, hands }
    const jobs = async (): Promise<readonly number[]> => (await app.state()).printing.jobs.map(({ jobId }) => jobId)
    await press(page, person.button('ui.shell.newChat'), hands)
    await person.say(stuck.value.complaint[lang])
    await person.reviewPlan().waitFor()
    const before = await jobs()
    expect(before).toHaveLength(2)

    await agree(way, person.reviewPlan(), 'ui.confirm.refuse')
    await person.see(person.text('ui.plan.refused'))
    expect(await jobs()).toEqual(before)

    await press(page, person.button('ui.plan.show'), hands)
    await agree(way, person.reviewPlan(), 'ui.confirm.runNow')
    await person.see(person.text('ui.result.verdict.fixed'))
    expect(await jobs()).toEqual(before.slice(1))

    const result = page.locator('.result')
    const undo = await person.askedBy(() =>
      press(page, result.getByRole('button', { name: person.text('ui.result.undo') }), hands),
    )
    expect(await jobs()).toEqual(before.slice(1))
    await answerBy(undo, person.text('ui.confirm.undoNow'), hands)
    await result.getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
    expect((await jobs()).toSorted()).toEqual(before)
  },
  budgetMs,
)
