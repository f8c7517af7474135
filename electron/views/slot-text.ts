import type { Translator } from '../../shared/texts/translate.ts'

const known = ['host_name', 'user_folder', 'file_name', 'log_file', 'user_file'] as const

/** A value that is asked for, as `words` call it: beside a field of the window, or in a sentence of a terminal. */
export function slotText(slot: string, words: 'ui.slot' | 'slot', translator: Translator): string {
  const name = known.find((each) => each === slot)
  return name === undefined ? slot : translator.text(`${words}.${name}`)
}
