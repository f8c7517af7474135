import { decodeOutput } from '../../electron/executors/process/decode.ts'
import { upperHalves } from '../../electron/executors/process/oem-code-pages.ts'

/** OEM code page of a Windows in this language. */
const codePages = { en: 437, de: 850, ko: 949, zh: 936 } as const

export type WindowsLanguage = keyof typeof codePages

/** Encodings by the names that TextDecoder knows; the others have one byte for each character. */
const wideNames: Readonly<Record<number, string>> = { 949: 'euc-kr', 936: 'gbk' }
const tables = new Map<number, ReadonlyMap<string, readonly number[]>>()

/**
 * The text of a program as the product gets it on a Windows of this language: as it is, in the OEM code page, and in
 * UTF-16 as some programs write when their output is redirected.
 */
export function asWritten(text: string, language: WindowsLanguage): readonly string[] {
  const codePage = codePages[language]
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
  return [text, decodeOutput(oemBytes(text, codePage), codePage), decodeOutput(wide, codePage)]
}

/** @throws when the code page has no place for a character: no program can have written it then. */
function oemBytes(text: string, codePage: number): Buffer {
  const table = tables.get(codePage) ?? tableOf(codePage)
  tables.set(codePage, table)
  const bytes = Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    const known = code < 0x80 ? [code] : table.get(character)
    if (known === undefined) throw new Error(`no ${character} in code page ${codePage}`)
    return known
  })
  return Buffer.from(bytes.flat())
}

function tableOf(codePage: number): ReadonlyMap<string, readonly number[]> {
  const name = wideNames[codePage]
  if (name === undefined) {
    return new Map(Array.from(upperHalves[codePage] ?? '', (character, index) => [character, [0x80 + index]] as const))
  }
  const decoder = new TextDecoder(name)
  const table = new Map<string, readonly number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, [lead, trail])
    }
  }
  return table
}
