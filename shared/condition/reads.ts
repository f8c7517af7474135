import type { ConditionNode } from './node.ts'

/**
 * The result fields that a condition reads, as in a rule (`volumes[].freePct`), in order of appearance, each once.
 * A list is named itself only when its elements are not looked into (`count(jobs)`). Arguments (`args.x`) are no result.
 */
export function pathsRead(node: ConditionNode): readonly string[] {
  return [...new Set(readsOf(node, null))]
}

/** The full path of a path node; null when it is no field of the result. `element` is the path of `it`. */
export function fullPath(names: readonly [string, ...string[]], element: string | null): string | null {
  const [first, ...rest] = names
  if (first === 'args' || first === 'el') return null
  if (first !== 'it') return names.join('.')
  return element === null ? null : [element, ...rest].join('.')
}

/** The path of the elements of a list expression; null when the list is written out. */
export function elementPath(list: ConditionNode, element: string | null): string | null {
  const path = list.kind === 'path' ? fullPath(list.names, element) : null
  return path === null ? null : `${path}[]`
}

/** The parts of a node that see the same `it` as the node. */
export function childrenOf(node: Exclude<ConditionNode, { kind: 'each' }>): readonly ConditionNode[] {
  switch (node.kind) {
    case 'literal':
    case 'path':
      return []
    case 'list':
      return node.items
    case 'not':
      return [node.operand]
    case 'in':
      return [node.element, node.list]
    case 'call':
      return node.args
    case 'and':
    case 'or':
    case 'compare':
    case 'arithmetic':
      return [node.left, node.right]
  }
}

function readsOf(node: ConditionNode, element: string | null): readonly string[] {
  if (node.kind === 'path') {
    const path = fullPath(node.names, element)
    return path === null ? [] : [path]
  }
  if (node.kind !== 'each') return childrenOf(node).flatMap((child) => readsOf(child, element))
  const inner = elementPath(node.list, element)
  const inside = node.body === null ? [] : readsOf(node.body, inner)
  const looksInside = inner !== null && inside.some((path) => path === inner || path.startsWith(`${inner}.`))
  return looksInside ? inside : [...readsOf(node.list, element), ...inside]
}
