/** Whether a value that came from outside is one of a closed list. */
export function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value)
}
