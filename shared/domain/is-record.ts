/** Whether a value that came from outside is an object with fields, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value where it is such an object, else null. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? value : null
}

/** What an object, or a list, holds there; undefined = it holds nothing there, or the value is neither. */
export function heldIn(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
