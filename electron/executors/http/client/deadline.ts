import type { AppError } from '../../../../shared/errors.ts'
import { appError } from '../../../kernel/result.ts'
import type { Timers } from '../../../kernel/timers.ts'
import type { RequestLimits } from './client-types.ts'
import { failure } from './failure.ts'

export type Phase = 'lookup' | 'connect' | 'headers' | 'body'

/** The time of one request, and what it is spent on. */
export type Deadline = {
  /** Fires when time is up or the caller gives up. */
  readonly signal: AbortSignal
  /** Where the request is now; a time-out says so. */
  readonly enter: (phase: Phase, host: string) => void
  /** Something arrived: the silence is over. */
  readonly progress: () => void
  /** Why the request ended early; null = it did not. */
  readonly reason: () => AppError | null
  /** Settles as `work` does, or throws when time is up first. */
  readonly within: <T>(work: Promise<T>) => Promise<T>
  readonly release: () => void
}

export function startDeadline(timers: Timers, limits: RequestLimits, caller: AbortSignal): Deadline {
  const controller = new AbortController()
  let at: { phase: Phase; host: string } = { phase: 'lookup', host: '' }
  let why: AppError | null = null
  const end = (error: AppError): void => {
    why ??= error
    controller.abort()
  }
  const tooSlow = (): void => end(appError('site_too_slow', { host: at.host, phase: at.phase }))
  const giveUp = (): void => end(appError('cancelled'))
  if (caller.aborted) giveUp()
  caller.addEventListener('abort', giveUp)
  const cancelTotal = timers.after(limits.totalMs, tooSlow)
  let cancelIdle = (): void => undefined
  return {
    signal: controller.signal,
    enter: (phase, host) => {
      at = { phase, host }
    },
    progress: () => {
      cancelIdle()
      cancelIdle = timers.after(limits.idleMs, tooSlow)
    },
    reason: () => why,
    within: (work) => raced(work, controller.signal, () => why ?? appError('cancelled')),
    release: () => {
      cancelTotal()
      cancelIdle()
      caller.removeEventListener('abort', giveUp)
    },
  }
}

function raced<T>(work: Promise<T>, signal: AbortSignal, why: () => AppError): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(failure(why()))
    const settle = (act: () => void): void => {
      signal.removeEventListener('abort', stop)
      act()
    }
    signal.addEventListener('abort', stop)
    work.then(
      (value) => settle(() => resolve(value)),
      (thrown: unknown) => settle(() => reject(thrown instanceof Error ? thrown : new Error(String(thrown)))),
    )
    if (signal.aborted) stop()
  })
}
