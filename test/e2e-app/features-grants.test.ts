import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import type { LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const complaint = 'no website opens since I came back to the office'
const proxy = async (): Promise<boolean> => (await bench.state()).proxy.enabled

const lastResult = ({ page }: LaunchedApp) => page.locator('.result').last()

async function repair(launched: LaunchedApp, choose: (window: Page) => Promise<unknown>): Promise<void> {
  const person = createPerson(launched)
  await person.say(complaint)
  const window = await person.askedBy(() => person.reviewPlan().click())
  await choose(window)
  await person.answer(window, 'ui.confirm.runNow')
  await person.see(person.text('ui.result.verdict.fixed'))
  expect(await proxy()).toBe(false)
}

/** Breaks the PC again, as a person can: the fix is undone. That always asks. */
async function undo(launched: LaunchedApp): Promise<void> {
  const person = createPerson(launched)
  const button = lastResult(launched).getByRole('button', { name: /^Undo/ })
  await person.answer(await person.askedBy(() => button.click()), 'ui.confirm.undoNow')
  await lastResult(launched).getByText(person.text('ui.result.undone'), { exact: true }).waitFor()
  expect(await proxy()).toBe(true)
}

/** The same complaint again: the step runs without a window that asks. */
async function repairUnasked(launched: LaunchedApp): Promise<void> {
  const person = createPerson(launched)
  const before = await launched.page.locator('.result').count()
  await person.say(complaint)
  await person.reviewPlan().click()
  await launched.page.locator('.result').nth(before).waitFor()
  await lastResult(launched).getByText(person.text('ui.result.verdict.fixed')).waitFor()
  expect(await proxy()).toBe(false)
  expect(launched.app.windows()).toHaveLength(1)
}

it('for the session: at once, in Settings, and not after a restart', async () => {
  await bench.prepare(['proxy-stale'])
  const first = await bench.start()
  const person = createPerson(first)
  await repair(first, (window) => window.locator('select').selectOption('session'))
  await undo(first)
  await repairUnasked(first)
  await person.openSettings('repairs')
  await person.see(person.text('ui.settings.grant.session'))
  await bench.closeAll()
  const second = await bench.start()
  await createPerson(second).openSettings('repairs')
  await createPerson(second).see(person.text('ui.settings.noGrants'))
})

it.each(['month', 'tool'])(
  'until a %s: survives a restart, is listed, and asks again once it is revoked',
  async (scope) => {
    await bench.prepare(['proxy-stale'])
    const first = await bench.start()
    await repair(first, (window) => window.locator('select').selectOption(scope))
    await undo(first)
    await bench.closeAll()

    const second = await bench.start()
    const person = createPerson(second)
    await person.button('ui.shell.newChat').click()
    await repairUnasked(second)
    await undo(second)
    await person.openSettings('repairs')
    await person.see(scope === 'month' ? /^Until .*\d{4}$/ : person.text('ui.settings.grant.tool'))
    await second.page.getByRole('button', { name: new RegExp(`^${person.text('ui.settings.revoke')}`) }).click()
    await person.see(person.text('ui.settings.noGrants'))
    await person.button('ui.shell.newChat').click()
    await person.say(complaint)
    const window = await person.askedBy(() => person.reviewPlan().click())
    await person.answer(window, 'ui.confirm.refuse')
    expect(await proxy()).toBe(true)
    await bench.closeAll()
    const lines = await bench.audit('reset_proxy_settings')
    const ways = lines.filter(({ kind }) => kind === 'result').map(({ confirmedBy }) => confirmedBy?.split(':')[0])
    expect(ways).toEqual(['user', 'grant'])
  },
)

it('is not offered where it is forbidden, nor for what is hard to undo', async () => {
  await bench.prepare(['proxy-stale', 'long-without-restart'])
  const first = await bench.start()
  const person = createPerson(first)
  await person.say('I shut it down every evening, still it gets slower from week to week')
  await first.page.locator('.plan-act', { hasText: 'Hard to undo' }).waitFor()
  const hard = await person.askedBy(() => person.reviewPlan().click())
  expect(await hard.locator('select').count()).toBe(0)
  await person.answer(hard, 'ui.confirm.refuse')
  await bench.closeAll()

  await writeFile(path.join(bench.dataFolder(), 'settings.json'), JSON.stringify({ standingGrants: false }))
  const second = await bench.start()
  await createPerson(second).button('ui.shell.newChat').click()
  await repair(second, async (window) => expect(await window.locator('select').count()).toBe(0))
})
