/** Fires when any of the signals fires. `release` lets go of them. Electron 25 has no `AbortSignal.any`. */
export function anySignal(signals: readonly AbortSignal[]): {
  readonly signal: AbortSignal
  readonly release: () => void
} {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  for (const signal of signals) {
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  }
  return {
    signal: controller.signal,
    release: () => {
      for (const signal of signals) signal.removeEventListener('abort', stop)
    },
  }
}
