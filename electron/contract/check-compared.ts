import { checkCondition, typeOfExpression, type ElementShapes } from '../../shared/condition/check.ts'
import type { ObjectShape } from '../../shared/condition/shape.ts'
import { isPictureWord } from '../../shared/texts/picture-words.ts'
import type { Compared, ComparedTexts } from './compared.ts'
import type { Tool } from './define-tool.ts'
import { conditionShape } from './shape-of-schema.ts'

/** What is wrong with what a tool compares, before any result exists; empty = nothing. */
export function checkCompared(tool: Tool): readonly string[] {
  const { compare = [], texts } = tool
  const own = conditionShape(tool)
  const ids = compare.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
    ...Object.keys(texts.compared ?? {})
      .filter((id) => !ids.includes(id))
      .map((id) => `no ${id} to compare`),
    ...compare.flatMap((compared) => [
      ...checkTexts(compared, texts.compared?.[compared.id]),
      ...(compared.states ?? []).flatMap(({ word }) => (isPictureWord(word, texts.picture) ? [] : [`no word ${word}`])),
      ...checkExpressions(compared, own),
    ]),
  ]
}

/** Each can be told, and a sentence about a thing names it. */
function checkTexts({ id, each, value }: Compared, said: ComparedTexts | undefined): readonly string[] {
  if (said === undefined) return [`nothing is said of ${id}`]
  const sentences = Object.values(said)
  const unnamed = sentences.filter((text) => each !== undefined && !Object.values(text).every(names))
  const isChanging = said.changed !== undefined || (said.more !== undefined && said.less !== undefined)
  return [
    ...(sentences.length === 0 ? [`nothing is said of ${id}`] : []),
    ...unnamed.map(() => `${id} is not named`),
    ...(value !== undefined && !isChanging && said.added === undefined ? [`no word when ${id} changes`] : []),
    ...(value === undefined && (said.changed ?? said.more ?? said.less) !== undefined ? [`${id} has no value`] : []),
  ]
}

function names(sentence: string): boolean {
  return /\{name[ }]/.test(sentence)
}

const named = ['string', 'enum', 'integer', 'number', 'datetime', 'any']
const plain = [...named, 'boolean', 'list']

function checkExpressions(compared: Compared, own: ObjectShape): readonly string[] {
  const { states = [], value } = compared
  const typed = (source: string | undefined, types: readonly string[], about: ElementShapes): readonly string[] => {
    if (source === undefined) return []
    const { type, problems } = typeOfExpression(source, own, about)
    return problems.length > 0 || types.includes(type.type) ? problems : [`${source} is ${type.type}`]
  }
  const valued = (about: ElementShapes): readonly string[] => [
    ...typed(value, plain, about),
    ...states.flatMap(({ when }) => checkCondition(when, own, about)),
  ]
  if (compared.each === undefined) return valued({})
  const { type, problems } = typeOfExpression(compared.each, own)
  if (type.type !== 'list') return [...problems, `${compared.each} is no list`]
  const about = { it: type.element, el: type.element }
  return [
    ...problems,
    ...valued(about),
    ...[...compared.key, compared.label].flatMap((source) => typed(source, named, about)),
    ...(compared.where === undefined ? [] : checkCondition(compared.where, own, about)),
    ...(compared.wholeWhen === undefined ? [] : checkCondition(compared.wholeWhen, own)),
  ]
}
