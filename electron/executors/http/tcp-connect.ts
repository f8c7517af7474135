import { connect } from 'node:net'

import type { Clock } from '../../kernel/ports.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { TrafficCounter } from './traffic-counter.ts'

export type ConnectionLimits = { readonly timeoutMs: number; readonly signal: AbortSignal }

/** Milliseconds until a TCP connection stands, null when it does not in time. It is closed at once, nothing is sent. */
export function measureConnection(
  deps: { readonly clock: Clock; readonly timers: Timers; readonly sent: TrafficCounter },
  target: { readonly host: string; readonly port: number },
  { timeoutMs, signal }: ConnectionLimits,
): Promise<number | null> {
  if (signal.aborted) return Promise.resolve(null)
  const startedMs = deps.clock.now()
  return new Promise((resolve) => {
    const socket = connect(target)
    deps.sent.watch(socket)
    const settle = (durationMs: number | null): void => {
      cancelTimer()
      signal.removeEventListener('abort', give)
      socket.destroy()
      resolve(durationMs)
    }
    const give = (): void => settle(null)
    const cancelTimer = deps.timers.after(timeoutMs, give)
    signal.addEventListener('abort', give)
    socket.once('connect', () => settle(Math.max(0, deps.clock.now() - startedMs)))
    socket.once('error', give)
  })
}
