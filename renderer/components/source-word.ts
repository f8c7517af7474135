import type { WindowText } from '../i18n/text-context.ts'

const known = ['default', 'file', 'environment', 'command_line', 'policy'] as const

/** Where a value comes from, in words; a source that is a name already stays as it is. */
export function sourceWord(text: WindowText['text'], source: string): string {
  const word = known.find((each) => each === source)
  return word === undefined ? source : text(`source.${word}`)
}
