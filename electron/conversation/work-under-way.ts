/** Keeps what was begun and nobody waits for, so that its end can be waited for. */
export type WorkUnderWay<Owner> = {
  readonly track: (work: Promise<unknown>, owner: Owner) => void
  /** Resolves once everything has come to its end, also what was begun meanwhile. */
  readonly idle: () => Promise<void>
}

/** @param onEnded hears whose work has come to its end */
export function createWorkUnderWay<Owner>(onEnded: (owner: Owner) => void = () => undefined): WorkUnderWay<Owner> {
  const working = new Set<Promise<unknown>>()
  return {
    track: (work, owner) => {
      const done = work.finally(() => {
        working.delete(done)
        onEnded(owner)
      })
      working.add(done)
    },
    idle: async () => {
      while (working.size > 0) await Promise.all(working)
    },
  }
}
