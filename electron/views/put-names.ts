import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'

/** `{name}`, or `{name service}`: what it is called, then what it is, unless the name says that. */
const placeholder = /( ?)\{(\w+)(?: ([^{}]+))?\}/gu

/** A sentence in one language with names in its places. */
export function putNames(text: LocalizedText, locale: Locale, nameOf: (part: string) => string): string {
  const template = text[locale]
  const filled = template.replace(placeholder, (...match) => {
    const [, blank, part, noun, at] = match as [string, string, string, string | undefined, number]
    const name = nameOf(part)
    if (noun === undefined) return blank + name + (endsFullWidth.test(name) ? noBlank : '')
    const called = saysWhatItIs(name, noun) ? name : name + blankBetween(name, noun) + noun
    return (blank === '' ? '' : blankBetween(template.slice(0, at), called)) + called
  })
  return filled.replace(new RegExp(`${noBlank} ?`, 'gu'), '')
}

/** Punctuation of full width brings its own blank. */
const endsFullWidth = /[\u3001-\u303F\uFF01-\uFF65]$/u
/** Stands in no name: what is not assigned. */
const noBlank = '\uFFFF'

/** Parts that a sentence names. */
export function namedParts(text: LocalizedText | undefined, locale: Locale): readonly string[] {
  return [...(text?.[locale] ?? '').matchAll(placeholder)].map(([, , part]) => part ?? '')
}

/** "Bluetooth Support Service" is a service, and so are "Remote Desktop Services". */
function saysWhatItIs(name: string, noun: string): boolean {
  return oneOf(name).endsWith(oneOf(noun))
}

function oneOf(words: string): string {
  return words.toLowerCase().replace(/(?<=[a-z])s$/u, '')
}

/** Chinese words stand side by side; what is written in other letters has a blank around it. */
function blankBetween(before: string, after: string): string {
  return /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after) ? '' : ' '
}
