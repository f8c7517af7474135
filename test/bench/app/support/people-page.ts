import type { Page } from 'playwright-core'

/** Where each part of an answer is seen first. */
const partsOfAnswer = {
  bubbleMs: '.said',
  sentenceMs: '.answer-card .headline',
  // Where nothing can be repaired here, the way to the place where a person does it.
  buttonMs: '.plan-card .primary, .advice button, .advice-acts .primary',
  wholeMs: '.status-block[aria-busy="false"]',
} as const

type Part = keyof typeof partsOfAnswer
/** Milliseconds from Enter on, and the longest that the page answered nobody meanwhile. */
export type AnswerTimes = Readonly<Record<Part | 'longestTaskMs', number>>
const allParts = Object.keys(partsOfAnswer) as readonly Part[]

/** Tells something as a person does, and notes in the page when each part of the answer has been drawn. */
export async function answerTimes(page: Page, says: string, wanted: readonly Part[] = allParts): Promise<AnswerTimes> {
  await page.locator('textarea').fill(says)
  const looked = Object.fromEntries(wanted.map((part) => [part, partsOfAnswer[part]]))
  await page.evaluate((parts) => {
    // The chat goes on: only what is new counts. It draws what is in sight, so the last of each is looked at.
    const newest = (part: string): Element | null => [...document.querySelectorAll(part)].at(-1) ?? null
    const before = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, newest(part)]))
    const seen: Record<string, number> = {}
    let longestTaskMs = 0
    const note = (entries: PerformanceEntryList): void => {
      longestTaskMs = Math.max(longestTaskMs, ...entries.map(({ duration }) => duration))
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'longtask' })
    const longest = (): number => {
      note(observer.takeRecords())
      observer.disconnect()
      return longestTaskMs
    }
    Object.assign(globalThis, { peopleSeen: seen, peopleLongest: longest })
    const field = document.querySelector('textarea')
    field?.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = (): void => {
          for (const [name, part] of Object.entries(parts))
            if (!(name in seen) && newest(part) !== null && newest(part) !== before[name])
              seen[name] = performance.now() - timeStamp
          if (Object.keys(seen).length < Object.keys(parts).length) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  }, looked)
  await page.locator('textarea').press('Enter')
  const done = await page.waitForFunction(
    (count) => {
      const { peopleSeen } = globalThis as unknown as { readonly peopleSeen: AnswerTimes }
      return Object.keys(peopleSeen).length === count ? peopleSeen : null
    },
    wanted.length,
    { timeout: 120_000 },
  )
  const times = await done.jsonValue()
  if (times === null) throw new Error('no answer was drawn')
  const longestTaskMs = await page.evaluate(() =>
    (globalThis as unknown as { readonly peopleLongest: () => number }).peopleLongest(),
  )
  return { ...times, longestTaskMs }
}

/** Words that an eye meets, of the whole window. */
export function wordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let words = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: holder, textContent } = node
      const isSeen = holder?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) === true
      if (!isSeen || holder.closest('.vh, script, style') !== null) continue
      words += textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.:-]*/gu)?.length ?? 0
    }
    return words
  })
}

/** From the key to the end of all work that it made, for each letter. */
export async function keyTimes(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(globalThis, { peopleKeys: took })
    document.querySelector('textarea')?.addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        // Behind the handlers and what they draw.
        const { port1, port2 } = new MessageChannel()
        document.querySelector('textarea')?.addEventListener('input', () => port2.postMessage(null), { once: true })
        port1.onmessage = () => took.push(performance.now() - start)
      },
      { capture: true },
    )
  })
  await page.locator('textarea').pressSequentially('it still does not print, what else can I try today', { delay: 20 })
  await page.locator('textarea').fill('')
  return page.evaluate(() => (globalThis as unknown as { readonly peopleKeys: readonly number[] }).peopleKeys)
}

/** Time between frames while somebody turns the wheel through the whole chat. */
export async function scrollFrames(page: Page): Promise<readonly number[]> {
  await page.locator('.log').hover()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { peopleFrames: frames })
    let last = performance.now()
    const next = (): void => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if ('peopleFrames' in globalThis) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 20 ? -900 : 900)
  return page.evaluate(() => {
    const { peopleFrames } = globalThis as unknown as { readonly peopleFrames: readonly number[] }
    Reflect.deleteProperty(globalThis, 'peopleFrames')
    return peopleFrames.slice(1)
  })
}

/** From the click to the page, drawn. */
export function settingsMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    const button = [...document.querySelectorAll<HTMLButtonElement>('.rail .nav')].at(-2)
    button?.click()
    while (document.querySelector('.set-section') === null) await new Promise((resolve) => setTimeout(resolve))
    if ((document.querySelector('main')?.scrollHeight ?? 0) === 0) throw new Error('nothing was drawn')
    return performance.now() - start
  })
}
