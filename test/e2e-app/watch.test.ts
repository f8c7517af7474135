import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { launchApp, root, type LaunchedApp } from './launch.ts'
import { press } from './hands.ts'
import { createPerson } from './person.ts'
import { removeFolder } from './remove-folder.ts'
import { expectTree } from './trees.ts'

const picture = (name: string): { readonly path: string } => ({
  path: path.join(root, 'test-results', 'screens', `watch-${name}.png`),
})
const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-watch-'))
const pcFile = path.join(dataFolder, 'simulated-pc.json')
// It works when it is looked at once.
const start = (): Promise<LaunchedApp> => launchApp({ args: ['--scenario', 'dropping-wifi'], dataFolder })
let launched: LaunchedApp

beforeAll(async () => {
  launched = await start()
})
afterAll(async () => {
  await launched.close()
  await removeFolder(dataFolder)
})

async function startWatch(): Promise<void> {
  const person = createPerson(launched)
  await person.button('ui.shell.newChat').click()
  await person.say('my Wi-Fi keeps dropping')
  await launched.page.getByRole('button', { name: person.text('watch.start', { minutes: 10 }) }).click()
  await person.button('watch.stop').waitFor()
}

/** The Wi-Fi goes within a minute from now, which is two seconds here, and is gone for most of a watch. Gives back how it was. */
async function goForLong(): Promise<() => Promise<void>> {
  const kept = await readFile(pcFile, 'utf8')
  const pc = JSON.parse(kept) as PcState
  pc.wifi.silence = { sinceMs: pc.clock.nowMs - 540_000, everyMs: 600_000, forMs: 480_000 }
  await writeFile(pcFile, JSON.stringify(pc))
  return () => writeFile(pcFile, kept)
}

it('while it runs it says how long still, what was seen so far, and how it is now', async () => {
  const comeBack = await goForLong()
  const { page } = launched
  await startWatch()
  await page.locator('.watch-seen li').first().waitFor()
  await page.screenshot(picture('seen'))
  await expectTree(page.locator('.log-row', { has: page.locator('.watch') }).last(), 'watch-running')
  await createPerson(launched).button('watch.stop').click()
  await comeBack()
})

it('a Wi-Fi that comes and goes is found by watching: what was seen, when, and what it says', async () => {
  const { page } = launched
  await startWatch()
  await page.screenshot(picture('running'))
  const verdict = page.locator('.watch-verdict')
  await verdict.getByText(/\d times in 10 min/).waitFor()
  expect(await page.locator('.watch-seen li').count()).toBeGreaterThan(1)
  await verdict.scrollIntoViewIfNeeded()
  await page.screenshot(picture('ended'))
  await expectTree(page.locator('.log-row', { has: page.locator('.watch') }).last(), 'watch')
})

it('it goes on behind a page that is loaded again, can be stopped by keyboard at any time, and says so', async () => {
  const person = createPerson(launched)
  await startWatch()
  await launched.page.reload()
  await person.button('watch.stop').waitFor()
  const clock = launched.page.locator('.watch-ring b')
  const before = await clock.innerText()
  await clock.filter({ hasNotText: before }).waitFor()
  await press(launched.page, person.button('watch.stop'), 'keyboard')
  await launched.page.getByText(person.text('watch.stopped'), { exact: true }).waitFor()
  expect(await person.button('watch.stop').count()).toBe(0)
})

it('an app that is killed takes it along: the chat keeps what was seen, and says that it broke off', async () => {
  await startWatch()
  // Kept after every few looks.
  await launched.page.locator('.watch-ring b', { hasText: /^[1-9]/ }).waitFor()
  const program = launched.app.process()
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
  launched = await start()
  const person = createPerson(launched)
  await launched.page.locator('.recent', { hasText: 'my Wi-Fi keeps dropping' }).first().click()
  await person.see(person.text('watch.interrupted'))
  expect(await launched.page.locator('.watch-ring b').innerText()).not.toBe('0:00')
  expect(await person.button('watch.stop').count()).toBe(0)
})
