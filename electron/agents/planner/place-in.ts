/**
 * The place of a number in a list in order; undefined = it is not in it. For lists so long that a map of them would take many times
 * the memory.
 */
export function placeIn(sorted: Uint32Array, wanted: number): number | undefined {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted ? from : undefined
}
