/** Where a list stands, in pixels. */
export type ScrollPlace = { readonly top: number; readonly height: number; readonly whole: number }

/** Nearer to the end than this counts as being at the end: the list then follows what is new. */
const nearPx = 48

/** Longer words of a person than this are not left out of sight for the end of the answer. */
const mostSaidPx = 100

/** Where the newest answer begins, and behind the words of the person that it may begin with, in pixels. */
export type AnswerTop = { readonly top: number; readonly behindSaid: number }

/**
 * Where a list that is followed stands: at its end, but never past the beginning of the newest answer: an answer is read from there.
 * The words of the person may be out of sight where the end then is in sight, nothing else of it. `answer` null = there is none.
 */
export function followedTop({ height, whole }: Omit<ScrollPlace, 'top'>, answer: AnswerTop | null): number {
  const end = Math.max(0, whole - height)
  if (answer === null) return end
  const { top, behindSaid } = answer
  const last = behindSaid - top <= mostSaidPx ? behindSaid : top
  return end <= last ? end : top
}

export function isAtEnd({ top, height, whole }: ScrollPlace): boolean {
  return whole - top - height <= nearPx
}

/** How far the end is: everything is in sight, the end is, or it lies below. */
export type LogEnd = 'whole' | 'reached' | 'below'

export function endOf(place: ScrollPlace): LogEnd {
  if (!isAtEnd(place)) return 'below'
  return place.whole > place.height ? 'reached' : 'whole'
}

/** Places that differ by less are one place, in pixels. */
const samePx = 2

export function isSamePlace(one: number, other: number): boolean {
  return Math.abs(one - other) < samePx
}

/**
 * Whether somebody scrolled from where the list was put. One that has become shorter than it stood, or whose window has become higher,
 * is at its end by itself: rows that come into sight are lower than was guessed, and what stands below the list comes and goes.
 */
export function isScrolledByReader(put: ScrollPlace, now: ScrollPlace): boolean {
  if (isSamePlace(put.top, now.top)) return false
  const isShorter = now.whole < put.whole || now.height > put.height
  const isCutShort = isShorter && now.top < put.top && isSamePlace(now.top, now.whole - now.height)
  return !isCutShort
}
