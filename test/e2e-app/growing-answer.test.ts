import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { keepChat, openKeptChat } from '../bench/app/support/kept-chat.ts'
import { launchApp, type LaunchedApp } from './launch.ts'
import { removeFolder } from './remove-folder.ts'

const messages = Array.from({ length: 40 }, (_, at) => `Message ${String(at)}: the printer does nothing`)
const paragraph = 'The print service **stopped** at 10:31, and `2` papers wait.\n\n- one\n- two\n\n'

describe('an answer that comes in', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-app-'))
  let app: LaunchedApp
  let paragraphs = 0

  beforeAll(async () => {
    await keepChat(dataFolder, messages)
    app = await launchApp({ dataFolder })
    await openKeptChat(app, messages.at(-1) ?? '')
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataFolder)
  })

  /** Tells the page of more of the answer, as main does. */
  async function tell(more: number): Promise<void> {
    paragraphs += more
    await app.app.evaluate(({ BrowserWindow }, text) => {
      const held = globalThis as unknown as { benchChat: { version: number } }
      const from = held.benchChat.version
      held.benchChat.version += 1
      const figures = {
        ...{ rounds: 1, calls: 0, promptTokens: null, completionTokens: null },
        ...{ firstWordMs: 1, durationMs: 1, bytesSent: 0 },
      }
      const entry = {
        ...{ kind: 'model', id: 'answer', at: Date.now(), model: 'test', text, running: true },
        ...{ reasoning: '', note: null, why: null, figures },
      }
      const changes = { ...held.benchChat, live: true, entries: [entry], from }
      BrowserWindow.getAllWindows()[0]?.webContents.send('deskmedic:push', { kind: 'items', changes })
    }, paragraph.repeat(paragraphs))
  }

  async function grow(more: number): Promise<void> {
    await tell(more)
    await drawn()
  }

  async function drawn(): Promise<void> {
    await expect.poll(() => app.page.locator('.model-answer li').count()).toBe(paragraphs * 2)
    await app.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }

  /** How far the end of the chat is below what is in sight, and where a piece of it stands, in pixels. */
  const place = (text: string): Promise<{ readonly belowPx: number; readonly topPx: number | null }> =>
    app.page.evaluate((words) => {
      const log = document.querySelector('.log')
      const row = [...document.querySelectorAll('.log-row')].find(({ textContent }) => textContent.includes(words))
      if (log === null) throw new Error('no chat')
      return {
        belowPx: Math.round(log.scrollHeight - log.clientHeight - log.scrollTop),
        topPx: row === undefined ? null : Math.round(row.getBoundingClientRect().top - log.getBoundingClientRect().top),
      }
    }, text)

  it('is read from its beginning: the words of the person stay in sight', async () => {
    await grow(2)
    await grow(30)
    const { belowPx, topPx } = await place(messages.at(-1) ?? '')
    expect(belowPx).toBeGreaterThan(100)
    expect(topPx).toBeGreaterThanOrEqual(0)
    expect(topPx).toBeLessThan(40)
  })

  it('has the way to its end below it, not over it', async () => {
    const [log, way] = [app.page.locator('.log'), app.page.locator('.to-end .btn')]
    const [read, button] = [await log.boundingBox(), await way.boundingBox()]
    expect(button?.y).toBeGreaterThanOrEqual((read?.y ?? 0) + (read?.height ?? 0))
  })

  it('moves nothing from under the pointer of who reaches its end', async () => {
    const [log, way] = [app.page.locator('.log'), app.page.locator('.to-end .btn')]
    const before = await log.boundingBox()
    await log.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await way.waitFor({ state: 'hidden' })
    expect(await log.boundingBox()).toEqual(before)
  })

  it('is followed by who went to its end', async () => {
    await app.page.locator('.log').evaluate((element) => element.scrollBy(0, -400))
    await app.page.getByRole('button', { name: 'Jump to the newest' }).click()
    await grow(10)
    await grow(10)
    expect((await place('')).belowPx).toBeLessThan(3)
  })

  it('leaves everybody else where they read', async () => {
    const words = 'Message 38:'
    await app.page
      .locator('.log-row', { hasText: words })
      .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect.poll(async () => (await place(words)).topPx).toBeLessThan(40)
    const before = await place(words)
    await grow(10)
    await grow(10)
    expect((await place(words)).topPx).toBe(before.topPx)
    // And within the answer that grows itself.
    await app.page.locator('.model-answer li').nth(20).scrollIntoViewIfNeeded()
    const seen = (): Promise<number> =>
      app.page
        .locator('.model-answer li')
        .nth(20)
        .evaluate((item) => Math.round(item.getBoundingClientRect().top))
    const stood = await seen()
    await grow(20)
    expect(Math.abs((await seen()) - stood)).toBeLessThan(3)
  })

  it('grows in few steps where nobody sees it, and is whole for whoever goes to its end', async () => {
    expect((await place('')).belowPx).toBeGreaterThan(1_000)
    const steps = await app.page.locator('.md').evaluateHandle((words) => {
      const seen = { count: 0 }
      new MutationObserver(() => (seen.count += 1)).observe(words, { childList: true, subtree: true })
      return seen
    })
    for (let more = 0; more < 10; more += 1) await tell(1)
    await drawn()
    expect(await steps.evaluate(({ count }) => count)).toBeLessThan(6)
    await app.page.locator('.log').evaluate((log) => log.scrollTo(0, log.scrollHeight))
    await grow(1)
    expect((await place('')).belowPx).toBeLessThan(3)
  })
})
