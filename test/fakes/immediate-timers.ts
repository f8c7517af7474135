import { systemTimers, type Timers } from '../../electron/kernel/timers.ts'

/** Pauses take no time. */
export const immediately: Timers = {
  after: (delayMs, action) => {
    // The time that running work gets to end is not a pause.
    if (delayMs > 1_000) return systemTimers.after(delayMs, action)
    const handle = setImmediate(action)
    return () => clearImmediate(handle)
  },
}
