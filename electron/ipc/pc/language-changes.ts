/** Tells parts that hold finished sentences that the language has changed: they make them anew. */
export type LanguageChanges = {
  readonly tell: () => void
  /** @returns stops listening. */
  readonly listen: (listener: () => void) => () => void
}

export function createLanguageChanges(): LanguageChanges {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      // A listener may begin to listen again at once: that one hears of the next change.
      for (const listener of [...listeners]) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
