import type { ConditionValue } from '../../../shared/condition/value.ts'
import type { PictureItem, PictureRole } from '../../../shared/domain/picture.ts'
import { joinParts, joinSentences } from '../../../shared/texts/join.ts'
import type { FactsPicture, PathPicture, PictureState, TilesPicture } from '../../contract/picture.ts'
import { shortName } from '../call-words.ts'
import { isAbout } from './culprits.ts'
import { limitsOf } from './limits.ts'
import {
  againstLimit,
  elementsOf,
  isSilent,
  moreThan,
  mostOf,
  roleOf,
  told,
  unreadItem,
  wordsOf,
  type Drawer,
  type Drawing,
} from './parts.ts'
import type { Reading } from './reading.ts'

export function drawPath({ stations }: PathPicture, { reading }: Drawer): Drawing {
  const states = stations.map(({ ok }) => reading.holds(ok))
  const broken = states.indexOf(false)
  const drawn = stations.map((station, index) => {
    const state = states[index] ?? null
    const named = station.label === undefined ? null : reading.value(station.label)
    const label = typeof named === 'string' && named.trim() !== '' ? shortName(named) : reading.word(station.word)
    return {
      label,
      sign: station.sign,
      ...stationState(station, { state, isBehind: broken >= 0 && index > broken, reading }),
    }
  })
  const culprit = drawn[broken]
  const { translator } = reading
  const said = told(drawn, reading, () => '')
  const stops = culprit === undefined ? [] : [translator.text('picture.stops', { label: culprit.label })]
  const alt = stops.length === 0 ? said : joinSentences([...stops, said], translator.locale)
  return { kind: 'path', stations: drawn, alt, nothing: null }
}

type Standing = { readonly state: boolean | null; readonly isBehind: boolean; readonly reading: Reading }

function stationState(
  { value: expression, broken }: PathPicture['stations'][number],
  { state, isBehind, reading }: Standing,
): { readonly value: string; readonly role: PictureRole } {
  if (state === null) return { value: reading.word('cannotTell'), role: 'unknown' }
  if (!state && isBehind) return { value: reading.word('notReached'), role: 'unknown' }
  if (!state) return { value: reading.word(broken ?? 'broken'), role: 'culprit' }
  const value = expression === undefined ? null : reading.value(expression)
  return {
    value: isSilent(value) || expression === undefined ? reading.word('works') : reading.shown(value, expression),
    role: 'ok',
  }
}

const tilesDrawn = 8

export function drawTiles(picture: TilesPicture, { reading }: Drawer): Drawing {
  if (picture.each === undefined) {
    const tiles = picture.things.map(({ word, value, states }): PictureItem => {
      const isCulprit =
        states.some(({ when }) => isAbout(when, reading)) || (value !== undefined && isAbout(value, reading))
      return { label: reading.word(word), ...stateOf(states, { value, it: undefined, isCulprit, reading }) }
    })
    return { kind: 'tiles', tiles, isList: false, more: null, alt: told(tiles, reading), nothing: null }
  }
  const elements = elementsOf(picture, reading)
  if (elements === null) {
    const tile = unreadItem(picture.each, reading)
    return { kind: 'tiles', tiles: [tile], isList: true, more: null, alt: told([tile], reading), nothing: null }
  }
  const { each, states, value } = picture
  const drawn = mostOf(elements, picture.most ?? tilesDrawn)
  const tiles = drawn
    .map(({ it, label, isCulprit }): PictureItem => ({
      label,
      ...stateOf(states, { value, each, it, isCulprit, reading }),
    }))
    .sort((a, b) => Number(b.role === 'culprit') - Number(a.role === 'culprit'))
  const nothing = elements.length === 0 ? reading.word(picture.nothing ?? 'nothing') : null
  return {
    kind: 'tiles',
    tiles,
    isList: true,
    more: moreThan(elements.length, drawn.length, reading),
    alt: nothing ?? told(tiles, reading),
    nothing,
  }
}

type Stated = {
  readonly value: string | undefined
  readonly each?: string
  readonly it: ConditionValue | undefined
  readonly isCulprit: boolean
  readonly reading: Reading
}

/** How a thing is, in words: the first state that is exactly true. */
function stateOf(states: readonly PictureState[], { value: expression, each, it, isCulprit, reading }: Stated) {
  const truths = states.map(({ when }) => reading.holds(when, it))
  const state = states[truths.indexOf(true)]
  const value = expression === undefined ? null : reading.value(expression, it)
  const shown =
    isSilent(value) || expression === undefined
      ? []
      : [reading.shown(value, expression, each)].filter((text) => text.trim() !== '')
  const isKnown = state !== undefined || (!truths.includes(null) && shown.length > 0)
  // "None" says more than the zero behind it.
  const isNone =
    value === 0 &&
    (state?.role === 'ok' || (state !== undefined && expression !== undefined && reading.isCount(expression)))
  const counted = isNone ? [] : shown
  const words = isKnown
    ? [
        ...(state === undefined ? [] : [wordOf(state, isCulprit, reading)]),
        ...counted,
        ...(state === undefined ? [] : numberOf(state, it, reading)),
      ]
    : [reading.translator.text('picture.unknown')]
  return {
    value: joinParts(words, reading.translator.locale),
    role: isCulprit ? ('culprit' as const) : roleOf(isKnown, false, state?.role ?? 'used'),
  }
}

/** The number that belongs to a state, under its word. */
function numberOf({ counts }: PictureState, it: ConditionValue | undefined, reading: Reading): readonly string[] {
  const number = counts === undefined ? null : reading.number(counts.value, it)
  if (counts === undefined || number === null || number === 0) return []
  return [reading.word(counts.word).replace('{count}', number.toLocaleString(reading.translator.locale))]
}

/** What the finding is about is not said to be well, whatever else of it is. */
function wordOf({ word, role }: PictureState, isCulprit: boolean, reading: Reading): string {
  return reading.word(isCulprit && role === 'ok' ? 'attention' : word)
}

export function drawFacts({ facts }: FactsPicture, { reading }: Drawer): Drawing {
  const drawn = facts.map(({ value: expression, word }): PictureItem => {
    const value = reading.value(expression)
    const limit = limitsOf({ value: expression }, reading)[0] ?? null
    const against =
      typeof value === 'number' && limit !== null ? againstLimit(value, limit, { expression, reading }) : null
    const shown = wordsOf(value, expression, { reading })
    return {
      label: word === undefined ? reading.nameOf(expression) : reading.word(word),
      value: against === null ? shown : joinParts([shown, against], reading.translator.locale),
      role: roleOf(!isSilent(value), isAbout(expression, reading), 'used'),
    }
  })
  return { kind: 'facts', facts: drawn, alt: told(drawn, reading), nothing: null }
}
