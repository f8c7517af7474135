import type { CDPSession, Page } from 'playwright-core'

/** What a page did while something went on in it. */
export type PageWork = {
  /** Processor time of its main thread, drawing with it: what else the computer does counts for neither side. */
  readonly busyMs: number
  /** The longest time from one frame to the next. */
  readonly longestFrameMs: number
  /** Tasks of more than 50 ms, as browsers count them. */
  readonly longTasks: number
}

type Watched = { readonly stop: () => Omit<PageWork, 'busyMs'> }

/** Watches the frames and the tasks of a page while this work goes on. */
export async function watchPage(page: Page, work: () => Promise<unknown>): Promise<PageWork> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(startWatching)
  const before = await busyMs(cdp)
  await work()
  const after = await busyMs(cdp)
  const seen = await page.evaluate(() => (globalThis as unknown as { readonly watched: Watched }).watched.stop())
  await cdp.detach()
  return { ...seen, busyMs: after - before }
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

function startWatching(): void {
  let longTasks = 0
  let longestFrameMs = 0
  let last = performance.now()
  let goesOn = true
  const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length))
  observer.observe({ type: 'longtask' })
  const frame = (at: number): void => {
    longestFrameMs = Math.max(longestFrameMs, at - last)
    last = at
    if (goesOn) requestAnimationFrame(frame)
  }
  requestAnimationFrame((at) => {
    last = at
    requestAnimationFrame(frame)
  })
  const stop = (): Omit<PageWork, 'busyMs'> => {
    goesOn = false
    longTasks += observer.takeRecords().length
    observer.disconnect()
    return { longTasks, longestFrameMs }
  }
  Object.assign(globalThis, { watched: { stop } })
}
