import { useEffect, useRef, useState, type RefObject } from 'react'

/** What grows out of sight is drawn this often. */
const farEveryMs = 500

/** What is nearer than this to what is in sight is drawn as it comes: whoever scrolls on finds it there. */
const nearPx = 400

/**
 * The text of an answer as it is drawn. An answer is read from its beginning, and most of it grows below what is in sight: there it waits
 * a little, as nobody sees each step. Whoever comes near sees all of it at once. `end` stands behind the text.
 */
export function useDrawnText(text: string, running: boolean, end: RefObject<HTMLElement | null>): string {
  const newest = useRef(text)
  newest.current = text
  /** What stands there while its end is far; null = it is near. */
  const [held, setHeld] = useState<string | null>(null)
  useEffect(() => {
    const element = end.current
    if (!running || element === null) return undefined
    const note = (seen: readonly IntersectionObserverEntry[]): void =>
      setHeld(seen.at(-1)?.isIntersecting === false ? newest.current : null)
    const root = element.closest('[role="log"]')
    const observer = new IntersectionObserver(note, { root, rootMargin: `${String(nearPx)}px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [running, end])
  const isHeld = running && held !== null
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setInterval(() => setHeld(newest.current), farEveryMs)
    return () => clearInterval(timer)
  }, [isHeld])
  return isHeld ? held : text
}
