import { typeOfExpression, type ElementShapes } from '../../shared/condition/check.ts'
import type { ObjectShape } from '../../shared/condition/shape.ts'
import type { LocalizedText } from '../../shared/domain/locale.ts'
import type { Tool } from './define-tool.ts'
import { conditionShape } from './shape-of-schema.ts'
import type { Tracked, TrackedTexts } from './tracked.ts'

/** What is wrong with what a tool tracks, before any result exists; empty = nothing. */
export function checkTracked(tool: Tool): readonly string[] {
  const { track = [], texts } = tool
  const own = conditionShape(tool)
  const ids = track.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
    ...Object.keys(texts.tracked ?? {})
      .filter((id) => !ids.includes(id))
      .map((id) => `no ${id} to track`),
    ...track.flatMap((tracked) => [
      ...checkTexts(tracked, texts.tracked?.[tracked.id]),
      ...checkExpressions(tracked, own),
    ]),
  ]
}

function checkTexts({ id, each, end }: Tracked, said: TrackedTexts | undefined): readonly string[] {
  if (said === undefined) return [`nothing is said of ${id}`]
  const has = (text: LocalizedText | undefined, part: string): boolean =>
    text === undefined || Object.values(text).every((sentence) => sentence.includes(part))
  return [
    ...((end === undefined) === (said.ends === undefined)
      ? []
      : [`the end of ${id} has no sentence, or a sentence no end`]),
    ...(each === undefined || (has(said.name, '{name}') && has(said.ends, '{name}')) ? [] : [`${id} is not named`]),
    ...(has(said.ends, '{time}') ? [] : [`the end of ${id} has no time`]),
  ]
}

function checkExpressions(tracked: Tracked, own: ObjectShape): readonly string[] {
  const typed = (source: string, types: readonly string[], about: ElementShapes = {}): readonly string[] => {
    const { type, problems } = typeOfExpression(source, own, about)
    return problems.length > 0 || types.includes(type.type) ? problems : [`${source} is ${type.type}`]
  }
  if (tracked.each === undefined) return typed(tracked.value, ['integer', 'number'])
  const { type, problems } = typeOfExpression(tracked.each, own)
  if (type.type !== 'list') return [...problems, `${tracked.each} is no list`]
  const about = { it: type.element, el: type.element }
  return [
    ...problems,
    ...typed(tracked.value, ['integer', 'number'], about),
    ...typed(tracked.label, ['string', 'enum'], about),
  ]
}
