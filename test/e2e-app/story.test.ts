import { afterEach, describe, expect, it } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { locales } from '../../shared/domain/locale.ts'
import { launchApp, type LaunchedApp, type LaunchOptions } from './launch.ts'
import { createPerson, printJobsOf } from './person.ts'

const running: LaunchedApp[] = []
async function start(options?: LaunchOptions): Promise<LaunchedApp> {
  const launched = await launchApp(options)
  running.push(launched)
  return launched
}
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
})

describe.each(locales)('the story of a stuck printer in %s', (lang) => {
  it('looks, asks, is refused, asks again, repairs and undoes it', async () => {
    const stuck = findScenario('stuck-print-queue')
    if (!stuck.ok) throw new Error('there is no such scenario')
    const launched = await start({ args: ['--scenario', 'stuck-print-queue', '--lang', lang] })
    const person = createPerson(launched, lang)
    await launched.page.locator(`html[lang="${lang === 'zh' ? 'zh-CN' : lang}"]`).waitFor()

    await person.say(stuck.value.complaint[lang])
    const review = person.reviewPlan()
    await review.waitFor()
    const before = await printJobsOf(launched)
    expect(before).toHaveLength(2)

    await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.refuse')
    await person.see(person.text('ui.plan.refused'))
    expect(await printJobsOf(launched)).toEqual(before)

    await person.button('ui.plan.show').click()
    await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.runNow')
    await person.see(person.text('ui.result.verdict.fixed'))
    expect(await printJobsOf(launched)).toEqual(before.slice(1))

    const undoButton = launched.page.locator('.result button', { hasText: person.text('ui.result.undo') })
    const undo = await person.askedBy(() => undoButton.click())
    expect(await printJobsOf(launched)).toEqual(before.slice(1))
    await person.answer(undo, 'ui.confirm.undoNow')
    await launched.page.locator('.result').getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
    expect((await printJobsOf(launched)).toSorted()).toEqual(before)
  })
})
