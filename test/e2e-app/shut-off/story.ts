import { launchApp, type LaunchedApp } from '../launch.ts'
import { createPerson, printJobsOf, type Person } from '../person.ts'

/** A step that was done, and how long it took. */
export type ToldStep = { readonly name: string; readonly ms: number }

type At = LaunchedApp & { readonly person: Person }

/** Each throws where it does not come to its end. */
const story: readonly (readonly [name: string, step: (at: At) => Promise<void>])[] = [
  [
    'complaint, checks, cause, plan',
    async ({ person }) => {
      await person.say('The printer does nothing since this morning')
      await person.reviewPlan().waitFor()
    },
  ],
  [
    'report',
    async ({ person, page }) => {
      await person.button('report.title').click()
      await page.getByRole('heading', { name: person.text('report.found') }).waitFor()
      await person.button('ui.report.close').click()
    },
  ],
  [
    'confirmation, repair, proof',
    async (at) => {
      const { person } = at
      const before = await printJobsOf(at)
      await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
      await person.see(person.text('ui.result.verdict.fixed'))
      if ((await printJobsOf(at)).length >= before.length) throw new Error('nothing was repaired')
    },
  ],
  [
    'undo',
    async ({ person, page }) => {
      const undo = page.locator('.result button', { hasText: person.text('ui.result.undo') })
      await person.answer(await person.askedBy(() => undo.click()), 'ui.confirm.undoNow')
      await page.locator('.result').getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
    },
  ],
  [
    'history',
    async ({ person, page }) => {
      await person.button('ui.shell.history').click()
      await page.locator('.hist').first().waitFor()
    },
  ],
  [
    'settings',
    async ({ person, page }) => {
      await person.openSettings('network')
      await page.getByLabel(person.text('ui.external.text.proxy'), { exact: true }).waitFor()
      await person.openSettings('models')
    },
  ],
  [
    'search',
    async ({ person, page }) => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: person.text('ui.shell.palette') })
      await palette.getByRole('combobox').fill('check_printers')
      await palette.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await palette.waitFor({ state: 'detached' })
    },
  ],
  [
    'check-up',
    async ({ person, page }) => {
      await person.button('ui.shell.newChat').click()
      await person.button('ui.chat.start.checkUp').click()
      await page.locator('.check-up .area').first().waitFor()
    },
  ],
  [
    'about',
    async ({ person, page }) => {
      await person.button('ui.shell.help').click()
      await page.locator('.version-card').waitFor()
    },
  ],
]

/** What a person does with the app from the first complaint on, each step to its end, in online mode. */
export async function tellStory(): Promise<readonly ToldStep[]> {
  const steps: ToldStep[] = []
  const launched = await launchApp({ args: ['--scenario', 'stuck-print-queue', '--mode', 'online'] })
  try {
    const at = { ...launched, person: createPerson(launched) }
    await launched.page.locator('textarea').waitFor()
    for (const [name, step] of story) {
      const from = performance.now()
      await step(at).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`)
      })
      steps.push({ name, ms: Math.round(performance.now() - from) })
    }
  } finally {
    await launched.close()
  }
  return steps
}
