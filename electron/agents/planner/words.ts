import type { Locale } from '../../../shared/domain/locale.ts'

/** The word files, `words/<matter>.<language>.txt`: how they are written stands in the README beside them. */
export const wordFiles: Readonly<Record<string, string>> = import.meta.glob<string>('./words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Lines of a word file by the heading above them. */
export type Sections = ReadonlyMap<string, readonly string[]>

/** Takes a word file apart. */
export function sectionsOf(text: string): Sections {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.split('\n')) {
    const said = line.trim()
    if (said === '' || said.startsWith('# ') || said === '#') continue
    const heading = /^\[([a-z][a-z-]+)\]$/u.exec(said)?.[1]
    if (heading === undefined) lines.push(said)
    else sections.set(heading, (lines = sections.get(heading) ?? []))
  }
  return sections
}

const taken = new Map<string, Sections>()

/** The words of a matter in a language. A file is taken apart when a complaint first needs it. */
export function readWords(matter: string, lang: Locale): Sections {
  const file = `./words/${matter}.${lang}.txt`
  const sections = taken.get(file) ?? sectionsOf(wordFiles[file] ?? '')
  taken.set(file, sections)
  return sections
}

/** Made when it is first asked for. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
