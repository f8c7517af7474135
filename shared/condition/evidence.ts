import { evaluateCondition, type EvaluationOptions } from './evaluate.ts'
import type { ConditionNode, EachNode } from './node.ts'
import { childrenOf, elementPath, fullPath } from './reads.ts'
import { type ConditionValue, isList, type Scope, truthOf } from './value.ts'

/** One field that a condition reads, `path` as in the rule, with its value in one record. */
export type ReadValue = { readonly path: string; readonly value: ConditionValue }

const maxElements = 5

/** `its` = the elements that the expression is about; null outside a list function. */
type Place = { readonly element: string | null; readonly its: readonly ConditionValue[] | null }
type Reading = { readonly scope: Scope; readonly options: EvaluationOptions }

/**
 * What a condition saw in a record, each field once. Fields inside a list function come as a list: the values of the
 * elements for which its condition holds (of all elements when it holds for none), at most five. A list of objects
 * that is only counted comes as its length. Of `a || b` only the sides that hold are told.
 */
export function valuesRead(node: ConditionNode, scope: Scope, options: EvaluationOptions): readonly ReadValue[] {
  const found = new Map<string, ConditionValue>()
  for (const { path, value } of valuesOf(node, { element: null, its: null }, { scope, options })) {
    if (!found.has(path)) found.set(path, value)
  }
  return [...found].map(([path, value]) => ({ path, value }))
}

function valuesOf(node: ConditionNode, place: Place, reading: Reading): readonly ReadValue[] {
  if (node.kind === 'path') return valueOfPath(node, place, reading)
  if (node.kind === 'each') return valuesOfEach(node, place, reading)
  const children = childrenOf(node)
  const telling = node.kind === 'or' ? children.filter((child) => holdsSomewhere(child, place, reading)) : children
  return (telling.length === 0 ? children : telling).flatMap((child) => valuesOf(child, place, reading))
}

function valueOfPath(
  node: Extract<ConditionNode, { kind: 'path' }>,
  place: Place,
  reading: Reading,
): readonly ReadValue[] {
  const path = fullPath(node.names, place.element)
  if (path === null) return []
  if (node.names[0] !== 'it') return [{ path, value: shown(evaluateAt(node, undefined, reading)) }]
  return [{ path, value: (place.its ?? []).map((it) => shown(evaluateAt(node, it, reading))) }]
}

function valuesOfEach(node: EachNode, place: Place, reading: Reading): readonly ReadValue[] {
  const inner = elementPath(node.list, place.element)
  if (node.body === null)
    return node.name === 'count' ? countedList(node, place, reading) : valuesOf(node.list, place, reading)
  const { body } = node
  const its = (place.its ?? [undefined]).flatMap((it) => decidingElements(node, it, reading)).slice(0, maxElements)
  const inside = valuesOf(body, { element: inner, its }, reading)
  const looksInside = inner !== null && inside.some(({ path }) => path === inner || path.startsWith(`${inner}.`))
  return looksInside && isReadable(node.list, place, reading)
    ? inside
    : [...valuesOf(node.list, place, reading), ...inside]
}

/** The elements that explain the value of a list function: those that meet its condition, or hold its extreme. */
function decidingElements(
  node: EachNode,
  outer: ConditionValue | undefined,
  reading: Reading,
): readonly ConditionValue[] {
  const { body } = node
  const list = evaluateAt(node.list, outer, reading)
  if (!isList(list) || body === null) return []
  const result = evaluateAt(node, outer, reading)
  const extreme = node.name === 'max' || node.name === 'min'
  const wanted = extreme ? result : node.name === 'all' && result === false ? false : true
  const deciding = list.filter((it) => evaluateAt(body, it, reading) === wanted)
  return deciding.length === 0 ? list : deciding
}

function countedList(node: EachNode, place: Place, reading: Reading): readonly ReadValue[] {
  const path = node.list.kind === 'path' ? fullPath(node.list.names, place.element) : null
  if (path === null) return valuesOf(node.list, place, reading)
  if (place.its === null) return [{ path, value: evaluateAt(node, undefined, reading) }]
  return [{ path, value: place.its.map((it) => evaluateAt(node, it, reading)) }]
}

function isReadable(list: ConditionNode, place: Place, reading: Reading): boolean {
  return (place.its ?? [undefined]).some((it) => isList(evaluateAt(list, it, reading)))
}

function holdsSomewhere(node: ConditionNode, place: Place, reading: Reading): boolean {
  return (place.its ?? [undefined]).some((it) => truthOf(evaluateAt(node, it, reading)) === true)
}

function evaluateAt(node: ConditionNode, it: ConditionValue | undefined, { scope, options }: Reading): ConditionValue {
  return evaluateCondition(node, scope, it === undefined ? options : { ...options, it })
}

/** Lists of plain values are cut, lists of objects told by their length: evidence is for reading, not for storing. */
function shown(value: ConditionValue): ConditionValue {
  if (!isList(value)) return value
  return value.some((item) => typeof item === 'object' && item !== null) ? value.length : value.slice(0, maxElements)
}
