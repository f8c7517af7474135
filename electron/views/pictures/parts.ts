import { isList, type ConditionValue } from '../../../shared/condition/value.ts'
import type { PictureItem, PictureMark, PictureRole, PictureView } from '../../../shared/domain/picture.ts'
import { joinGroups, joinParts, labelled } from '../../../shared/texts/join.ts'
import { shortName } from '../call-words.ts'
import { programName } from '../program-names.ts'
import { culpritsIn } from './culprits.ts'
import { isBeyond, type Limit } from './limits.ts'
import type { Reading } from './reading.ts'

/** What a kind of picture gives; the severity is the same for all. */
export type Drawing = DistributedOmit<PictureView, 'severity'>
type DistributedOmit<Union, Key extends keyof Union> = Union extends unknown ? Omit<Union, Key> : never

export type Drawer = {
  readonly reading: Reading
  /** The longest bar, where two pictures share a scale; null = the picture's own. */
  readonly scale: number | null
  /** A check has proved what is drawn to be well again. */
  readonly isProved: boolean
}

/** One element of a list as it is drawn. */
export type Element = { readonly it: ConditionValue; readonly label: string; readonly isCulprit: boolean }

type Listed = {
  readonly each: string
  readonly where?: string
  readonly label: string
  readonly names?: 'programs'
}

/** The elements of a list with what they are called; null = it could not be read. */
export function elementsOf(list: Listed, reading: Reading): readonly Element[] | null {
  const isCulprit = culpritsIn(list.each, reading)
  const found = reading.elements(list)
  if (found === null) return null
  return found.map((it) => ({
    it,
    label: nameOf(reading.value(list.label, it), list, reading),
    isCulprit: isCulprit(it),
  }))
}

function nameOf(value: ConditionValue, { names, label }: Listed, { translator, ownWord }: Reading): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text.trim() === '') return translator.text('picture.unknown')
  if (names === 'programs') return shortName(programName(text, translator.locale))
  return ownWord(text, label) ?? shortName(text)
}

/** At most so many elements, in their order: the culprits stay. */
export function mostOf<One extends Pick<Element, 'isCulprit'>>(elements: readonly One[], most: number): readonly One[] {
  const first = [...elements.filter(({ isCulprit }) => isCulprit), ...elements.filter(({ isCulprit }) => !isCulprit)]
  const kept = new Set(first.slice(0, most))
  return elements.filter((element) => kept.has(element))
}

export function moreThan(all: number, drawn: number, { translator }: Reading): string | null {
  return all > drawn ? translator.text('value.more', { count: all - drawn }) : null
}

/** The one item of a list that could not be read. */
export function unreadItem(each: string, reading: Reading): PictureItem {
  return { label: reading.nameOf(each), value: reading.translator.text('picture.unknown'), role: 'unknown' }
}

/** A value in words; what could not be read is said to be unknown. */
export function wordsOf(
  value: ConditionValue,
  expression: string,
  { each, reading }: { each?: string; reading: Reading },
) {
  return isSilent(value) ? reading.translator.text('picture.unknown') : reading.shown(value, expression, each)
}

/** True for what could not be read, and for what was read and says nothing: an empty text, an empty list. */
export function isSilent(value: ConditionValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '') || (isList(value) && value.length === 0)
}

export function roleOf(isKnown: boolean, isCulprit: boolean, usual: PictureRole): PictureRole {
  if (!isKnown) return 'unknown'
  return isCulprit ? 'culprit' : usual
}

/** The part of a scale that a number takes. */
export function shareOf(value: number | null, scale: number): number | null {
  if (value === null || !(scale > 0)) return value === 0 ? 0 : null
  return Math.min(1, Math.max(0, value / scale))
}

export function markOf(
  limit: Limit,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): PictureMark | null {
  const at = (limit.at - from) / (to - from)
  return at > 0 && at < 1 ? { at, text, isMain: true } : null
}

/** How a value stands to its limit, in words; null = there is none. */
export function againstLimit(
  value: number | null,
  limit: Limit | null,
  { expression, each, reading }: { expression: string; each?: string; reading: Reading },
): string | null {
  if (limit === null) return null
  const said = { limit: reading.shown(limit.at, expression, each) }
  const { translator } = reading
  if (value === null || !isBeyond(value, limit)) return translator.text('picture.limit', said)
  if (value === limit.at) return translator.text('picture.at', said)
  return translator.text(limit.side === 'above' ? 'picture.over' : 'picture.under', said)
}

/** Nothing says twice that it needs attention. */
function isToldOf({ role, value }: PictureItem, { word }: Reading): boolean {
  return role === 'culprit' && !value.startsWith(word('attention'))
}

/** Items as one text, each with what is to be added to it: that it is the culprit unless `added` says otherwise, nothing for an empty text. */
export function told(
  items: readonly PictureItem[],
  reading: Reading,
  added: (item: PictureItem) => string | null = () => null,
): string {
  const { translator } = reading
  const { locale } = translator
  return joinGroups(
    items.map((item) => {
      const more = added(item) ?? (isToldOf(item, reading) ? translator.text('picture.culprit') : null)
      const value = joinParts(more === null || more === '' ? [item.value] : [item.value, more], locale)
      return labelled(item.label, value, locale)
    }),
    locale,
  )
}
