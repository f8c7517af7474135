import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import type { ChatRecord } from '../../electron/conversation/items.ts'
import { loadFaults } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { agree, handsOf, press, tell, type Asked, type HandKind } from './hands.ts'
import type { LaunchedApp } from './launch.ts'
import { createPerson } from './person.ts'
import { usePcBench } from './simulated-pc.ts'

const bench = usePcBench()

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

type Killed = { readonly lang: Locale; readonly hands: HandKind }

/** In each language, by keyboard alone or with a mouse alone; by both where all walks are wanted. */
const kills: readonly Killed[] = locales.flatMap((lang, at) => handsOf(at).map((hands) => ({ lang, hands })))

async function asked({ page, ...launched }: LaunchedApp, lang: Locale, hands: HandKind): Promise<Asked> {
  await page.evaluate((value) => window.deskmedic.invoke('settings.set', { key: 'language', value }), lang)
  await page.locator(`html[lang="${lang === 'zh' ? 'zh-CN' : lang}"]`).waitFor()
  return { page, person: createPerson({ page, ...launched }, lang), hands }
}

/** Begins a repair and kills the app in the middle of it; gives what was found. */
async function killInRepair(launched: LaunchedApp, complaint: string, { lang, hands }: Killed): Promise<string> {
  const way = await asked(launched, lang, hands)
  const { page, person } = way
  await press(page, person.button('ui.shell.newChat'), hands)
  await tell(way, complaint)
  const review = person.reviewPlan()
  await review.waitFor()
  const found = await page.locator('.headline').first().innerText()
  await agree(way, review, 'ui.confirm.runNow')
  await page.locator('.call.running').waitFor()
  // Chats are written behind what happens; what is not yet on the disk, no start can know.
  await expect.poll(keptRepairs).toContain('running')
  const program = launched.app.process()
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
  return found
}

/** The chat is whole, nothing of it is said to go on or to have helped, and it is looked at again. */
async function readAgain(launched: LaunchedApp, { complaint, found }: Told, { lang, hands }: Killed): Promise<void> {
  const { page, person } = await asked(launched, lang, hands)
  await press(page, page.locator('.recent', { hasText: complaint.slice(0, 20) }).first(), hands)
  const [, unknown = ''] = person.text('ui.main.unknownCall', { title: '|' }).split('|')
  await page
    .locator('.frame')
    .getByText(unknown.replace(/^[.。]\s*/u, ''))
    .first()
    .waitFor()
  await page.locator('.said', { hasText: complaint }).waitFor()
  expect(await page.locator('.headline').first().innerText()).toBe(found)
  await person.see(person.text('ui.card.state.unknown'))
  for (const key of ['ui.result.verdict.fixed', 'ui.card.phase.working'] as const)
    expect(await page.getByRole('log').getByText(person.text(key), { exact: true }).count()).toBe(0)
  await press(page, person.button('ui.chat.checkNow'), hands)
  await page.locator('.finding.answer').nth(1).waitFor()
  await person.reviewPlan().waitFor()
}

type Told = { readonly complaint: string; readonly found: string }

it(
  'killed in the middle of a repair: after a restart nobody knows how it ended, the chat is whole, and it is looked at again',
  async () => {
    const fault = (await loadFaults()).find(({ name }) => name === 'proxy-stale')
    if (!fault) throw new Error('no such fault')
    await bench.prepare([fault.name], (pc) => (pc.pace['reset_proxy_settings'] = { takesMs: 600_000 }))
    // Each start that reads what was left is the one in which the next repair begins.
    let launched = await bench.start()
    for (const kill of kills) {
      const complaint = fault.complaint[kill.lang]
      const found = await killInRepair(launched, complaint, kill)
      launched = await bench.start()
      await readAgain(launched, { complaint, found }, kill)
    }
  },
  kills.length * 100_000,
)
