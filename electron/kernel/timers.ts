/** Waiting as a port, so that tests can let time pass at once. */
export type Timers = {
  /** Runs `action` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, action: () => void): () => void
}

/** Timers of this process. */
export const systemTimers: Timers = {
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}

/** Timers that keep no program from ending. */
export const quietTimers: Timers = {
  after: (delayMs, action) => {
    const timer = setTimeout(action, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** Resolves to true when `promise` settles first, to false after `delayMs`. */
export function settlesWithin(promise: Promise<unknown>, delayMs: number, timers: Timers): Promise<boolean> {
  return new Promise((resolve) => {
    const cancelTimer = timers.after(delayMs, () => resolve(false))
    const settled = (): void => {
      cancelTimer()
      resolve(true)
    }
    promise.then(settled, settled)
  })
}

/** Resolves after `delayMs`, or at once when `signal` fires. */
export function pause(delayMs: number, signal: AbortSignal, timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      cancelTimer()
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const cancelTimer = timers.after(delayMs, stop)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
}
