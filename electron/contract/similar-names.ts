const most = 3
const nearEnough = 0.5

/** Names that were perhaps meant, the nearest first, at most three: by the pairs of letters that both have. */
export function similarNames(written: string, names: readonly string[]): readonly string[] {
  const wanted = pairsOf(written)
  return names
    .map((name) => ({ name, score: likeness(wanted, pairsOf(name)) }))
    .filter(({ score }) => score >= nearEnough)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name }) => name)
}

/** `portNumber`, `port_number` and `Port Number` are the same letters. */
function pairsOf(text: string): readonly string[] {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/gu, '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2))
}

/** Share of pairs in common, 0 to 1 (Dice's coefficient). */
function likeness(a: readonly string[], b: readonly string[]): number {
  const left = [...b]
  const common = a.filter((pair) => {
    const at = left.indexOf(pair)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length)
}
