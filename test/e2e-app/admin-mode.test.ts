import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()

it('where Deskmedic has no rights, a step that needs them runs in a broker; admin mode is off, and in sight when it is on', async () => {
  await bench.prepare(['spooler-stopped'], (state) => (state.system.elevation = 'granted'))
  const launched = await bench.start()
  const { page, dataFolder } = launched
  const person = createPerson(launched)
  await page
    .getByRole('button', {
      name: person.text('ui.shell.panelOfMode', { mode: person.text('ui.shell.mode.online') }),
    })
    .click()
  const turn = page.getByRole('switch', { name: person.text('ui.panel.admin') })
  await turn.waitFor()
  expect(await turn.getAttribute('aria-checked')).toBe('false')
  await turn.click()
  await page.getByText(/^Admin mode, ends in (30:00|29:\d\d)$/).waitFor()
  await page.locator('footer').getByText(person.text('ui.shell.admin.on'), { exact: true }).waitFor()
  await page.screenshot({ path: 'test-results/admin-mode.png' })
  await turn.click()
  await page.getByText(/^Admin mode, ends in/).waitFor({ state: 'detached' })
  await person.say('the printer does nothing')
  const window = await person.askedBy(() => person.reviewPlan().click())
  await person.answer(window, 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  const log = await readFile(path.join(dataFolder, 'practice-broker', 'broker.ndjson'), 'utf8')
  expect(log).toContain('"event":"ended","tool":"restart_whitelisted_service"')
})

it('no to the question of Windows: the step says so, and nothing has changed', async () => {
  await bench.prepare(['spooler-stopped'], (state) => (state.system.elevation = 'refused'))
  const launched = await bench.start()
  const person = createPerson(launched)
  const before = (await bench.state()).services
  await person.say('the printer does nothing')
  const window = await person.askedBy(() => person.reviewPlan().click())
  await person.answer(window, 'ui.confirm.runNow')
  await person.see(person.text('errors.elevation_refused.why'))
  expect((await bench.state()).services).toEqual(before)
})
