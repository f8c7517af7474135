/** How a person stops what runs: with the signals of the terminal, or in answer to a question. */
export type Stop = { readonly signal: AbortSignal; readonly stop: () => void; readonly release: () => void }

const signals = ['SIGINT', 'SIGTERM'] as const

/** npm and the terminal each deliver the same key press. */
const samePressMs = 1_000

/** The first signal stops in good order, with its line in the record; one that comes later ends the process at once. */
export function stopOnSignal(onStop: () => void): Stop {
  const controller = new AbortController()
  const release = (): void => {
    for (const name of signals) process.removeListener(name, stop)
  }
  const stop = (): void => {
    if (controller.signal.aborted) return
    onStop()
    controller.abort()
    setTimeout(release, samePressMs).unref()
  }
  for (const name of signals) process.on(name, stop)
  return { signal: controller.signal, stop, release }
}
