/** How a person stops what runs: with the signals of the terminal, or in answer to a question. */
export type Stop = { readonly signal: AbortSignal; readonly stop: () => void; readonly release: () => void }

/** Also a terminal that is closed: what runs must not go on without it. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** npm and the terminal each deliver the same key press. */
const samePressMs = 1_000

/** The first signal stops in good order, with its line in the record; one that comes later ends the process at once. */
export function stopOnSignal(onStop: () => void): Stop {
  const controller = new AbortController()
  const unhear = (): void => {
    for (const name of signals) process.removeListener(name, stop)
  }
  const stop = (): void => {
    if (controller.signal.aborted) return
    onStop()
    controller.abort()
    setTimeout(unhear, samePressMs).unref()
  }
  for (const name of signals) process.on(name, stop)
  // The same press may still come by its other way when what it stopped has ended.
  return { signal: controller.signal, stop, release: () => (controller.signal.aborted ? undefined : unhear()) }
}
