import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { ChatRecord } from '../../electron/conversation/items.ts'
import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()
const complaint = 'no website opens since I came back to the office'

/** The chats as they are kept. */
async function keptChats(): Promise<readonly ChatRecord[]> {
  const folder = path.join(bench.dataFolder(), 'chats')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => JSON.parse(text) as ChatRecord)
}

/** The states of the repairs that the kept chats say to have begun. */
async function keptRepairs(): Promise<readonly string[]> {
  const items = (await keptChats()).flatMap(({ entries }) => entries)
  const cards = items.flatMap((item) => (item.kind === 'fixes' ? item.cards : []))
  return cards.filter(({ startedAt }) => startedAt !== null).map(({ state }) => state)
}

it('killed in the middle of a repair: after a restart nobody knows how it ended, the chat is whole, and it is looked at again', async () => {
  await bench.prepare(['proxy-stale'], (pc) => (pc.pace['reset_proxy_settings'] = { takesMs: 600_000 }))
  const first = await bench.start()
  const person = createPerson(first)
  await person.say(complaint)
  const review = person.reviewPlan()
  await review.waitFor()
  const found = await first.page.locator('.headline').first().innerText()
  await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.runNow')
  await first.page.locator('.call.running').waitFor()
  // Chats are written behind what happens; what is not yet on the disk, no start can know.
  await expect.poll(keptRepairs, { timeout: 30_000 }).toEqual(['running'])
  const program = first.app.process()
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended

  const again = await bench.start()
  const { page } = again
  const reader = createPerson(again)
  await page.locator('.recent', { hasText: complaint }).first().click()
  await reader.see(/It’s not known whether it was done\./)
  await page.locator('.said', { hasText: complaint }).waitFor()
  expect(await page.locator('.headline').first().innerText()).toBe(found)
  // Nothing of it is said to go on, or to have helped.
  await reader.see(reader.text('ui.card.state.unknown'))
  for (const key of ['ui.result.verdict.fixed', 'ui.card.phase.working'] as const)
    expect(await page.getByRole('log').getByText(reader.text(key), { exact: true }).count()).toBe(0)
  await reader.button('ui.chat.checkNow').click()
  await page.locator('.finding.answer').nth(1).waitFor()
  await reader.reviewPlan().waitFor()
})
