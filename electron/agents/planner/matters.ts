import { leastOfComplaint, splitClauses, splitSentences } from './clauses.ts'
import { readText, type Reading } from './lexicon.ts'
import { bestScore, type RankedTool } from './ranking.ts'
import { limits, thresholds, weights } from './thresholds.ts'

type Rank = (text: string, reading: Reading) => readonly RankedTool[]

/**
 * Who tells of two troubles, a sentence each, wants an answer to both: what a sentence leads to by itself counts nearly as it would
 * alone, wherever the whole leads. The first checks of the whole stay first.
 */
export function withMatters(complaint: string, whole: readonly RankedTool[], rank: Rank): readonly RankedTool[] {
  const sentences = splitSentences(complaint)
  if (sentences.length < 2) return whole
  const best = bestScore(whole)
  const raised = new Map<string, RankedTool>()
  for (const sentence of sentences.filter(tellsTrouble).slice(0, limits.matters)) {
    const alone = rank(sentence, readText(sentence))
    const most = bestScore(alone)
    if (most < thresholds.runFrom) continue
    for (const tool of alone.slice(0, limits.checksOfMatter)) {
      const score = (tool.score / most) * best * weights.matter
      if (score > (raised.get(tool.name)?.score ?? 0)) raised.set(tool.name, { ...tool, score, said: score })
    }
  }
  const now = whole.map((tool) => ({ ...tool, score: Math.max(tool.score, raised.get(tool.name)?.score ?? 0) }))
  const first = now.slice(0, limits.checks)
  const places = new Set(first.map(({ name }) => name))
  const others = [...raised.values()].filter(({ name }) => !places.has(name)).toSorted((a, b) => b.score - a.score)
  return [...first, ...others, ...now.slice(limits.checks).filter(({ name }) => !raised.has(name))]
}

/** A sentence that only tells what works leads nowhere. */
function tellsTrouble(sentence: string): boolean {
  return splitClauses(sentence).some(({ weightAsCause }) => weightAsCause >= leastOfComplaint)
}
