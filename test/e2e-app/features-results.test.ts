import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import type { LaunchedApp } from './launch.ts'
import { createPerson, openSteps } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const result = ({ page }: LaunchedApp) => page.locator('.result').last()

it('runs only the steps that stay ticked', async () => {
  await bench.prepare(['spooler-stopped', 'disk-full-user-temp'])
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('I cannot print anything, and the disk is full too')
  // The plan is offered with the first cause; what is found of the second comes to it.
  await person.see(/^Checked \d+ thing/)
  const boxes = launched.page.locator('.step').getByRole('checkbox')
  expect(await boxes.count()).toBeGreaterThan(1)
  for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck()
  const one = launched.page.locator('.step', { hasText: 'Spooler' }).first()
  await one.getByRole('checkbox').check()
  const free = (await bench.state()).files
  const window = await person.askedBy(() => person.reviewPlan().click())
  expect(await window.locator('.plan-step').count()).toBe(0)
  await person.answer(window, 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  expect(await launched.page.locator('.result').count()).toBe(1)
  const after = await bench.state()
  expect([after.services['Spooler']?.state, after.files]).toEqual(['Running', free])
})

it('shows values before and after in plan, question and result, and holds the PC against what was announced', async () => {
  await bench.prepare(['proxy-stale'])
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('no website opens since I came back to the office')
  await person.reviewPlan().waitFor()
  await openSteps(launched.page)
  await launched.page.locator('.step .changes', { hasText: 'Proxy switched on: yes → no' }).waitFor()
  const window = await person.askedBy(() => person.reviewPlan().click())
  await window.getByText('Proxy switched on: yes → no').waitFor()
  expect((await bench.state()).proxy.enabled).toBe(true)
  await person.answer(window, 'ui.confirm.runNow')
  const told = result(launched).locator('.changes li')
  await told.getByText('Proxy switched on: yes → no').waitFor()
  await told.getByText(person.text('ui.change.agrees')).waitFor()
  expect((await bench.state()).proxy.enabled).toBe(false)
})

it('undoes a fix byte for byte', async () => {
  await bench.prepare(['proxy-stale'], (pc) => (pc.proxy.server = 'old-proxy.example:8080;ftp=\u00e4\ud55c:21'))
  const launched = await bench.start()
  const person = createPerson(launched)
  const changed = async (): Promise<string> => {
    const { proxy, services, startup } = JSON.parse(
      await readFile(path.join(bench.dataFolder(), 'simulated-pc.json'), 'utf8'),
    ) as PcState
    return JSON.stringify({ proxy, services, startup })
  }
  const before = await changed()
  await person.say('no website opens since I came back to the office')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  await person.see(/^You can undo this until /)
  await person.see(person.text('ui.chat.allGood'))
  await person.see(/^Fixed \d/)
  const after = await changed()
  expect(after).not.toBe(before)
  const undo = result(launched).getByRole('button', { name: /^Undo/ })
  const question = await person.askedBy(() => undo.click())
  await question.getByText('Proxy switched on: no → yes').waitFor()
  await person.answer(question, 'ui.confirm.undoNow')
  await result(launched).getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
  await person.see(person.text('ui.result.back'))
  expect(await launched.page.getByText(person.text('ui.chat.allGood')).count()).toBe(0)
  expect(await changed()).toBe(before)
  const again = result(launched).getByText(person.text('ui.result.again'), { exact: true })
  await person.answer(await person.askedBy(() => again.click()), 'ui.confirm.runNow')
  await person.see(person.text('ui.chat.allGood'))
  expect(await changed()).toBe(after)
})

it('a check that gives nothing is never green, before and after a fix', async () => {
  await bench.prepare(['print-job-stuck'], (pc) => {
    pc.pace['check_printers'] = { takesMs: 600_000 }
    pc.pace['check_print_queue'] = { takesMs: 600_000 }
    pc.pace['check_services'] = { takesMs: 600_000 }
  })
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('the printer does nothing')
  await person.button('ui.chat.stopAll').click()
  await person.see(person.text('ui.main.checks.stopped'))
  await launched.page.keyboard.press('F9')
  const cards = launched.page.locator('.call')
  await cards.first().waitFor()
  for (const card of await cards.all())
    expect(await card.locator('.badges').textContent()).not.toContain(person.text('ui.shell.verdict.healthy'))
  await cards.first().locator('.call-open').click()
  await cards.first().getByText(person.text('ui.card.noResult')).waitFor()
})

it('a fix that was stopped is not said to have helped, and its audit line says that it was stopped', async () => {
  await bench.prepare(['proxy-stale'], (pc) => (pc.pace['reset_proxy_settings'] = { takesMs: 600_000 }))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('no website opens since I came back to the office')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await launched.page.locator('.call.running').getByRole('button', { name: /^Stop/ }).click()
  await result(launched).getByText(person.text('ui.result.verdict.cannot_tell')).waitFor()
  expect(await result(launched).locator('.verdict').getAttribute('class')).toContain('v-unknown')
  expect(await launched.page.getByText(person.text('ui.result.verdict.fixed')).count()).toBe(0)
  expect((await bench.state()).proxy.enabled).toBe(true)
  await bench.closeAll()
  const lines = await bench.audit('reset_proxy_settings')
  expect(lines.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['intent', null],
    ['result', 'cancelled'],
  ])
})

