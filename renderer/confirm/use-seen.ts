import { useEffect, useState, type RefObject } from 'react'

export type Seen = {
  /** True once the end of everything has been in sight. */
  readonly whole: boolean
  /** Brings the keyboard to what has not been seen to its end. */
  readonly goToUnseen: () => void
}

/** Whether a person can have read all of a place: each end in it, and in the scroll areas in it, was in sight at some time. */
export function useSeen(place: RefObject<HTMLElement | null>): Seen {
  const [unseen, setUnseen] = useState<ReadonlySet<Element> | null>(null)
  useEffect(() => {
    const left = new Set<Element>(place.current?.querySelectorAll('[data-end]'))
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        left.delete(target)
        observer.unobserve(target)
      }
      setUnseen(new Set(left))
    })
    for (const end of left) observer.observe(end)
    return () => observer.disconnect()
  }, [place])
  return {
    whole: unseen?.size === 0,
    goToUnseen: () => {
      const [first] = unseen ?? []
      const area = first?.closest<HTMLElement>('[tabindex]')
      area?.scrollIntoView({ block: 'nearest' })
      area?.focus({ preventScroll: true })
    },
  }
}
