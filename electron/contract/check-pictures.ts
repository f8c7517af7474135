import { checkCondition, typeOfExpression, type ElementShapes } from '../../shared/condition/check.ts'
import type { ObjectShape, Shape } from '../../shared/condition/shape.ts'
import { isPictureWord } from '../../shared/texts/picture-words.ts'
import type { Tool } from './define-tool.ts'
import { picturesOf, type Picture, type PictureState } from './picture.ts'
import { conditionShape } from './shape-of-schema.ts'

/** What is wrong with the pictures of a tool, before any result exists; empty = nothing. */
export function checkPictures(tool: Tool): readonly string[] {
  const { picture: declared } = tool
  const pictures = picturesOf(declared)
  const own = conditionShape(tool)
  const isSaid = declared === undefined || ('none' in declared ? declared.none.trim() !== '' : pictures.length > 0)
  return [
    ...(isSaid ? [] : ['nothing to draw is said with its reason']),
    ...pictures.flatMap((picture) => [
      ...(picture.when === undefined ? [] : checkCondition(picture.when, own)),
      ...checkKind(picture, own),
      ...wordsOf(picture).flatMap((word) => (isPictureWord(word, tool.texts.picture) ? [] : [`no word ${word}`])),
    ]),
  ]
}

const numbers: readonly Shape['type'][] = ['integer', 'number', 'any']
const times: readonly Shape['type'][] = ['datetime', 'any']
const names: readonly Shape['type'][] = ['string', 'enum', 'integer', 'number', 'any']
const plain: readonly Shape['type'][] = [...names, 'datetime', 'boolean']

type Wanted = readonly [source: string | undefined, types: readonly string[]]

/** Everything that a kind reads has the type that it is drawn by. */
function checkKind(picture: Picture, own: ObjectShape): readonly string[] {
  switch (picture.kind) {
    case 'gauge':
      return [
        ...checkTypes(
          [picture.value, picture.from, picture.to].map((source): Wanted => [source, numbers]),
          own,
        ),
        ...(picture.to !== undefined || unitOf(picture.value, own)?.startsWith('%') === true
          ? []
          : ['a gauge has an end']),
      ]
    case 'share':
      return checkList(picture, own, [
        [picture.whole, numbers],
        ...picture.parts.flatMap(({ value, percent }): Wanted[] => [
          [value, numbers],
          [percent, numbers],
        ]),
      ])
    case 'rank':
      return [...checkList(picture, own, [[picture.value, numbers]]), ...checkTypes([[picture.total, numbers]], own)]
    case 'spans':
      return picture.value === undefined
        ? checkList(picture, own, [
            [picture.from, times],
            [picture.to, times],
          ])
        : [...checkList(picture, own, [[picture.value, numbers]]), ...checkTypes([[picture.whole, numbers]], own)]
    case 'events':
      return [
        ...checkList(picture, own, [[picture.at, times]]),
        ...(picture.days === null ? [] : checkTypes([[picture.days, numbers]], own)),
      ]
    default:
      return checkPlaces(picture, own)
  }
}

type Places = Extract<Picture, { readonly kind: 'path' | 'tiles' | 'facts' }>

function checkPlaces(picture: Places, own: ObjectShape): readonly string[] {
  if (picture.kind === 'facts')
    return checkTypes(
      picture.facts.map(({ value }): Wanted => [value, plain]),
      own,
    )
  if (picture.kind === 'path') {
    return picture.stations.flatMap(({ ok, label, value }) => [
      ...checkCondition(ok, own),
      ...checkTypes(
        [
          [label, names],
          [value, plain],
        ],
        own,
      ),
    ])
  }
  if (picture.each !== undefined) return checkList(picture, own, [[picture.value, [...plain, 'list']]])
  return picture.things.flatMap(({ value, states }) => [
    ...checkTypes([[value, plain]], own),
    ...states.flatMap(({ when, counts }) => [
      ...checkCondition(when, own),
      ...checkTypes([[counts?.value, numbers]], own),
    ]),
  ])
}

type OfList = Extract<Picture, { readonly each: string }>

function checkList(picture: OfList, own: ObjectShape, wanted: readonly Wanted[]): readonly string[] {
  const { each, where, label } = picture
  const states = picture.kind === 'tiles' ? picture.states : []
  const { type, problems } = typeOfExpression(each, own)
  if (type.type !== 'list') return [...problems, `${each} is no list`]
  const about = { it: type.element, el: type.element }
  const counted = states.map(({ counts }): Wanted => [counts?.value, numbers])
  const conditions = [...(where === undefined ? [] : [where]), ...states.map(({ when }) => when)]
  return [
    ...problems,
    ...conditions.flatMap((source) => checkCondition(source, own, about)),
    ...checkTypes([[label, names], ...wanted, ...counted], own, about),
  ]
}

function checkTypes(wanted: readonly Wanted[], own: ObjectShape, about: ElementShapes = {}): readonly string[] {
  return wanted.flatMap(([source, types]) => {
    if (source === undefined) return []
    const { type, problems } = typeOfExpression(source, own, about)
    return problems.length > 0 || types.includes(type.type) ? problems : [`${source} is ${type.type}`]
  })
}

function unitOf(source: string, own: ObjectShape): string | undefined {
  const { type } = typeOfExpression(source, own)
  return 'unit' in type ? type.unit : undefined
}

/** Words that a picture says; `[]` where it says only what it has read. */
function wordsOf(picture: Picture): readonly string[] {
  const words = (all: readonly (string | undefined)[]): readonly string[] => all.filter((word) => word !== undefined)
  const ofStates = (states: readonly PictureState[]): readonly string[] =>
    states.flatMap(({ word, counts }) => [word, ...(counts === undefined ? [] : [counts.word])])
  const nothing = 'nothing' in picture ? [picture.nothing] : []
  switch (picture.kind) {
    case 'gauge':
      return words([picture.word])
    case 'share':
      return words([picture.rest, ...picture.parts.map(({ word }) => word), ...nothing])
    case 'path':
      return words(picture.stations.flatMap(({ word, broken }) => [word, broken]))
    case 'tiles':
      return picture.each === undefined
        ? picture.things.flatMap(({ word, states }) => [word, ...ofStates(states)])
        : words([...ofStates(picture.states), ...nothing])
    case 'facts':
      return words(picture.facts.map(({ word }) => word))
    default:
      return words(nothing)
  }
}