it('a fix whose own check still finds the fault is told as not fixed; the next one is offered and asked anew', async () => {
  const fault = (await loadFaults()).find(({ name }) => name === 'usb-controller-wedged')
  if (!fault) throw new Error('no such fault')
  await bench.prepare([fault.name])
  const launched = await bench.start()
  const { page, app } = launched
  const person = createPerson(launched)
  await person.say(fault.complaint.en)
  await person.reviewPlan().waitFor()
  await openSteps(page)
  const steps = page.locator('.step')
  const ticked = steps.getByRole('checkbox', { checked: true })
  while ((await ticked.count()) > 0) await ticked.first().uncheck()
  await steps.first().getByRole('checkbox').check()
  const milder = await steps.first().locator('h3').innerText()
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await result(launched).getByText(person.text('ui.result.verdict.not_fixed')).waitFor()
  await result(launched).getByText(person.text('proof.finding_remains')).waitFor()
  // The plan that ran is folded: these are the steps of the next one.
  await person.reviewPlan().waitFor()
  const offered = await steps.locator('h3').allInnerTexts()
  expect(offered.length).toBeGreaterThan(0)
  expect(offered).not.toContain(milder)
  expect([app.windows().length, await page.locator('.result').count()]).toEqual([1, 1])
  const question = await person.askedBy(() => person.reviewPlan().click())
  await question.getByRole('heading', { name: offered[0] ?? '' }).waitFor()
  await person.answer(question, 'ui.confirm.refuse')
  await person.see(person.text('ui.plan.refused'))
  expect(await page.locator('.result').count()).toBe(1)
})

it('a fix that could not be stopped: nobody can tell how it ended, with the reason', async () => {
  await bench.prepare(['proxy-stale'], (pc) => (pc.pace['reset_proxy_settings'] = { takesMs: 600_000, stuckPid: 77 }))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('no website opens since I came back to the office')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.runNow')
  await launched.page.locator('.call.running').getByRole('button', { name: /^Stop/ }).click()
  await result(launched).getByText(person.text('ui.result.verdict.cannot_tell')).waitFor()
  await result(launched)
    .getByText(person.text('errors.could_not_stop.why', { pid: 77 }))
    .first()
    .waitFor()
})

it('folds any number of checks to one line; one key opens their cards with arguments, time and JSON', async () => {
  await bench.prepare(['print-job-stuck'])
  const launched = await bench.start()
  const { page } = launched
  const person = createPerson(launched)
  await person.say('the printer does nothing')
  await person.reviewPlan().waitFor()
  expect([await page.locator('.status').count(), await page.locator('.call').count()]).toEqual([1, 0])
  await page.keyboard.press('F9')
  const cards = page.locator('.call')
  await cards.first().waitFor()
  expect(await cards.count()).toBeGreaterThan(1)
  expect(await page.locator('pre.json').count()).toBe(0)
  for (const card of await cards.all()) expect(await card.locator('.t').textContent()).toMatch(/\d/)
  const queue = page.locator('.call', { hasText: 'check_print_queue' }).first()
  await queue.locator('.call-open').click()
  await queue.locator('pre.json', { hasText: 'Budget.xlsx' }).waitFor()
  await page.keyboard.press('F9')
  await cards.first().waitFor({ state: 'detached' })
})
