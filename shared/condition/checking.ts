import type { ObjectShape, Shape } from './shape.ts'

/** Type of an expression: a shape, or the literal null. */
export type ExpressionType = Shape | { readonly type: 'null' }

/** State of one check; `problems` grows. */
export type Checking = {
  readonly source: string
  readonly shape: ObjectShape
  readonly problems: string[]
  readonly it: Shape | null
  readonly el: Shape | null
}

/** Notes a problem and goes on with a type that fits everywhere, so that one mistake is told once. */
export function report(checking: Checking, reason: string): ExpressionType {
  checking.problems.push(`${reason} in: ${checking.source}`)
  return { type: 'any' }
}
