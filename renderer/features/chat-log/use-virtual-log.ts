import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { isAtEnd } from './scroll-place.ts'

export type VirtualLog = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly sizer: RefObject<HTMLDivElement | null>
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>
  readonly atEnd: boolean
  readonly toEnd: () => void
  /** Brings one row into sight and keeps it there. */
  readonly show: (index: number) => void
  readonly onScroll: () => void
}

const guessedHeightPx = 140
const gapPx = 10

/** Draws only the rows in sight, with their measured heights. Follows new rows only while the reader is at the end. */
export function useVirtualLog(ids: readonly string[]): VirtualLog {
  const scroller = useRef<HTMLDivElement>(null)
  const sizer = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [atEnd, setAtEnd] = useState(true)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => guessedHeightPx,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 4,
    gap: gapPx,
  })
  const totalPx = virtualizer.getTotalSize()
  const startPx = virtualizer.getVirtualItems()[0]?.start ?? 0
  const toEnd = useCallback(() => {
    following.current = true
    const element = scroller.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [])
  const onScroll = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const { scrollTop: top, clientHeight: height, scrollHeight: whole } = element
    following.current = isAtEnd({ top, height, whole })
    setAtEnd(following.current)
  }, [])
  useLayoutEffect(() => {
    // Set through the object model: style attributes are forbidden by the content policy, this is not.
    sizer.current?.style.setProperty('--log-height', `${totalPx}px`)
    sizer.current?.style.setProperty('--log-start', `${startPx}px`)
    if (following.current) toEnd()
    // Rows that became lower can bring the end into sight without any scrolling.
    else onScroll()
  }, [totalPx, startPx, toEnd, onScroll])
  useFollowedSize(scroller, following, toEnd)
  const show = (index: number): void => {
    following.current = false
    virtualizer.scrollToIndex(index, { align: 'center' })
  }
  return { scroller, sizer, virtualizer, atEnd, toEnd, show, onScroll }
}

/** A composer that grows makes the log lower: a reader at the end stays there. */
function useFollowedSize(
  scroller: RefObject<HTMLDivElement | null>,
  following: RefObject<boolean>,
  toEnd: () => void,
): void {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, following, toEnd])
}
