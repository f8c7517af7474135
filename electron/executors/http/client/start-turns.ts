/** Resolves when it is the caller's turn. */
export type StartTurns = () => Promise<void>

/** One start in each turn of the event loop: to open a hundred connections in one would hold up everything else. */
export function createStartTurns(): StartTurns {
  const waiting: (() => void)[] = []
  let taken = false
  const next = (): void => {
    const start = waiting.shift()
    if (start === undefined) {
      taken = false
      return
    }
    setImmediate(next)
    start()
  }
  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve))
    // Who comes alone does not wait.
    taken = true
    setImmediate(next)
    return Promise.resolve()
  }
}
