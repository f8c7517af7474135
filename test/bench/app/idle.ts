import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../../e2e-app/launch.ts'
import {
  againstOther,
  figuresOf,
  inTurn,
  medianOf,
  ratioOf,
  type Bench,
  type BenchRatio,
  type Seen,
} from '../bench-result.ts'
import { helloPlace, newFolder, openPage, type OpenedPage } from './support/page.ts'
import { memoryMb, switchesOf, treeOf } from './support/process-tree.ts'

type SetUp = typeof import('../../../electron/machines/simulated/set-up.ts')
type Faults = typeof import('../../../electron/tools/updates/check-windows-update-status/faults.ts')
type Persons = typeof import('../../e2e-app/person.ts')
type Look = { readonly memory: number; readonly perSecond: number }
type Ours = { readonly window: Look; readonly tray: Look }
type Times = { readonly settleMs: number; readonly watchMs: number }

const ourWords = ['--target', 'simulated', '--lang', 'en']

/** Memory and wake-ups of an app that nobody uses: with its window, and beside the clock while a step waits. */
export const bench: Bench = async (rounds, extent = 'whole', other = null) => {
  const whole = extent === 'whole'
  const times = whole ? { settleMs: 8_000, watchMs: 6_000 } : { settleMs: 300, watchMs: 300 }
  const watchApp = async (checkout: string): Promise<Ours> => {
    const window = await watchPage(() => openWindow(checkout), times)
    return { window, tray: whole ? await watchPage(() => openTray(checkout), times) : window }
  }
  const seen = await inTurn(rounds, {
    floor: () => watchPage(() => openPage(helloPlace), times),
    ours: () => watchApp(root),
    other: other === null ? null : () => watchApp(other),
  })
  const of = (side: keyof Ours, what: keyof Look): Seen<number, number> =>
    figuresOf(seen, { floor: (look) => look[what], ours: (looks) => looks[side][what] })
  const [memory, wakeUps] = [of('window', 'memory'), of('window', 'perSecond')]
  const tray = { memory: of('tray', 'memory'), wakeUps: of('tray', 'perSecond') }
  const inWindow = [
    { what: 'memory, bare app', value: medianOf(memory.floor), unit: 'MB' as const },
    { what: 'memory, with its window', value: medianOf(memory.ours), unit: 'MB' as const },
    { what: 'wake-ups, bare app', value: medianOf(wakeUps.floor), unit: 'per s' as const },
    { what: 'wake-ups, with its window', value: medianOf(wakeUps.ours), unit: 'per s' as const },
  ]
  const ratio = ratioOf('memory with its window / bare app', memory, 1.15)
  if (!whole) return { name: 'idle', rows: inWindow, ratios: [ratio] }
  return {
    name: 'idle',
    rows: [
      ...inWindow,
      { what: 'memory, beside the clock', value: medianOf(tray.memory.ours), unit: 'MB' },
      { what: 'wake-ups, beside the clock', value: medianOf(tray.wakeUps.ours), unit: 'per s' },
    ],
    ratios: [
      ratio,
      ratioOf('memory beside the clock / bare app', tray.memory, 0.9),
      plain('wake-ups with its window', wakeUps.ours, 8),
      plain('wake-ups beside the clock', tray.wakeUps.ours, 2),
    ],
    against: [
      ...againstOther('memory with its window', memory),
      ...againstOther('memory beside the clock', tray.memory),
      ...againstOther('wake-ups with its window', wakeUps),
      ...againstOther('wake-ups beside the clock', tray.wakeUps),
    ],
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

/** An app of ours with everything loaded that its first screen needs. */
async function openWindow(checkout: string): Promise<OpenedPage> {
  const opened = await openPage(checkout, { args: ourWords })
  const field = opened.page.locator('textarea')
  await field.waitFor()
  // As when another program is in front: a caret blinks, here and in a bare app, and each blink is a frame.
  await field.blur()
  return opened
}

/** What a checkout knows of its own practice PC, and who reads the words of its own window. */
async function partsOf(checkout: string) {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ path.join(checkout, file))
  const { setUpPc } = (await load('electron/machines/simulated/set-up.ts')) as SetUp
  const { faults } = (await load('electron/tools/updates/check-windows-update-status/faults.ts')) as Faults
  const { createPerson } = (await load('test/e2e-app/person.ts')) as Persons
  return { setUpPc, faults, createPerson }
}

/** A step that waits for the end of a video call. */
async function openWaiting(checkout: string): Promise<OpenedPage> {
  const { setUpPc, faults, createPerson } = await partsOf(checkout)
  const data = newFolder()
  const pc = setUpPc(['update-cache-damaged'], faults)
  if (!pc.ok) throw new Error(pc.error.code)
  const inCall = { ...pc.value, session: { ...pc.value.session, mediaApps: ['Teams'] } }
  await writeFile(path.join(data, 'simulated-pc.json'), JSON.stringify(inCall))
  const opened = await openPage(checkout, { args: ourWords, data })
  const { page } = opened
  const person = createPerson({ app: opened.app, page, dataFolder: data, close: opened.close })
  await person.say('update stops with 0x80070002 no matter how often I press retry')
  const review = page
    .locator('.plan-card .primary')
    .or(page.getByRole('button', { name: /^Review/ }))
    .last()
  await person.answer(await person.askedBy(() => review.click()), 'ui.confirm.whenIdle')
  await page.getByRole('region', { name: person.text('ui.card.idle.title') }).waitFor()
  return opened
}

/** What waits keeps the app beside the clock. */
async function openTray(checkout: string): Promise<OpenedPage> {
  const opened = await openWaiting(checkout)
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
