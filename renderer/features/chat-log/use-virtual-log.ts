import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { followedTop, isAtEnd } from './scroll-place.ts'

export type VirtualLog = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly sizer: RefObject<HTMLDivElement | null>
  readonly rows: RefObject<HTMLDivElement | null>
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>
  readonly atEnd: boolean
  readonly toEnd: () => void
  /** Brings one row into sight and keeps it there. */
  readonly show: (index: number) => void
  readonly onScroll: () => void
}

const guessedHeightPx = 140
const gapPx = 10
/** Places that differ by less are one place. */
const samePx = 2

/**
 * Draws only the rows in sight, with their measured heights. Follows new rows only while the reader is at the end, and as far as
 * the row with which the newest answer begins stays in sight.
 */
export function useVirtualLog(ids: readonly string[], beginsAt: string | undefined): VirtualLog {
  const scroller = useRef<HTMLDivElement>(null)
  const sizer = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
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
  const row = beginsAt === undefined ? -1 : ids.lastIndexOf(beginsAt)
  const rowTop = useCallback(
    () => (row < 0 ? null : (virtualizer.getOffsetForIndex(row, 'start')?.[0] ?? null)),
    [row, virtualizer],
  )
  const { followed, follow, ...place } = useFollowing(scroller, rowTop)
  const { onScroll } = place
  // Whoever asked for something wants to see what comes of it, wherever they were reading.
  useLayoutEffect(() => {
    followed.current = 'answer'
  }, [beginsAt, followed])
  useLayoutEffect(() => {
    // Set through the object model: style attributes are forbidden by the content policy, this is not. Where a property of its own is
    // set, everything within would be styled anew for it.
    sizer.current?.style.setProperty('height', `${totalPx}px`)
    rows.current?.style.setProperty('transform', `translateY(${startPx}px)`)
    if (followed.current !== null) follow()
    // Rows that became lower can bring the end into sight without any scrolling.
    else onScroll()
  }, [totalPx, startPx, followed, follow, onScroll])
  useFollowedSize(scroller, followed, follow)
  const show = (index: number): void => {
    followed.current = null
    virtualizer.scrollToIndex(index, { align: 'center' })
  }
  return { scroller, sizer, rows, virtualizer, show, ...place }
}

/** What the list follows as it grows; null = the reader is elsewhere. */
type Followed = 'answer' | 'end' | null

type Following = Pick<VirtualLog, 'atEnd' | 'toEnd' | 'onScroll'> & {
  readonly followed: RefObject<Followed>
  readonly follow: () => void
}

function useFollowing(scroller: RefObject<HTMLDivElement | null>, rowTop: () => number | null): Following {
  const followed = useRef<Followed>('answer')
  /** Where following last put the list. */
  const placed = useRef(0)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const size = { height: element.clientHeight, whole: element.scrollHeight }
    element.scrollTop = followedTop(size, followed.current === 'end' ? null : rowTop())
    placed.current = element.scrollTop
  }, [scroller, rowTop])
  const toEnd = useCallback(() => {
    followed.current = 'end'
    follow()
  }, [follow])
  const onScroll = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const { scrollTop: top, clientHeight: height, scrollHeight: whole } = element
    const isEnd = isAtEnd({ top, height, whole })
    setAtEnd(isEnd)
    if (Math.abs(top - placed.current) >= samePx) followed.current = isEnd ? 'end' : null
  }, [scroller])
  return { followed, follow, toEnd, onScroll, atEnd }
}

/** A composer that grows makes the log lower: a reader at the end stays there. */
function useFollowedSize(
  scroller: RefObject<HTMLDivElement | null>,
  followed: RefObject<Followed>,
  follow: () => void,
): void {
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (followed.current !== null) follow()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, followed, follow])
}
