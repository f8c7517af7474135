/** How much the first places of a list count more than the others. */
const evenness = 20

/**
 * Several rankings of the same things as one, best first: what stands high in more than one comes first. Scores of different kinds
 * cannot be compared, places can (reciprocal rank fusion).
 */
export function fusedRanks<Thing>(rankings: readonly (readonly Thing[])[], keyOf: (thing: Thing) => string): Thing[] {
  const found = new Map<string, { readonly thing: Thing; readonly score: number }>()
  for (const ranking of rankings)
    for (const [at, thing] of ranking.entries()) {
      const known = found.get(keyOf(thing))
      found.set(keyOf(thing), { thing: known?.thing ?? thing, score: (known?.score ?? 0) + 1 / (evenness + at + 1) })
    }
  return [...found.values()].toSorted((one, other) => other.score - one.score).map(({ thing }) => thing)
}
