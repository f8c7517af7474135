import { elementScroll, useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react'

import {
  endOf,
  followedTop,
  isAtEnd,
  isSamePlace,
  isScrolledByReader,
  type AnswerTop,
  type LogEnd,
  type ScrollPlace,
} from './scroll-place.ts'

export type VirtualLog = {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: RefObject<HTMLDivElement | null>
  readonly virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>
  readonly end: LogEnd
  readonly toEnd: () => void
  /** Brings one row into sight and keeps it there. */
  readonly show: (index: number) => void
  readonly onScroll: () => void
}

/** The row with which the newest answer begins. */
export type AnswerBegin = {
  readonly id: string
  /** It holds what the person has said, and the answer stands behind it. */
  readonly isSaid: boolean
}

const guessedHeightPx = 140
const gapPx = 10

/**
 * Draws only the rows in sight, with their measured heights. Follows new rows only while the reader is at the end, and as far as
 * the row with which the newest answer begins stays in sight.
 */
export function useVirtualLog(given: readonly string[], begins: AnswerBegin | null): VirtualLog {
  const ids = useSameWhileEqual(given)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const placeRows = useRef<() => void>(() => undefined)
  const noteMove = useRef<() => void>(() => undefined)
  const row = begins === null ? -1 : ids.lastIndexOf(begins.id)
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: ids.length,
    // It opens at the newest answer: the rows of the beginning are not drawn first.
    initialOffset: () => Math.max(0, row < 0 ? ids.length : row) * (guessedHeightPx + gapPx),
    // Before it is laid out its height is not known: at most that of the window.
    initialRect: { width: 0, height: window.innerHeight },
    getScrollElement: () => scroller.current,
    estimateSize: () => guessedHeightPx,
    // Another function has the place of every row of the chat worked out anew.
    getItemKey: useCallback((index) => ids[index] ?? index, [ids]),
    overscan: 4,
    gap: gapPx,
    // A row that only became higher is no reason to draw any of them again.
    directDomUpdates: true,
    onChange: () => placeRows.current(),
    // What the list moves by itself, for rows above that turned out lower or higher, is not the reader's doing.
    scrollToFn: (offset, options, instance) => {
      elementScroll(offset, options, instance)
      noteMove.current()
    },
  })
  const { followed, follow, ...following } = useFollowing(scroller, () => answerTop(virtualizer, row, begins))
  const { onScroll } = following
  noteMove.current = following.noteMove
  // Whoever asked for something wants to see what comes of it, wherever they were reading.
  useLayoutEffect(() => {
    followed.current = 'answer'
  }, [begins?.id, followed])
  placeRows.current = usePlacing(rows, virtualizer, () => {
    if (followed.current !== null) follow()
    // Rows that became lower can bring the end into sight without any scrolling.
    else onScroll()
  })
  useLayoutEffect(() => placeRows.current())
  useFollowedSize(scroller, followed, follow)
  const show = (index: number): void => {
    followed.current = null
    virtualizer.scrollToIndex(index, { align: 'center' })
  }
  return { scroller, rows, virtualizer, show, ...following }
}

function answerTop(
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  row: number,
  begins: AnswerBegin | null,
): AnswerTop | null {
  const top = row < 0 ? undefined : virtualizer.getOffsetForIndex(row, 'start')?.[0]
  if (top === undefined) return null
  // Near the end the row behind the words is drawn.
  const behind = begins?.isSaid === true ? virtualizer.getVirtualItems().find(({ index }) => index === row + 1) : null
  return { top, behindSaid: behind?.start ?? top }
}

/** The list of before, for as long as the same ids stand in it. */
function useSameWhileEqual(ids: readonly string[]): readonly string[] {
  const kept = useRef(ids)
  const isSame =
    kept.current === ids || (kept.current.length === ids.length && ids.every((id, index) => id === kept.current[index]))
  if (!isSame) kept.current = ids
  return kept.current
}

