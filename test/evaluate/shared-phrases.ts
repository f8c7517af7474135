import { lexiconEntries } from '../../electron/agents/planner/lexicon.ts'
import type { PlannerTool } from '../../electron/agents/planner/planner-tools.ts'
import { normalize } from '../../electron/agents/planner/tokenize.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { EvaluationCase } from './evaluation-case.ts'

const consecutiveWords = 5
const consecutiveCharacters = 8

const fewestKoreanWords = 3

const hanCharacter = /\p{Script=Han}/u
const easternCharacter = /[\p{Script=Hangul}\p{Script=Han}]/u

/** A phrase of the product that was taken from a case: the case then measures memory, not understanding. */
export type SharedPhrase = { readonly caseId: string; readonly owner: string; readonly words: string }

/** Phrases of tools and of the lexicon that share five words, or eight Korean or Chinese characters, with a case. */
export function sharedPhrases(tools: readonly PlannerTool[], cases: readonly EvaluationCase[]): SharedPhrase[] {
  const owners = new Map<string, string>()
  const phrases = [
    ...tools.flatMap((tool) =>
      Object.values(tool.utterances).flatMap((list) => list.map((text) => ({ owner: tool.name, text }))),
    ),
    ...locales
      .flatMap((lang) => lexiconEntries.flatMap(({ phrases: of }) => of(lang)))
      .map((text) => ({ owner: 'lexicon', text })),
  ]
  for (const { owner, text } of phrases) for (const run of runsOf(text)) owners.set(run, owner)

  return cases.flatMap((one) =>
    [...runsOf(one.text)].flatMap((run) => {
      const owner = owners.get(run)
      return owner === undefined ? [] : [{ caseId: one.id, owner, words: run }]
    }),
  )
}

function runsOf(text: string): ReadonlySet<string> {
  const words = normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const characters = words.flatMap((word, place) => Array.from(word).map((character) => ({ character, place })))
  return new Set([
    ...windows(words, consecutiveWords).map((run) => run.join(' ')),
    ...windows(characters, consecutiveCharacters)
      .filter(isSentencePart)
      .map((run) => run.map(({ character }) => character).join('')),
  ])
}

/** Two Korean words are a name and its particle ("윈도우 업데이트가"); Chinese is written without blanks. */
function isSentencePart(run: readonly { readonly character: string; readonly place: number }[]): boolean {
  if (!run.every(({ character }) => easternCharacter.test(character))) return false
  const words = new Set(run.map(({ place }) => place)).size
  return words >= fewestKoreanWords || run.every(({ character }) => hanCharacter.test(character))
}

function windows<Item>(items: readonly Item[], size: number): Item[][] {
  return items.slice(0, Math.max(0, items.length - size + 1)).map((_, start) => items.slice(start, start + size))
}
