import type { Locale } from '../../../shared/domain/locale.ts'

/** Word files, `words/<matter>.<language>.txt`: how they are written stands in the README beside them. */
export type WordFiles = Readonly<Record<string, string>>

/** Those that every message is held against; those of the concepts come with the first complaint. */
export const sentenceFiles: WordFiles = import.meta.glob<string>(
  './words/{accounts,first-aid,sentences,follow-up,off-topic,regional,unsafe}.*.txt',
  { query: '?raw', import: 'default', eager: true },
)

/** Lines of a word file by the heading above them. */
export type Sections = ReadonlyMap<string, readonly string[]>

/** Takes a word file apart; what stands under `[one, other]` is said of both. */
function sectionsOf(text: string): Sections {
  const sections = new Map<string, string[]>()
  let open: string[][] = []
  for (const line of text.split('\n')) {
    const heading = /^\[([a-z, -]+)\]$/u.exec(line)?.[1]
    if (heading !== undefined) {
      open = heading.split(', ').map((key) => sections.get(key) ?? [])
      for (const [place, key] of heading.split(', ').entries()) sections.set(key, open[place] ?? [])
    } else if (line !== '' && !/^#(?: |$)/u.test(line)) {
      for (const lines of open) lines.push(line)
    }
  }
  return sections
}

type ReadWords = (matter: string, lang: Locale) => Sections

/** Gives the words of a matter in a language. A file is taken apart when a complaint first needs it. */
export function createWords(files: WordFiles): ReadWords {
  const taken = new Map<string, Sections>()
  return (matter, lang) => {
    const file = `./words/${matter}.${lang}.txt`
    const sections = taken.get(file) ?? sectionsOf(files[file] ?? '')
    taken.set(file, sections)
    return sections
  }
}

export const readWords = createWords(sentenceFiles)

/** The same of a text, which is given free once it is read: nothing else may hold it. */
export function readLater<Made>(written: string, read: (written: string) => Made): () => Made {
  return lazily(() => read(written))
}

/** Made when it is first asked for. */
export function lazily<Made>(make: () => Made): () => Made {
  let way: { readonly make: () => Made } | { readonly made: Made } = { make }
  return () => {
    // What it is made from is given free.
    if ('make' in way) way = { made: way.make() }
    return way.made
  }
}
