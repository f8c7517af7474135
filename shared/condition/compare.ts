import type { ComparisonOperator } from './node.ts'
import { type ConditionValue, timeOf } from './value.ts'

export type Comparison = {
  readonly left: ConditionValue
  readonly right: ConditionValue
  /** True when one side is written as `null`: only then is null compared as a value. */
  readonly withNull: boolean
}

/** Null when a side is unknown or the two cannot be ordered. Dates and times are ordered as moments, not as texts. */
export function compareValues(operator: ComparisonOperator, { left, right, withNull }: Comparison): boolean | null {
  const ordering = operator !== '==' && operator !== '!='
  if (withNull ? ordering : left === null || right === null) return null
  if (operator === '==') return left === right
  if (operator === '!=') return left !== right
  const a = timeOf(left) ?? left
  const b = timeOf(right) ?? right
  if (typeof a === 'number' && typeof b === 'number') return isOrdered(operator, a - b)
  if (typeof a === 'string' && typeof b === 'string') return isOrdered(operator, a < b ? -1 : a > b ? 1 : 0)
  return null
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', difference: number): boolean {
  switch (operator) {
    case '<':
      return difference < 0
    case '<=':
      return difference <= 0
    case '>':
      return difference > 0
    case '>=':
      return difference >= 0
  }
}
