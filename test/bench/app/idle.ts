import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { setUpPc } from '../../../electron/machines/simulated/set-up.ts'
import { faults } from '../../../electron/tools/updates/check-windows-update-status/faults.ts'
import { createPerson } from '../../e2e-app/person.ts'
import { root } from '../../e2e-app/launch.ts'
import { medianOf, ratioOf, type Bench, type BenchRatio } from '../bench-result.ts'
import { helloPlace, newFolder, openPage, type OpenedPage } from './support/page.ts'
import { memoryMb, switchesOf, treeOf } from './support/process-tree.ts'

type Look = { readonly memory: number; readonly perSecond: number }
type Round = { readonly hello: Look; readonly window: Look; readonly tray: Look }
type Times = { readonly settleMs: number; readonly watchMs: number }

const ourWords = ['--target', 'simulated', '--lang', 'en']

/** Memory and wake-ups of an app that nobody uses: with its window, and beside the clock while a step waits. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const times = extent === 'whole' ? { settleMs: 8_000, watchMs: 6_000 } : { settleMs: 300, watchMs: 300 }
  const seen: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const hello = await watchPage(() => openPage(helloPlace), times)
    const window = await watchPage(openWindow, times)
    seen.push({ hello, window, tray: extent === 'whole' ? await watchPage(openTray, times) : window })
  }
  const memory = (side: keyof Round): number[] => seen.map((round) => round[side].memory)
  const wakeUps = (side: keyof Round): number[] => seen.map((round) => round[side].perSecond)
  const sides = { hello: 'bare app', window: 'with its window', tray: 'beside the clock' } as const
  const names = extent === 'whole' ? (['hello', 'window', 'tray'] as const) : (['hello', 'window'] as const)
  return {
    name: 'idle',
    rows: [
      ...names.map((side) => ({ what: `memory, ${sides[side]}`, value: medianOf(memory(side)), unit: 'MB' as const })),
      ...names.map((side) => ({
        what: `wake-ups, ${sides[side]}`,
        value: medianOf(wakeUps(side)),
        unit: 'per s' as const,
      })),
    ],
    ratios: [
      ratioOf('memory with its window / bare app', { ours: memory('window'), floor: memory('hello') }, 1.15),
      ratioOf('memory beside the clock / bare app', { ours: memory('tray'), floor: memory('hello') }, 0.9),
      plain('wake-ups with its window', wakeUps('window'), 8),
      plain('wake-ups beside the clock', wakeUps('tray'), 2),
    ].slice(0, extent === 'whole' ? 4 : 1),
  }
}

function plain(name: string, values: readonly number[], goal: number): BenchRatio {
  return { name, value: medianOf(values), worst: Math.max(...values), goal, unit: 'per s' }
}

async function watchPage(open: () => Promise<OpenedPage>, { settleMs, watchMs }: Times): Promise<Look> {
  const opened = await open()
  try {
    await pause(settleMs)
    const pids = treeOf(opened.app.process().pid ?? 0)
    const before = switchesOf(pids)
    await pause(watchMs)
    const perSecond = ((switchesOf(pids) - before) * 1_000) / watchMs
    return { memory: memoryMb(pids), perSecond }
  } finally {
    await opened.close()
  }
}

/** Our app with everything loaded that its first screen needs. */
async function openWindow(): Promise<OpenedPage> {
  const opened = await openPage(root, { args: ourWords })
  const field = opened.page.locator('textarea')
  await field.waitFor()
  // As when another program is in front: a caret blinks, here and in a bare app, and each blink is a frame.
  await field.blur()
  return opened
}

/** A step that waits for the end of a video call. */
async function openWaiting(): Promise<OpenedPage> {
  const data = newFolder()
  const pc = setUpPc(['update-cache-damaged'], faults)
  if (!pc.ok) throw new Error(pc.error.code)
  const inCall = { ...pc.value, session: { ...pc.value.session, mediaApps: ['Teams'] } }
  await writeFile(path.join(data, 'simulated-pc.json'), JSON.stringify(inCall))
  const opened = await openPage(root, { args: ourWords, data })
  const { page } = opened
  const person = createPerson({ app: opened.app, page, dataFolder: data, close: opened.close })
  await person.say('update stops with 0x80070002 no matter how often I press retry')
  await person.answer(await person.askedBy(() => person.reviewPlan().click()), 'ui.confirm.whenIdle')
  await page.getByRole('region', { name: person.text('ui.card.idle.title') }).waitFor()
  return opened
}

/** What waits keeps the app beside the clock. */
async function openTray(): Promise<OpenedPage> {
  const opened = await openWaiting()
  const { page } = opened
  const gone = page.waitForEvent('close')
  // The click ends the page that it is made in.
  await page
    .locator('.caption-btns .close')
    .click()
    .catch(() => undefined)
  await gone
  return opened
}
