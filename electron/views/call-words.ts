import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'
import type { ObjectNames } from '../../shared/domain/tool-call.ts'
import type { Translator } from '../../shared/texts/translate.ts'
import type { Tool } from '../contract/define-tool.ts'
import { argumentFacts } from '../contract/argument-facts.ts'
import { harmless } from './harmless.ts'
import { programName, withoutEnding } from './program-names.ts'
import { namedParts, putNames } from './put-names.ts'
import { measured } from './show-values.ts'

/** One call as far as its words go: arguments, and how the PC calls what they mean. */
export type WordedCall = {
  readonly args: Readonly<Record<string, unknown>>
  readonly object?: ObjectNames | null | undefined
}

const charactersShown = 60

/** The title of one call: it names what it acts on, in words where that cannot be known. */
export function callTitle(tool: Tool, call: WordedCall, locale: Locale): string {
  const { titleOf, title } = tool.texts
  return (titleOf === undefined ? null : filled(titleOf, { tool, call, locale })) ?? title[locale]
}

/** A sentence of a tool about one call; null = it names a part that this call does not have. */
export function filled(
  text: LocalizedText,
  { tool, call, locale }: { readonly tool: Tool; readonly call: WordedCall; readonly locale: Locale },
): string | null {
  const missing: string[] = []
  const said = putNames(text, locale, (part) => {
    const name = partOf(part, tool, { call, locale })
    if (name === null) missing.push(part)
    return name ?? ''
  })
  return missing.length === 0 ? said : null
}

/** A sentence of a tool about one call, whatever is known of it. */
export function sentence(
  text: LocalizedText,
  tool: Tool,
  { call, locale }: { readonly call: WordedCall; readonly locale: Locale },
): string {
  return filled(text, { tool, call, locale }) ?? putNames(text, locale, () => '…')
}

/** Arguments whose whole value stands in the title of this call. */
export function saidInTitle(tool: Tool, call: WordedCall, locale: Locale): readonly string[] {
  return namedParts(tool.texts.titleOf, locale).filter((part) => {
    const value = call.args[part]
    return typeof value === 'string' && (isWorded(tool, part, value) || shortName(value) === value)
  })
}

/** What stands for an argument that is a yes or no, one of a choice, or so much of something; null = it says itself what it is. */
export function argumentWord(
  name: string,
  value: unknown,
  { tool, translator }: { readonly tool: Tool; readonly translator: Translator },
): string | null {
  if (typeof value === 'boolean') return translator.text(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') return measured(value, argumentFacts(tool).get(name)?.unit ?? null, translator.locale)
  const words = tool.texts.values?.[name]
  return typeof value === 'string' ? (words?.[value]?.[translator.locale] ?? null) : null
}

/** A name of the PC or of a person as it stands within a sentence: one line, cut where it is long, nothing that steers. */
export function shortName(value: string): string {
  const plain = harmless(value.replace(/\s+/g, ' ').trim())
  const letters = Array.from(plain)
  return letters.length <= charactersShown ? plain : `${letters.slice(0, charactersShown - 1).join('')}…`
}

function partOf(part: string, tool: Tool, { call, locale }: { readonly call: WordedCall; readonly locale: Locale }) {
  const named = call.object?.names[part]
  if (named !== undefined) return shortName(part === 'program' ? programName(named, locale) : withoutEnding(named))
  const value = call.args[part]
  if (typeof value === 'string' && value.trim() !== '')
    return tool.texts.values?.[part]?.[value]?.[locale] ?? shortName(value)
  if (typeof value === 'number') return String(value)
  return Object.keys(call.args).length === 0 ? null : (tool.texts.unnamed?.[part]?.[locale] ?? null)
}

function isWorded(tool: Tool, part: string, value: string): boolean {
  return tool.texts.values?.[part]?.[value] !== undefined
}
