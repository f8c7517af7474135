import { useEffect, type RefObject } from 'react'

import { useApp } from '../../state/app-context.ts'

/** What is nearer than this to what is in sight is drawn as it comes: whoever scrolls on finds it there. */
const nearPx = 400

/** Notes while an answer comes in whether it grows far from what is in sight. `end` stands behind its text. */
export function useFarEnd(entryId: string, running: boolean, end: RefObject<HTMLElement | null>): void {
  const { store } = useApp()
  useEffect(() => {
    const element = end.current
    if (!running || element === null) return undefined
    const set = (isFar: boolean): void => {
      const farEntryId = isFar ? entryId : null
      if (store.getState().farEntryId !== farEntryId) store.setState({ farEntryId })
    }
    const note = (seen: readonly IntersectionObserverEntry[]): void => set(seen.at(-1)?.isIntersecting === false)
    const root = element.closest('[role="log"]')
    const observer = new IntersectionObserver(note, { root, rootMargin: `${String(nearPx)}px` })
    observer.observe(element)
    return () => {
      observer.disconnect()
      set(false)
    }
  }, [entryId, running, end, store])
}
