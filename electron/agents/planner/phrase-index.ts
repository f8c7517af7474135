import MiniSearch from 'minisearch'

import { ofLastTexts } from './last-texts.ts'
import type { PlannerTool } from './planner-tools.ts'
import { isLatinTerm, tokenize } from './tokenize.ts'

export type PhraseIndex = {
  /** How well the words fit, by tool name, best first: 0 = not at all, towards 1 = as good as a phrase of the tool. */
  search(text: string): ReadonlyMap<string, number>
}

export type PhraseDocument = { readonly id: number; readonly tool: string; readonly text: string }

const fuzziness = 0.15
const fuzzyAboveLetters = 5
const prefixAboveLetters = 4
const prefixAboveCharacters = 1

/** More terms than this say nothing new: keeps pasted logs from costing a second. */
const mostQueryTerms = 100

/** A BM25 score at which half of what words can say is said; pairs of characters repeat each other and score more. */
const halfForWords = 12
const halfForPairs = 30

/** One document per phrase and one per tool, so that a tool with many phrases does not drown in its own words. */
export function phraseDocuments(tools: readonly PlannerTool[]): PhraseDocument[] {
  return tools
    .flatMap((tool) => [
      ...Object.values(tool.utterances)
        .flat()
        .map((text) => ({ tool: tool.name, text })),
      { tool: tool.name, text: `${tool.name.replaceAll('_', ' ')} ${tool.purpose}` },
    ])
    .map((document, id) => ({ id, ...document }))
}

/** Builds the index of everything the tools say about themselves. */
export function createPhraseIndex(tools: readonly PlannerTool[]): PhraseIndex {
  const index = new MiniSearch<PhraseDocument>({
    fields: ['text'],
    storeFields: ['tool'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: (term) => (isLatinTerm(term) && term.length > fuzzyAboveLetters ? fuzziness : false),
      prefix: (term) => term.length > (isLatinTerm(term) ? prefixAboveLetters : prefixAboveCharacters),
      combineWith: 'OR',
    },
  })
  index.addAll(phraseDocuments(tools))

  return {
    search: ofLastTexts((text) => {
      const terms = [...new Set(tokenize(text))].slice(0, mostQueryTerms)
      if (terms.length === 0) return new Map()
      const found = index.search(terms.join(' '), { tokenize: (query) => query.split(' ') })
      return bestByTool(found, (score) => {
        const said = score / Math.sqrt(terms.length)
        return said / (said + half(terms))
      })
    }),
  }
}

function bestByTool(
  found: readonly { readonly score: number; readonly tool?: unknown }[],
  scale: (score: number) => number,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  for (const { score, tool } of found) {
    // Results come best first: the first document of a tool is its maximum.
    if (typeof tool === 'string' && !best.has(tool)) best.set(tool, scale(score))
  }
  return best
}

function half(terms: readonly string[]): number {
  const latinShare = terms.filter(isLatinTerm).length / terms.length
  return halfForWords * latinShare + halfForPairs * (1 - latinShare)
}
