/** Keeps what was begun and nobody waits for, so that its end can be waited for. */
export type WorkUnderWay = {
  readonly track: (work: Promise<unknown>) => void
  /** Resolves once everything has come to its end, also what was begun meanwhile. */
  readonly idle: () => Promise<void>
}

export function createWorkUnderWay(): WorkUnderWay {
  const working = new Set<Promise<unknown>>()
  return {
    track: (work) => {
      const done = work.finally(() => working.delete(done))
      working.add(done)
    },
    idle: async () => {
      while (working.size > 0) await Promise.all(working)
    },
  }
}
