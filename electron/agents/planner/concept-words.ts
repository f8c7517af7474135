import { createWords, type WordFiles } from './words.ts'

/** The word files of what a text can speak of. Apart from the others, because only a complaint needs them. */
export const conceptFiles: WordFiles = import.meta.glob<string>(
  ['./words/*.txt', '!./words/{accounts,first-aid,sentences,follow-up,off-topic,unsafe}.*.txt'],
  { query: '?raw', import: 'default', eager: true },
)

export const readConceptWords = createWords(conceptFiles)
