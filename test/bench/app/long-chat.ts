import type { Page } from 'playwright-core'

import { root } from '../../e2e-app/launch.ts'
import { growthOf, medianOf, ratioOf, timeRow, type Bench } from '../bench-result.ts'
import { keepChat, openKeptChat } from './support/kept-chat.ts'
import { helloPlace, newFolder, openPage, type OpenedPage } from './support/page.ts'

const text = (index: number): string =>
  `Message ${index}: the printer does nothing. ${'Words of it. '.repeat(index % 7)}`

/** Milliseconds and elements of one side in one round. */
type Side = { readonly mountMs: number; readonly appendMs: number; readonly nodes: number }
type Round = { readonly plain: Side; readonly ours: Side }

/** A chat of many messages: drawn and continued, against a plain list of the same texts. */
export const bench: Bench = async (rounds, extent = 'whole') => {
  const size = extent === 'whole' ? 10_000 : 100
  const whole = await measure(rounds, size)
  const tenth = extent === 'whole' ? await measure(rounds, size / 10) : whole
  const column = (seen: readonly Round[], side: keyof Round, what: keyof Side): readonly number[] =>
    seen.map((round) => round[side][what])
  const nodes = column(whole, 'ours', 'nodes')
  const versus = (what: 'mountMs' | 'appendMs'): { ours: readonly number[]; floor: readonly number[] } => ({
    ours: column(whole, 'ours', what),
    floor: column(whole, 'plain', what),
  })
  return {
    name: 'long-chat',
    rows: [
      timeRow(`plain list of ${size} drawn`, column(whole, 'plain', 'mountMs')),
      timeRow(`chat of ${size} drawn`, column(whole, 'ours', 'mountMs')),
      timeRow('one more in the plain list', column(whole, 'plain', 'appendMs')),
      timeRow('one more in the chat', column(whole, 'ours', 'appendMs')),
      { what: 'elements of the chat', value: medianOf(nodes), unit: 'nodes' },
    ],
    ratios: [
      ratioOf('drawn / plain list', versus('mountMs'), 0.08),
      ratioOf('one more / plain list drawn', { ...versus('appendMs'), floor: versus('mountMs').floor }, 0.1),
      { name: 'elements of the chat', value: medianOf(nodes), worst: Math.max(...nodes), goal: 150, unit: 'nodes' },
    ],
    growth: [
      {
        what: `chat of ${size / 10} and ${size} drawn`,
        exponent: growthOf(column(tenth, 'ours', 'mountMs'), column(whole, 'ours', 'mountMs')),
      },
    ],
  }
}

async function measure(rounds: number, size: number): Promise<readonly Round[]> {
  const texts = Array.from({ length: size }, (_, index) => text(index))
  const data = newFolder()
  await keepChat(data, texts)
  const hello = await openPage(helloPlace)
  const ours = await openPage(root, { args: ['--target', 'simulated', '--lang', 'en'], data })
  try {
    await openKeptChat(ours, `Message ${size - 1}:`)
    const seen: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      seen.push({ plain: await plainList(hello.page, texts), ours: await chat(ours) })
    }
    return seen
  } finally {
    await ours.close()
    await hello.close()
  }
}

async function chat({ app, page }: OpenedPage): Promise<Side> {
  await page.locator('.rail .nav').nth(2).click()
  await page.locator('.log-row').first().waitFor({ state: 'detached' })
  const mountMs = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        // Told as soon as the rows are in the page. A timer comes after the next frame at the earliest: the rows would be
        // painted then, which those of the plain list are not when they are measured.
        const observer = new MutationObserver(() => {
          if (document.querySelector('.log-row') === null) return
          observer.disconnect()
          if ((document.querySelector('.log')?.scrollHeight ?? 0) > 0) resolve(performance.now() - start)
          else reject(new Error('nothing was drawn'))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        const start = performance.now()
        document.querySelector<HTMLButtonElement>('.rail .nav')?.click()
      }),
  )
  const nodes = await page.locator('.log *').count()
  return { mountMs, nodes, appendMs: await oneMore({ app, page }) }
}

/** From the message of main in the page to the new row, drawn. */
async function oneMore({ app, page }: Pick<OpenedPage, 'app' | 'page'>): Promise<number> {
  // It listens before main sends: a message that nobody hears would never be drawn.
  await page.evaluate(() => {
    const last = (): string | null => [...document.querySelectorAll('.log-row')].at(-1)?.textContent ?? null
    const before = last()
    const took = new Promise<number>((resolve) => {
      const stop = window.deskmedic.onPush((event) => {
        if (event.kind !== 'items') return
        const start = performance.now()
        stop()
        const look = (): void => {
          if (last() === before) setTimeout(look)
          else if ((document.querySelector('.log')?.scrollHeight ?? 0) > 0) resolve(performance.now() - start)
        }
        look()
      })
    })
    Object.assign(window, { benchTook: took })
  })
  await app.evaluate(({ BrowserWindow }) => {
    type Entry = { readonly id: string; readonly text: string }
    const held = globalThis as unknown as { benchChat: { version: number; readonly entries: readonly Entry[] } }
    const { entries, ...chat } = held.benchChat
    const [first] = entries
    if (first === undefined) throw new Error('the chat is empty')
    const version = chat.version + 1
    const more = { ...first, id: `n${version}`, text: `One more: ${version}` }
    const changes = { ...chat, from: chat.version, version, entries: [more] }
    held.benchChat.version = version
    BrowserWindow.getAllWindows()[0]?.webContents.send('deskmedic:push', { kind: 'items', changes })
  })
  return page.evaluate(() => (window as unknown as { readonly benchTook: Promise<number> }).benchTook)
}

async function plainList(page: Page, texts: readonly string[]): Promise<Side> {
  return page.evaluate((all) => {
    const list = document.createElement('div')
    const add = (words: string): void => {
      const row = document.createElement('div')
      row.append(document.createElement('p'))
      row.firstElementChild?.append(words)
      list.append(row)
    }
    const timed = (work: () => void): number => {
      const start = performance.now()
      work()
      // Reading it makes the browser lay everything out.
      if (list.scrollHeight === 0) throw new Error('nothing was drawn')
      return performance.now() - start
    }
    const mountMs = timed(() => {
      for (const each of all) add(each)
      document.body.append(list)
    })
    const appendMs = timed(() => add('One more'))
    const nodes = list.querySelectorAll('*').length
    list.remove()
    return { mountMs, appendMs, nodes }
  }, texts)
}
