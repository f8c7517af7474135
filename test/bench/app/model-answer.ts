import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'

import { root } from '../../e2e-app/launch.ts'
import { medianOf, ratioOf, timeRow, type Bench, type BenchRatio } from '../bench-result.ts'
import { longestFrameMs, untilDrawn, workOf, type PageWork } from './support/main-thread.ts'
import { keepChat, openKeptChat } from './support/kept-chat.ts'
import { helloPlace, newFolder, openPage, type OpenedPage } from './support/page.ts'

const tokensPerSecond = 1_000
/** As often as main tells a page of the same thing. */
const pushEveryMs = 100

const complaint = 'The printer does nothing'

/** As models answer: paragraphs, a list, code and a table, again and again. */
const section = [
  '## What was found\n\nThe print service **stopped** at 10:31, and `2` papers wait since then. Nothing else on this PC looks wrong.\n\n',
  '1. The first paper is *damaged*.\n2. The others wait behind it.\n3. The printer itself answers.\n\n',
  '```\nService  State    Since\nSpooler  Stopped  10:31\n```\n\n',
  '| what | state |\n| --- | --- |\n| service | stopped |\n| queue | 2 papers |\n\n',
].join('')
const tokensOf = (count: number): readonly string[] => {
  const pieces = section.match(/\s*\S{1,5}/gu) ?? []
  return Array.from({ length: count }, (_, at) => pieces[at % pieces.length] ?? '')
}

/** Times and frames are measured one after the other: who looks at every frame makes work. */
type Round = {
  readonly plain: PageWork
  readonly naive: PageWork
  readonly ours: PageWork
  readonly long: PageWork
  readonly frames: Readonly<Record<'plain' | 'ours', number>>
}

/** An answer that comes in a thousand tokens a second, drawn: against plain text, and against all of its Markdown for every token. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const [usual, long] = extent === 'whole' ? [2_000, 8_000] : [200, 400]
  const hello = await openPage(helloPlace)
  const naive = await openPage(helloPlace)
  const data = newFolder()
  await keepChat(data, [complaint])
  const ours = await openPage(root, { args: ['--target', 'simulated', '--lang', 'en'], data })
  const seen: Round[] = []
  try {
    await naive.page.addScriptTag({ content: await naiveScript() })
    await openKeptChat(ours, complaint)
    // Where a pointer rests on a page, each drawing looks for what lies under it: it rests on every one.
    for (const { page } of [hello, naive, ours]) await page.mouse.move(400, 300)
    // What is fetched with the first answer is fetched once.
    await workOf(ours.page, await streamed(ours, 100))
    const sides = {
      plain: () => drawn(hello, tokensOf(usual), 'plain'),
      naive: () => drawn(naive, tokensOf(usual), 'naive'),
    }
    for (let round = 0; round < rounds; round += 1) {
      seen.push({
        plain: await workOf(hello.page, sides.plain),
        ours: await workOf(ours.page, await streamed(ours, usual)),
        naive: await workOf(naive.page, sides.naive),
        long: await workOf(ours.page, await streamed(ours, long)),
        frames: {
          plain: await longestFrameMs(hello.page, sides.plain),
          ours: await longestFrameMs(ours.page, await streamed(ours, usual)),
        },
      })
    }
  } finally {
    for (const opened of [hello, naive, ours]) await opened.close()
  }
  return resultOf(seen, usual, long)
}

function resultOf(seen: readonly Round[], usual: number, long: number): Awaited<ReturnType<Bench>> {
  const busy = (side: Exclude<keyof Round, 'frames'>): readonly number[] => seen.map((round) => round[side].busyMs)
  const most = (values: readonly number[], limit: Pick<BenchRatio, 'name' | 'goal' | 'unit'>): BenchRatio => ({
    ...limit,
    value: medianOf(values),
    worst: Math.max(...values),
  })
  const frames = (side: keyof Round['frames']): readonly number[] => seen.map((round) => round.frames[side])
  return {
    name: 'model-answer',
    rows: [
      timeRow(`${String(usual)} tokens as plain text, main thread`, busy('plain')),
      timeRow(`${String(usual)} tokens, all Markdown for each`, busy('naive')),
      timeRow(`${String(usual)} tokens in the chat`, busy('ours')),
      timeRow(`${String(long)} tokens in the chat`, busy('long')),
      timeRow('longest frame of plain text', frames('plain')),
    ],
    ratios: [
      ratioOf(`${String(usual)} tokens / plain text`, { ours: busy('ours'), floor: busy('plain') }, 1.5),
      ratioOf(`${String(usual)} tokens / all Markdown for each`, { ours: busy('ours'), floor: busy('naive') }, 0.5),
      most(frames('ours'), { name: `longest frame of ${String(usual)} tokens`, goal: 34, unit: 'ms' }),
      most(
        seen.map(({ long: { longTasks } }) => longTasks),
        { name: `long tasks of ${String(long)} tokens`, goal: 1, unit: 'tasks' },
      ),
    ],
    growth: [
      {
        what: `${String(usual)} and ${String(long)} tokens in the chat`,
        exponent: Math.log(medianOf(busy('long')) / medianOf(busy('ours'))) / Math.log(long / usual),
      },
    ],
  }
}

async function naiveScript(): Promise<string> {
  const folder = newFolder()
  await build({
    ...{ root, configFile: false, logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ outDir: folder, target: 'chrome114' },
      lib: {
        entry: path.join(root, 'test/bench/app/naive/page.ts'),
        formats: ['iife'],
        name: 'naive',
        fileName: 'page',
      },
    },
  })
  return readFile(path.join(folder, 'page.iife.js'), 'utf8')
}

type Drawing = 'plain' | 'naive'

/** In a page of its own, as fast as the tokens come. */
async function drawn({ page }: OpenedPage, tokens: readonly string[], how: Drawing): Promise<void> {
  await page.evaluate(
    async ({ pieces, way, perSecond, everyMs }) => {
      const place = document.createElement('div')
      document.body.replaceChildren(place)
      const globals = globalThis as unknown as { drawNaively?: (at: Element) => (text: string) => void }
      const draw = way === 'naive' ? globals.drawNaively?.(place) : (text: string) => (place.textContent = text)
      const startedAt = performance.now()
      let text = ''
      for (let sent = 0; sent < pieces.length;) {
        await new Promise((resolve) => setTimeout(resolve, way === 'naive' ? 0 : everyMs))
        const due = Math.min(pieces.length, ((performance.now() - startedAt) * perSecond) / 1_000)
        for (; sent < due; sent += 1) {
          text += pieces[sent] ?? ''
          if (way === 'naive') draw?.(text)
        }
        if (way === 'plain') draw?.(text)
      }
      place.className = 'whole'
      if (place.textContent === '') throw new Error('nothing was drawn')
    },
    { pieces: tokens, way: how, perSecond: tokensPerSecond, everyMs: pushEveryMs },
  )
  await untilDrawn(page, '.whole')
}

