import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Locale, LocalizedText } from '../../shared/domain/locale.ts'

type Texts = Readonly<Record<string, readonly unknown[]>>

/** Says what stands in its module at this place, in every language. */
export type Said = (at: number) => LocalizedText

/**
 * What `build/texts-apart.mjs` puts in the place of texts: the same objects, whose languages are read from a file in this folder when
 * one is first asked for. Those files belong to the program as its chunks do.
 */
export function openTexts(folder: string) {
  const files = new Map<string, unknown>()
  const read = (name: string): unknown => {
    const known = files.get(name)
    if (known !== undefined) return known
    const content: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    files.set(name, content)
    return content
  }
  return {
    /** A list of words: it is kept by nobody but who asks. */
    file: (name: string): string => readFileSync(path.join(folder, name), 'utf8'),
    /** Everything that the file of a language holds. */
    whole: (part: string, locale: Locale): unknown => read(fileName(part, locale)),
    /** The texts of one module. */
    saying: (part: string, module: string): Said => {
      const text = (at: number, locale: Locale): unknown => (read(fileName(part, locale)) as Texts)[module]?.[at]
      return (at) => new Sentence(text, at) as unknown as LocalizedText
    },
  }
}

/** The name of the file with one language of a part of the texts. */
export function fileName(part: string, locale: Locale): string {
  return `${part}.${locale}.json`
}

type Find = (at: number, locale: Locale) => unknown

/** Its languages are properties of its own, so that whoever copies, lists or sends them does so as with any other object. */
class Sentence {
  readonly #text: Find
  readonly #at: number

  constructor(text: Find, at: number) {
    this.#text = text
    this.#at = at
    // The same three for all of them: then they share one shape.
    Object.defineProperty(this, 'en', english)
    Object.defineProperty(this, 'ko', korean)
    Object.defineProperty(this, 'zh', chinese)
  }

  static in(locale: Locale): PropertyDescriptor & ThisType<Sentence> {
    return {
      enumerable: true,
      get() {
        return this.#text(this.#at, locale)
      },
    }
  }
}

const english = Sentence.in('en')
const korean = Sentence.in('ko')
const chinese = Sentence.in('zh')
