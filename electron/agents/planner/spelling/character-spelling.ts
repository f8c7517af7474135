import { lazily } from '../words.ts'
import { groupedBy } from './grouped-by.ts'
import type { SpellingWords } from './spelling-words.ts'

/** Characters of grammar stand beside any other, also in pairs that nobody has written yet. */
const grammar: ReadonlySet<string> = new Set('的了吗呢吧啊着过在是不也都就还又很把被给和跟')

/**
 * Chinese is typed by its sound: a character that makes pairs nobody writes, and is part of no word, is taken for the one of the
 * same sound that makes a frequent pair.
 */
export function createCharacterSpelling({ pairs, frequentPairs, sounds }: SpellingWords): (run: string) => string {
  const soundOf = new Map(
    sounds.flatMap((alike, sound) => Array.from(alike, (character) => [character, sound] as const)),
  )
  const soundsOf = (pair: string): string => Array.from(pair, (one) => soundOf.get(one) ?? one).join(' ')
  const known = new Set(pairs)
  const bySound = groupedBy(pairs.slice(0, frequentPairs), soundsOf)
  const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

  /** How many of the two pairs that a character makes are written. */
  const fits = (characters: readonly string[], place: number): number =>
    [place - 1, place].filter((start) => known.has(pairAt(characters, start))).length
  const put = (characters: string[], place: number, alone: () => ReadonlySet<number>): void => {
    const pair = pairAt(characters, place)
    for (const meant of known.has(pair) ? [] : (bySound.get(soundsOf(pair)) ?? [])) {
      const wrong = [0, 1].filter((at) => meant[at] !== pair[at])
      const at = place + (wrong[0] ?? 0)
      if (wrong.length > 1 || !alone().has(at) || grammar.has(characters[at] ?? '')) continue
      const changed = characters.with(at, meant[at - place] ?? '')
      if (fits(changed, at) <= fits(characters, at)) continue
      characters.splice(0, characters.length, ...changed)
      return
    }
  }

  return (run) => {
    const characters = Array.from(run)
    const alone = lazily(() => charactersAlone(segmenter().segment(run)))
    for (let place = 0; place + 1 < characters.length; place += 1) put(characters, place, alone)
    return characters.join('')
  }
}

function pairAt(characters: readonly string[], place: number): string {
  return `${characters[place] ?? ''}${characters[place + 1] ?? ''}`
}

/** Places of the characters that are part of no longer word. */
function charactersAlone(segments: Intl.Segments): ReadonlySet<number> {
  return new Set(Array.from(segments).flatMap(({ segment, index }) => (segment.length === 1 ? [index] : [])))
}
