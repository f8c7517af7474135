import type { CDPSession, Page } from 'playwright-core'

/** What a page did while something went on in it. */
export type PageWork = {
  /** Processor time of its main thread, drawing with it: what else the computer does counts for neither side. */
  readonly busyMs: number
  /** Tasks of more than 50 ms, as browsers count them. */
  readonly longTasks: number
}

type Watched<Seen> = { readonly stop: () => Seen }

/**
 * What this work costs a page. Nothing of the bench runs there meanwhile but what both sides have: it would be counted, and what is added
 * to both sides brings their ratio nearer to one.
 */
export async function workOf(page: Page, work: () => Promise<unknown>): Promise<PageWork> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(watchTasks)
  const before = await busyMs(cdp)
  await work()
  const after = await busyMs(cdp)
  const longTasks = await stopped<number>(page)
  await cdp.detach()
  return { longTasks, busyMs: after - before }
}

/** The longest time from one frame to the next while this work goes on. A page that is asked for every frame works for that, too. */
export async function longestFrameMs(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchFrames)
  await work()
  return stopped<number>(page)
}

/** Both sides wait like this until what was sent last is drawn: as a page sees it, by its own frames. */
export async function untilDrawn(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (last) => {
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)
    while (document.querySelector(last) === null) await nextFrame()
    await nextFrame()
    // Behind the frame that was asked for: it has been drawn by then.
    await new Promise((resolve) => setTimeout(resolve))
  }, selector)
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

function stopped<Seen>(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { readonly watched: Watched<Seen> }).watched.stop())
}

function watchTasks(): void {
  let longTasks = 0
  const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length))
  observer.observe({ type: 'longtask' })
  const stop = (): number => {
    longTasks += observer.takeRecords().length
    observer.disconnect()
    return longTasks
  }
  Object.assign(globalThis, { watched: { stop } })
}

function watchFrames(): void {
  let longestMs = 0
  let last = performance.now()
  let goesOn = true
  const frame = (at: number): void => {
    longestMs = Math.max(longestMs, at - last)
    last = at
    if (goesOn) requestAnimationFrame(frame)
  }
  requestAnimationFrame((at) => {
    last = at
    requestAnimationFrame(frame)
  })
  const stop = (): number => {
    goesOn = false
    return longestMs
  }
  Object.assign(globalThis, { watched: { stop } })
}
