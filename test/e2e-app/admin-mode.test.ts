import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { AnswerToElevation } from '../../electron/machines/simulated/parts/system.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { locales } from '../../shared/domain/locale.ts'
import { brokerLogText } from '../fakes/broker-log-text.ts'
import { createPerson, openPanel, type Person } from './person.ts'
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
  expect(brokerLogText(dataFolder)).toContain('"event":"ended","tool":"restart_whitelisted_service"')
})

it.each(locales)('admin mode says in %s what it may do and what never, as long as it is on', async (lang) => {
  await bench.prepare([], (state) => (state.system.elevation = 'granted'))
  const launched = await bench.start({ args: ['--lang', lang] })
  const { page } = launched
  const person = createPerson(launched, lang)
  await openPanel(page)
  const turn = page.getByRole('switch', { name: person.text('ui.panel.admin') })
  await turn.click()
  const scope = page.locator('.admin-scope')
  for (const line of ['adminNever.unasked', 'adminNever.free'] as const)
    await scope.getByText(person.text(`ui.panel.${line}`), { exact: true }).waitFor()
  await scope.getByText(person.text('ui.panel.adminTools'), { exact: true }).click()
  const title = loadTools().find(({ name }) => name === 'restart_whitelisted_service')?.texts.title[lang] ?? ''
  await scope.getByText(title, { exact: true }).waitFor()
  await scope.scrollIntoViewIfNeeded()
  await page.screenshot({ path: `test-results/admin-scope-${lang}.png` })
  await turn.click()
  await scope.waitFor({ state: 'detached' })
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

type BrokerLine = { readonly event: string; readonly tool?: string; readonly outcome?: string }

/** What a broker has written down so far, oldest first. */
function brokerLog(folder: string): readonly BrokerLine[] {
  const lines = brokerLogText(folder).split('\n')
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as BrokerLine]))
}

const eventsOf = (folder: string): readonly string[] => brokerLog(folder).map(({ event }) => event)

/** Says yes to all steps of a plan that has several. */
async function runPlan(person: Person): Promise<void> {
  const window = await person.askedBy(() => person.reviewPlan().click())
  const said = await window.locator('.btns button:last-child').innerText()
  const count = Number(/\d+/.exec(said)?.[0])
  expect(count).toBeGreaterThan(1)
  await person.answer(window, 'ui.confirm.runSteps', { count })
}

/** Steps with rights and without, as `elevation` answers the question for them; all were said yes to. */
async function planOfBothKinds(
  elevation: AnswerToElevation,
  elevationTakesMs?: number,
): Promise<{ readonly launched: Awaited<ReturnType<typeof bench.start>>; readonly person: Person }> {
  await bench.prepare(['spooler-stopped', 'disk-full-user-temp', 'print-job-stuck'], (state) => {
    Object.assign(state.system, { elevation, elevationTakesMs })
  })
  const launched = await bench.start()
  const person = createPerson(launched)
  await person.say('I cannot print anything, and the disk is full too')
  // What is found first is offered first: on a slow PC that is one step of them.
  const plan = launched.page.locator('.plan-card').filter({ hasText: 'Print Spooler' })
  await plan.filter({ hasText: 'temporary files' }).last().waitFor()
  await runPlan(person)
  return { launched, person }
}

it('a plan of both kinds: Windows is asked once, and every step is done', async () => {
  const { launched, person } = await planOfBothKinds('granted')
  await person.see(person.text('ui.result.verdict.fixed'))
  await expect.poll(() => eventsOf(launched.dataFolder)).toContain('ended')
  const log = brokerLog(launched.dataFolder)
  expect(log.filter(({ event }) => event === 'started')).toHaveLength(1)
  expect(log.filter(({ event }) => event === 'ended').map(({ outcome }) => outcome)).toEqual(['succeeded'])
  expect(log.some(({ tool }) => tool === 'clear_user_temp')).toBe(false)
  await expect.poll(async () => (await bench.audit('clear_user_temp')).some(({ kind }) => kind === 'result')).toBe(true)
})

/** Ids of processes whose command line holds all of these words. */
function processesWith(...words: readonly string[]): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const line = readFileSync(path.join('/proc', name, 'cmdline'), 'utf8')
      return words.every((word) => line.includes(word)) ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

it.skipIf(process.platform !== 'linux')(
  'a broker that is killed in the middle: nobody knows what was done, and the app says so',
  async () => {
    await bench.prepare(['spooler-stopped'], (state) => {
      state.system.elevation = 'granted'
      state.pace['restart_whitelisted_service'] = { takesMs: 120_000 }
    })
    const launched = await bench.start()
    const person = createPerson(launched)
    await person.say('the printer does nothing')
    const window = await person.askedBy(() => person.reviewPlan().click())
    await person.answer(window, 'ui.confirm.runNow')
    await expect.poll(() => eventsOf(launched.dataFolder)).toContain('begun')
    const brokers = processesWith('node.mojom.NodeService', launched.dataFolder)
    expect(brokers).toHaveLength(1)
    for (const id of brokers) process.kill(id, 'SIGKILL')
    await expect.poll(async () => (await bench.audit('restart_whitelisted_service')).at(-1)?.outcome).toBe('unknown')
    await person.see(person.text('errors.broker_lost.why'))
    await person.see(person.text('ui.result.verdict.cannot_tell'))
    await launched.page.screenshot({ path: 'test-results/broker-killed.png' })
  },
)

it('the question of Windows cannot be asked: the step says so, the other one is done, and nobody is asked again', async () => {
  const { launched, person } = await planOfBothKinds('unavailable')
  await person.see(person.text('errors.elevation_unavailable.why'))
  await expect.poll(async () => (await bench.audit('clear_user_temp')).some(({ kind }) => kind === 'result')).toBe(true)
  expect(brokerLog(launched.dataFolder)).toEqual([])
})

it('nobody answers Windows: that is in sight until it gives up; the step says so then, and the other one is done', async () => {
  const { launched, person } = await planOfBothKinds('refused', 8_000)
  const waiting = launched.page.locator('.waiting-card', { hasText: person.text('ui.card.elevation.title') })
  await waiting.getByText(person.text('ui.card.elevation.text'), { exact: true }).waitFor()
  await launched.page.screenshot({ path: 'test-results/elevation-waits.png' })
  await person.see(person.text('errors.elevation_refused.why'))
  await waiting.waitFor({ state: 'detached' })
  await expect.poll(async () => (await bench.audit('clear_user_temp')).some(({ kind }) => kind === 'result')).toBe(true)
  expect(brokerLog(launched.dataFolder)).toEqual([])
})

it('who stops while Windows asks waits for nothing more, and what Windows says later starts nothing', async () => {
  await bench.prepare(['spooler-stopped'], (state) => {
    Object.assign(state.system, { elevation: 'granted', elevationTakesMs: 20_000 })
  })
  const launched = await bench.start()
  const person = createPerson(launched)
  const before = (await bench.state()).services
  await person.say('the printer does nothing')
  const window = await person.askedBy(() => person.reviewPlan().click())
  await person.answer(window, 'ui.confirm.runNow')
  const waiting = launched.page.locator('.waiting-card')
  await waiting.getByText(person.text('ui.card.stop'), { exact: true }).click()
  await waiting.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await bench.audit('restart_whitelisted_service')).at(-1))
    .toMatchObject({ kind: 'denied' })
  await launched.page.waitForTimeout(22_000)
  expect(brokerLog(launched.dataFolder)).toEqual([])
  expect((await bench.state()).services).toEqual(before)
})
