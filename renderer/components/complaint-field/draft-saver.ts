/** Keeps what is being written, shortly after the last key. */
export type DraftSaver = {
  readonly change: (text: string) => void
  /** Saves at once what waits. */
  readonly flush: () => void
  /** Forgets what waits: the message was sent, and who takes it has no draft of it any more. */
  readonly drop: () => void
}

/** @param delayMs how long the keys must rest before the text is saved. */
export function createDraftSaver(save: (text: string) => void, delayMs = 300): DraftSaver {
  let waiting: { readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const stop = (): void => {
    if (waiting !== null) clearTimeout(waiting.timer)
    waiting = null
  }
  const flush = (): void => {
    const text = waiting?.text
    stop()
    if (text !== undefined) save(text)
  }
  return {
    flush,
    change: (text) => {
      stop()
      waiting = { text, timer: setTimeout(flush, delayMs) }
    },
    drop: stop,
  }
}
