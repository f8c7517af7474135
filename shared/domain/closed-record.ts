/**
 * Records whose keys are a closed list: written out in this program, and nothing beside them. TypeScript takes the keys of an object for
 * any text, as a value can have more than its type says; what was written out has none, so the casts here hold.
 */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}

/** The same keys, each with what is made of it. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Readonly<Record<Key, Value>>
}