/** What puts the rows that were drawn to their places, and has other ones drawn where others are in sight. */
function usePlacing(
  rows: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLDivElement>,
  onPlaced: () => void,
): () => void {
  const drawn = virtualizer.getVirtualItems()
  const redraw = useReducer((times: number) => times + 1, 0)[1]
  const placed = useRef('')
  return () => {
    const wanted = virtualizer.getVirtualItems()
    if (!isSameRange(wanted, drawn)) {
      redraw()
      return
    }
    const places = placesOf(wanted, virtualizer.getTotalSize())
    if (rows.current === null || places.id === placed.current) return
    placed.current = places.id
    makeRoom(rows.current, places)
    onPlaced()
  }
}

function isSameRange(some: readonly VirtualItem[], others: readonly VirtualItem[]): boolean {
  return some[0]?.index === others[0]?.index && some.at(-1)?.index === others.at(-1)?.index
}

/** The room of the rows that are not drawn, above and below those that are. `id` is another one where any of it is. */
type Places = { readonly abovePx: number; readonly belowPx: number; readonly id: string }

function placesOf(drawn: readonly VirtualItem[], totalPx: number): Places {
  const [first, last] = [drawn[0], drawn.at(-1)]
  const [abovePx, belowPx] = [first?.start ?? 0, totalPx - (last?.end ?? totalPx)]
  return { abovePx, belowPx, id: [first?.index, last?.index, abovePx, totalPx].join(' ') }
}

/**
 * Rows that are drawn lie in the flow of the page: the last one grows without anything being set here. Set through the object model:
 * style attributes are forbidden by the content policy, this is not. Where a property of its own is set, everything within would be
 * styled anew for it.
 */
function makeRoom({ style }: HTMLElement, { abovePx, belowPx }: Places): void {
  const room = { 'padding-top': `${String(abovePx)}px`, 'padding-bottom': `${String(belowPx)}px` }
  for (const [name, value] of Object.entries(room))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}

/** What the list follows as it grows; null = the reader is elsewhere. */
type Followed = 'answer' | 'end' | null

type Following = Pick<VirtualLog, 'end' | 'toEnd' | 'onScroll'> & {
  readonly followed: RefObject<Followed>
  readonly follow: () => void
  /** Notes where the list has moved itself to. */
  readonly noteMove: () => void
}

function useFollowing(scroller: RefObject<HTMLDivElement | null>, answer: () => AnswerTop | null): Following {
  const followed = useRef<Followed>('answer')
  /** Where the list was last put. */
  const put = useRef<ScrollPlace>({ top: 0, height: 0, whole: 0 })
  const [end, setEnd] = useState<LogEnd>('whole')
  const answerNow = useRef(answer)
  answerNow.current = answer
  const follow = useCallback(() => {
    const element = scroller.current
    if (element === null) return
    const size = { height: element.clientHeight, whole: element.scrollHeight }
    const top = followedTop(size, followed.current === 'end' ? null : answerNow.current())
    // Where it stands there already nothing is set: that would have the page laid out once more.
    if (!isSamePlace(element.scrollTop, top)) element.scrollTop = top
    put.current = { ...size, top: element.scrollTop }
    setEnd(endOf(put.current))
  }, [scroller])
  const toEnd = useCallback(() => {
    followed.current = 'end'
    follow()
  }, [follow])
  const noteMove = useCallback(() => {
    if (scroller.current !== null && followed.current !== null) put.current = placeOf(scroller.current)
  }, [scroller])
  const onScroll = useCallback(() => {
    if (scroller.current === null) return
    const now = placeOf(scroller.current)
    setEnd(endOf(now))
    if (followed.current === null || isScrolledByReader(put.current, now))
      followed.current = isAtEnd(now) ? 'end' : null
    // Small steps add up to a way.
    else if (!isSamePlace(put.current.top, now.top)) put.current = now
  }, [scroller])
  return { followed, follow, toEnd, noteMove, onScroll, end }
}

function placeOf({ scrollTop: top, clientHeight: height, scrollHeight: whole }: HTMLElement): ScrollPlace {
  return { top, height, whole }
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