/** An answer of so many tokens, about to come in. Taking the one before away is done by then and does not count. */
async function streamed(ours: OpenedPage, count: number): Promise<() => Promise<void>> {
  await ours.app.evaluate(({ BrowserWindow }) => {
    const held = globalThis as unknown as { benchChat: { version: number } }
    held.benchChat.version += 1
    const chat = { ...held.benchChat, live: true }
    BrowserWindow.getAllWindows()[0]?.webContents.send('deskmedic:push', { kind: 'chat', chat })
  })
  await ours.page.locator('.model-answer').waitFor({ state: 'detached' })
  return () => stream(ours, tokensOf(count))
}

/** As main tells the page of an answer that comes in: of what has changed in the chat. */
async function stream({ app, page }: OpenedPage, tokens: readonly string[]): Promise<void> {
  await app.evaluate(
    async ({ BrowserWindow }, { pieces, perSecond, everyMs }) => {
      const held = globalThis as unknown as { benchChat: { version: number }; benchAnswers?: number }
      const page = BrowserWindow.getAllWindows()[0]?.webContents
      held.benchAnswers = (held.benchAnswers ?? 0) + 1
      const figures = {
        ...{ rounds: 1, calls: 0, promptTokens: null, completionTokens: null },
        ...{ firstWordMs: 1, durationMs: 1, bytesSent: 0 },
      }
      const entry = {
        ...{ kind: 'model', id: `answer${String(held.benchAnswers)}`, at: Date.now(), model: 'bench' },
        ...{ reasoning: '', note: null, why: null, figures },
      }
      const show = (text: string, running: boolean): void => {
        const from = held.benchChat.version
        held.benchChat.version += 1
        const changes = { ...held.benchChat, live: true, entries: [{ ...entry, text, running }], from }
        page?.send('deskmedic:push', { kind: 'items', changes })
      }
      const startedAt = Date.now()
      let sent = 0
      while (sent < pieces.length) {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        sent = Math.min(pieces.length, Math.floor(((Date.now() - startedAt) * perSecond) / 1_000))
        show(pieces.slice(0, sent).join(''), sent < pieces.length)
      }
    },
    { pieces: tokens, perSecond: tokensPerSecond, everyMs: pushEveryMs },
  )
  await untilDrawn(page, '.model-answer[aria-busy=false]')
}
