import type { Tool } from '../../electron/contract/define-tool.ts'
import { namedParts } from '../../electron/views/put-names.ts'
import { locales, type LocalizedText } from '../../shared/domain/locale.ts'

/** Parts of a call that a sentence names. */
export const partsOf = (text: LocalizedText | undefined, locale: (typeof locales)[number] = 'en'): readonly string[] =>
  namedParts(text, locale)

/** Where the PC tells the name of what a fix acts on. */
export const sourcesOf = ({ object }: Tool) => (object === undefined || object === 'one' ? [] : (object.seenIn ?? []))

/** Sentences of a fix that can name its object. */
export function templatesOf({ texts }: Tool): readonly LocalizedText[] {
  const { titleOf, notice, undo, harsher } = texts
  return [
    titleOf,
    harsher?.titleOf,
    ...[notice, undo, harsher?.notice].flatMap((part) => Object.values(part ?? {})),
  ].filter((text) => text !== undefined)
}
