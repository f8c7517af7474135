import { expect, test } from 'vitest'

import { conditionShape } from '../../electron/contract/shape-of-schema.ts'
import { shapeFor } from '../../electron/contract/expression-shape.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { measured } from '../../electron/views/show-values.ts'
import { typeOfExpression, checkCondition } from '../../shared/condition/check.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import type { ConditionNode } from '../../shared/condition/node.ts'
import { elementPath, fullPath } from '../../shared/condition/reads.ts'
import { readPath, type ObjectShape } from '../../shared/condition/shape.ts'
import { locales } from '../../shared/domain/locale.ts'
import { partsOf } from './call-parts.ts'

const conditions = createConditions()
const tools = loadTools()
const rules = tools.flatMap((tool) => tool.findings.map((rule) => ({ tool, rule, where: `${tool.name}.${rule.id}` })))
/** What can be a verdict of a look. */
const verdicts = rules.filter(({ tool, rule }) => tool.kind === 'diagnostic' && rule.severity !== 'info')

/** The parts that all have to hold. */
function allOf(node: ConditionNode): readonly ConditionNode[] {
  return node.kind === 'and' ? [...allOf(node.left), ...allOf(node.right)] : [node]
}

type Seen = { readonly shape: ObjectShape; readonly element: string | null }

/** Whether a number with a unit that people feel, held against a limit, decides it. */
function isDecidedByMeasure(node: ConditionNode, seen: Seen): boolean {
  return allOf(node).some((part) => {
    if (part.kind === 'each' && part.name === 'any' && part.body !== null)
      return isDecidedByMeasure(part.body, { ...seen, element: elementPath(part.list, seen.element) })
    if (part.kind !== 'compare' || part.operator === '==' || part.operator === '!=') return false
    const isLimit = part.right.kind === 'literal' && typeof part.right.value === 'number' && part.right.value !== 0
    const inner = part.left.kind === 'call' && part.left.name === 'abs' ? part.left.args[0] : part.left
    if (!isLimit || inner?.kind !== 'path') return false
    const path = fullPath(inner.names, seen.element)
    const unit = path === null ? undefined : readPath(seen.shape, path)?.unit
    return unit !== undefined && measured(1, unit, 'en') !== null
  })
}

test('a finding that a measure decides says how much it is', () => {
  const decided = verdicts.filter(({ tool, rule }) =>
    isDecidedByMeasure(conditions.parse(rule.when), { shape: conditionShape(tool), element: null }),
  )
  expect(decided.length).toBeGreaterThan(20)
  expect(decided.filter(({ rule }) => rule.figure === undefined).map(({ where }) => where)).toEqual([])
})

/** By these a person knows a thing. */
const names = ['displayName', 'name', 'document', 'drive', 'app', 'title', 'adapter']

/** Lists of which one element decides it, and whose elements have names. */
function namedLists(node: ConditionNode, shape: ObjectShape): readonly string[] {
  return allOf(node).flatMap((part) => {
    if (part.kind !== 'each' || part.name !== 'any') return []
    const path = elementPath(part.list, null)
    const element = path === null ? null : readPath(shape, path)
    if (element?.type !== 'object' || path === null) return []
    return names.some((name) => element.fields[name]?.type === 'string') ? [path] : []
  })
}

/** Of these nobody knows what they are called, or the sentence itself says it. */
const unnamed = [
  'check_display_info.basic_driver',
  // Its name says that it is not known.
  'check_usb_devices.not_recognized',
  // Services by the names of programmers: the sentence says what they are for.
  'check_input_languages.service_disabled',
  'check_store_apps.service_disabled',
  'check_windows_update_status.service_disabled',
  // Of an adapter its addresses are wrong, or no way leads on from it: the sentence is about those.
  'check_ip_address.self_assigned',
  'check_network_status.no_gateway',
]

test('a finding that one thing decides names it', () => {
  const decided = verdicts.filter(
    ({ tool, rule }) => namedLists(conditions.parse(rule.when), conditionShape(tool)).length > 0,
  )
  expect(decided.length).toBeGreaterThan(30)
  const silent = decided.filter(({ rule }) => rule.culprits === undefined).map(({ where }) => where)
  expect(silent.filter((where) => !unnamed.includes(where))).toEqual([])
  expect(unnamed.filter((where) => !silent.includes(where))).toEqual([])
})

test('a figure is a number of the result, and every language says it', () => {
  const problems = rules.flatMap(({ tool, rule, where }) => {
    const said = tool.texts.measured?.[rule.id]
    if ((said === undefined) !== (rule.figure === undefined))
      return [`${where}: a figure without a sentence, or the other way round`]
    if (said === undefined || rule.figure === undefined) return []
    const shape = conditionShape(tool)
    const [value, of] =
      typeof rule.figure === 'string' ? [rule.figure, rule.culprits] : [rule.figure.value, rule.figure]
    const list = of === undefined ? null : typeOfExpression(of.each, shape).type
    const element = list?.type === 'list' ? list.element : list
    const about = element === null || element.type === 'null' ? {} : { it: element, el: element }
    const read = typeOfExpression(value, shape, about)
    const parts = rule.culprits === undefined ? ['figure'] : ['figure', 'name']
    return [
      ...read.problems,
      ...(read.type.type === 'number' || read.type.type === 'integer' ? [] : [`${value} is no number`]),
      ...(of?.where === undefined ? [] : checkCondition(of.where, shape, about)),
      ...(shapeFor(value, of?.each, { shape, conditions })?.unit === undefined ? [`${value} has no unit`] : []),
      ...locales
        .filter(
          (locale) =>
            !partsOf(said, locale).includes('figure') || !partsOf(said, locale).every((part) => parts.includes(part)),
        )
        .map((locale) => `other parts in ${locale}`),
    ].map((problem) => `${where}: ${problem}`)
  })
  expect(problems).toEqual([])
})
