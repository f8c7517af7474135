import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const complaint = 'the printer does nothing'
const slow = 'check_print_queue'

it('Stop ends a running check: stopped is in sight, and the audit log says the same', async () => {
  await bench.prepare(['print-job-stuck'], (pc) => (pc.pace[slow] = { takesMs: 600_000 }))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say(complaint)
  await person.button('ui.chat.stopAll').click()
  await person.see(person.text('ui.main.checks.stopped'))
  await launched.page.keyboard.press('F9')
  const card = launched.page.locator('.call', { hasText: slow }).first()
  await card.getByText(person.text('ui.card.state.cancelled'), { exact: true }).first().waitFor()
  expect(await person.reviewPlan().count()).toBe(0)
  await bench.closeAll()
  expect((await bench.audit(slow)).map(({ kind, outcome }) => [kind, outcome])).toContainEqual(['read', 'cancelled'])
})

it('names the process that could not be stopped, and so does the audit log', async () => {
  await bench.prepare(['print-job-stuck'], (pc) => (pc.pace[slow] = { takesMs: 600_000, stuckPid: 4242 }))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say(complaint)
  await launched.page.keyboard.press('F9')
  const card = launched.page.locator('.call', { hasText: slow }).first()
  await card.getByRole('button', { name: /^Stop/ }).click()
  await card.getByText(person.text('ui.card.state.failed'), { exact: true }).first().waitFor()
  await card.locator('.call-open').click()
  await card.getByText(person.text('errors.could_not_stop.why', { pid: 4242 })).waitFor()
  await bench.closeAll()
  const told = (await bench.audit(slow)).map(({ outcome }) => outcome)
  expect(told).toContain('could_not_stop')
})

it('what takes long is named with its time; the technician sees its last line and its arguments; nothing hangs', async () => {
  await bench.prepare(['print-job-stuck'], (pc) => (pc.pace['check_services'] = { takesMs: 12_500 }))
  const launched = await bench.start()
  const { page } = launched
  await page.locator('textarea').waitFor()
  const person = createPerson(launched)
  await person.say(complaint)
  const row = page.locator('.status.looking')
  await row.getByText('Looking at Windows services…').waitFor()
  await person.button('ui.chat.stopAll').waitFor()
  const heightPx = (await row.boundingBox())?.height
  const first = (await row.locator('.num').textContent()) ?? ''
  expect(first).toMatch(/^\d+ checks? done · [1-9]\d* s$/)
  await row.locator('.num').filter({ hasNotText: first }).waitFor()
  // What was read so far pushes nothing about, and no value of a program is in sight.
  expect((await row.boundingBox())?.height).toBe(heightPx)
  expect(await page.locator('.log').innerText()).not.toMatch(/^\d+%$| = /m)
  await page.keyboard.press('F9')
  const card = page.locator('.call.running')
  await card.getByText(person.text('ui.card.lastLine')).waitFor()
  await card.getByText(/^\d+%$/).waitFor()
  await card.locator('.args').first().waitFor()
  await card.getByText(person.text('ui.card.stillWorking')).waitFor()
  // The window answers meanwhile.
  await page.locator('textarea').pressSequentially('and something else')
  expect(await page.locator('textarea').inputValue()).toBe('and something else')
  await person.see(/^Checked \d+ thing/)
})

it('what is found stands there while another check still runs', async () => {
  await bench.prepare(['print-job-stuck'], (pc) => (pc.pace['check_services'] = { takesMs: 600_000 }))
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say(complaint)
  await launched.page.locator('.status.looking').waitFor()
  await launched.page.locator('.finding').first().waitFor()
  expect(await launched.page.locator('.status.looking').count()).toBe(1)
  await person.button('ui.chat.stopAll').click()
  await person.see(person.text('ui.main.checks.stopped'))
})
