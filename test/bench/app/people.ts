import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from 'playwright-core'

import { setUpPc } from '../../../electron/machines/simulated/set-up.ts'
import { loadFaults, loadTools } from '../../../electron/registry/folders.ts'
import { root } from '../../e2e-app/launch.ts'
import { medianOf, quantileOf, timeRow, type Bench, type BenchRatio } from '../bench-result.ts'
import { newFolder, openPage } from './support/page.ts'
import {
  answerTimes,
  keyTimes,
  scrollFrames,
  settingsMs,
  wordsInSight,
  type AnswerTimes,
} from './support/people-page.ts'

/** What people meet first, and what is wrong there. */
const situations = [
  { fault: 'print-job-stuck', says: 'the printer does nothing' },
  { fault: 'cpu-runaway-app', says: 'my computer is super slow' },
  { fault: 'outlook-hung', says: 'Outlook is frozen' },
  { fault: 'microphone-privacy-off', says: 'nobody can hear me in meetings' },
] as const

type Seen = AnswerTimes & { readonly words: number }
type LongChat = { readonly keys: readonly number[]; readonly frames: readonly number[]; readonly settings: number }

/**
 * What a person waits for, on a PC whose checks take as long as those of a real one: 0.8 to 3.5 s each. Each situation is met by
 * somebody who has no earlier chats: those beside it are no words of the answer.
 */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const seen: Seen[] = []
  const pace = extent === 'whole' ? 'real' : 'short'
  const told = extent === 'whole' ? situations : situations.slice(0, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { fault, says } of told) {
      const meets = async (page: Page): Promise<Seen> => ({
        ...(await answerTimes(page, says)),
        words: await wordsInSight(page),
      })
      seen.push(await onOwnPc({ fault, pace }, meets))
    }
  }
  const { firstScreen, long } = await onOwnPc({ fault: situations[0].fault, pace: 'none' }, async (page) => ({
    firstScreen: await wordsInSight(page),
    long: await longChat(page, extent === 'whole' ? 45 : 3),
  }))
  return resultOf(seen, firstScreen, long)
}

type Broken = { readonly fault: string; readonly pace: Parameters<typeof paceOf>[0] }

/** Opens the app in a data folder of its own, on a simulated PC with this fault. */
async function onOwnPc<Found>({ fault, pace }: Broken, look: (page: Page) => Promise<Found>): Promise<Found> {
  const data = newFolder()
  await become(data, fault, pace)
  const { page, close } = await openPage(root, { args: ['--target', 'simulated', '--lang', 'en'], data })
  try {
    await page.locator('.hero textarea').waitFor()
    await page.locator('.banner.sim').waitFor()
    return await look(page)
  } finally {
    await close()
  }
}

/** How long each check takes: the same one always as long, spread evenly. */
function paceOf(pace: 'real' | 'short' | 'none') {
  if (pace === 'none') return {}
  const [leastMs, mostMs] = pace === 'real' ? [800, 3_500] : [20, 50]
  const names = loadTools().map(({ name }) => name)
  const at = (index: number): number => ((index * 37) % names.length) / names.length
  return Object.fromEntries(
    names.map((name, index) => [name, { takesMs: Math.round(leastMs + at(index) * (mostMs - leastMs)) }]),
  )
}

/** The simulated PC is read anew at each look. */
async function become(data: string, fault: string, pace: Parameters<typeof paceOf>[0]): Promise<void> {
  const pc = setUpPc([fault], await loadFaults())
  if (!pc.ok) throw new Error(pc.error.code)
  await writeFile(path.join(data, 'simulated-pc.json'), JSON.stringify({ ...pc.value, pace: paceOf(pace) }))
}

async function longChat(page: Page, complaints: number): Promise<LongChat> {
  for (let at = 0; at < complaints; at += 1) await answerTimes(page, situations[0].says, ['bubbleMs', 'wholeMs'])
  return { keys: await keyTimes(page), frames: await scrollFrames(page), settings: await settingsMs(page) }
}

function resultOf(seen: readonly Seen[], firstScreen: number, long: LongChat): Awaited<ReturnType<Bench>> {
  const column = (pick: (one: Seen) => number): readonly number[] => seen.map(pick)
  const goal = (name: string, values: readonly number[], most: Pick<BenchRatio, 'goal' | 'unit'>): BenchRatio => ({
    ...{ name, value: medianOf(values), worst: Math.max(...values) },
    ...most,
  })
  const within = (milliseconds: number) => ({ goal: milliseconds, unit: 'ms' }) as const
  const mostWords = { goal: 120, unit: 'words' } as const
  const keys = quantileOf(long.keys, 0.95)
  const worstFrame = Math.max(...long.frames)
  return {
    name: 'people',
    rows: [
      timeRow('one letter typed into the chat, half of them', long.keys),
      timeRow('one frame while scrolling, half of them', long.frames),
    ],
    ratios: [
      goal(
        'Enter until what was written stands there',
        column((one) => one.bubbleMs),
        within(50),
      ),
      goal(
        'Enter until the first sentence about it',
        column((one) => one.sentenceMs),
        within(4_000),
      ),
      goal(
        'Enter until the button of the repair',
        column((one) => one.buttonMs),
        within(6_000),
      ),
      goal(
        'Enter until everything was looked at',
        column((one) => one.wholeMs),
        within(30_000),
      ),
      goal(
        'longest task of the page meanwhile',
        column((one) => one.longestTaskMs),
        within(200),
      ),
      goal(
        'words of the window with one answer',
        column((one) => one.words),
        mostWords,
      ),
      goal('words of the first screen', [firstScreen], mostWords),
      goal('one letter typed, 95 of 100', [keys], within(16)),
      goal('worst frame while scrolling', [worstFrame], within(50)),
      goal('first look at the settings', [long.settings], within(120)),
    ],
  }
}
