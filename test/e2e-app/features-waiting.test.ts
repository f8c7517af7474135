import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import type { LaunchedApp } from './launch.ts'
import { createPerson, type Person } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const complaint = 'update stops with 0x80070002 no matter how often I press retry'
const waiting = ({ page }: LaunchedApp, person: Person) =>
  page.getByRole('region', { name: person.text('ui.card.idle.title') })

it('counts down while somebody works at the PC, and starts by itself once it was quiet for long enough', async () => {
  await bench.prepare(['update-cache-damaged'])
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say(complaint)
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  const card = waiting(launched, person)
  await card.getByText(person.text('ui.card.idle.in_use')).waitFor()
  const timer = card.getByRole('timer')
  await timer.waitFor()
  const first = (await timer.textContent()) ?? ''
  expect(first).toMatch(/^Starts in \d/)
  await timer.filter({ hasNotText: first }).waitFor()
  // On this PC half a minute passes at every look: the quiet time comes by itself.
  await person.see(person.text('ui.result.verdict.fixed'))
  await card.waitFor({ state: 'detached' })
})

it('does it now after a second yes, and only then', async () => {
  await bench.prepare(['update-cache-damaged'], (pc) => (pc.session.mediaApps = ['Teams']))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say(complaint)
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  const card = waiting(launched, person)
  await card.getByText(person.text('ui.card.idle.in_call')).waitFor()
  // The end of a call cannot be foreseen.
  expect(await card.getByRole('timer').count()).toBe(0)
  const now = card.getByRole('button', { name: person.text('ui.card.doItNow') })
  const window = await person.askedBy(() => now.click())
  expect(await launched.page.locator('.result').count()).toBe(0)
  await person.answer(window, 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
})

it('counts how often it was put off, also over a restart', async () => {
  await bench.prepare(['update-cache-damaged'], (pc) => (pc.session.mediaApps = ['Teams']))
  const launched = await bench.start()
  const person = createPerson(launched)
  const once = person.text('ui.plan.deferrals', { count: 1 })
  const twice = person.text('ui.plan.deferrals', { count: 2 })
  await person.say(complaint)
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.notToday')
  await person.see(once)
  await person.button('ui.plan.show').click()
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  await waiting(launched, person)
    .getByRole('button', { name: person.text('ui.card.notToday') })
    .click()
  await person.see(twice)
  await bench.closeAll()
  const again = await bench.start()
  const reader = createPerson(again)
  await again.page
    .locator('.recent', { hasText: complaint.slice(0, 20) })
    .first()
    .click()
  await reader.see(twice)
})

type Told = { readonly title: string; readonly body: string }

/** Takes the place of the notifications of the system: keeps what is told, and how to click it. */
async function listen({ app }: LaunchedApp): Promise<void> {
  await app.evaluate(({ Notification }) => {
    const told: { notification: unknown; title: string; body: string }[] = []
    Object.assign(globalThis, { told })
    Notification.isSupported = () => true
    Notification.prototype.show = function show(this: { title: string; body: string }) {
      told.push({ notification: this, title: this.title, body: this.body })
    }
  })
}
const toldBy = ({ app }: LaunchedApp): Promise<readonly Told[]> =>
  app.evaluate(() =>
    (globalThis as unknown as { told: readonly Told[] }).told.map(({ title, body }) => ({ title, body })),
  )

it('a question that nobody answers waits: told once, the click only shows it, and it is there after a restart', async () => {
  await bench.prepare(['print-job-stuck'])
  const first = await bench.start()
  await listen(first)
  const person = createPerson(first)
  await person.say('the printer does nothing')
  const leave = async (close: (window: Page) => Promise<unknown>): Promise<void> => {
    const window = await person.askedBy(() => person.reviewPlan().click())
    // The window goes with the key, sometimes before the key has been reported.
    await Promise.all([window.waitForEvent('close'), close(window).catch(() => undefined)])
    await person.see(person.text('ui.plan.waits'))
  }
  await leave((window) => window.evaluate(() => window.close()))
  await leave(async (window) => {
    const close = window.getByRole('button', { name: person.text('ui.confirm.close') })
    for (let press = 0; press < 20 && !(await close.evaluate((one) => one === document.activeElement)); press += 1)
      await window.keyboard.press('Shift+Tab')
    await window.keyboard.press('Enter')
  })
  const told = await toldBy(first)
  expect(told).toEqual([{ title: person.text('ui.main.waiting.title'), body: person.text('ui.main.waiting.body') }])

  await person.button('ui.shell.settings').click()
  await first.app.evaluate(() =>
    (globalThis as unknown as { told: { notification: { emit(name: string): void } }[] }).told[0]?.notification.emit(
      'click',
    ),
  )
  await person.reviewPlan().waitFor()
  expect(first.app.windows()).toHaveLength(1)
  expect((await bench.state()).printing.jobs).toHaveLength(2)

  await bench.closeAll()
  const second = await bench.start()
  const later = createPerson(second)
  await later.see(later.text('ui.plan.waits'))
  expect((await bench.state()).printing.jobs).toHaveLength(2)
  await later.answer(await later.askedBy(() => later.reviewPlan().click()), 'ui.confirm.runNow')
  await later.see(later.text('ui.result.verdict.fixed'))
})
