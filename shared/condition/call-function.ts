import type { ValueFunction } from './node.ts'
import { type ConditionValue, isList, timeOf } from './value.ts'

const hourMs = 3_600_000

/** Applies a function to values; an unknown argument makes the result unknown. */
export function callFunction(name: ValueFunction, args: readonly ConditionValue[], nowMs: number): ConditionValue {
  const [first = null, second = null] = args
  if (args.includes(null)) return null
  switch (name) {
    case 'has':
      return isList(first) ? first.includes(second) : null
    case 'contains':
      return withTexts(first, second, (text, part) => text.includes(part))
    case 'starts':
      return withTexts(first, second, (text, part) => text.startsWith(part))
    case 'ends':
      return withTexts(first, second, (text, part) => text.endsWith(part))
    case 'lower':
      return withTexts(first, '', (text) => text.toLowerCase())
    case 'abs':
      return typeof first === 'number' ? Math.abs(first) : null
    case 'hours_since':
      return hoursSince(first, nowMs)
    case 'days_since':
      return dividedBy(24, hoursSince(first, nowMs))
    case 'days_until':
      return dividedBy(-24, hoursSince(first, nowMs))
  }
}

function withTexts<T extends ConditionValue>(
  text: ConditionValue,
  part: ConditionValue,
  read: (text: string, part: string) => T,
): T | null {
  return isScalar(text) && isScalar(part) ? read(String(text), String(part)) : null
}

function isScalar(value: ConditionValue): value is string | number | boolean {
  return value !== null && typeof value !== 'object'
}

function hoursSince(value: ConditionValue, nowMs: number): number | null {
  const timeMs = timeOf(value)
  return timeMs === null ? null : (nowMs - timeMs) / hourMs
}

function dividedBy(divisor: number, value: number | null): number | null {
  return value === null ? null : value / divisor
}
