/** Items by a key of theirs, in their order. */
export function groupedBy(
  items: readonly string[],
  keyOf: (item: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}
