import { parseUrl } from '../kernel/parse-url.ts'
import { unseenSigns, unspacedLetters } from './unspaced-writing.ts'

/** A host that stands in a text, and what may be asked of it: nothing, what is written behind it, and what that is part of. */
export type WrittenAddress = { readonly host: string; readonly rests: ReadonlySet<string> }

/** An address apart: its host as the parser writes it, and what stands behind, without a slash at its end. */
export type AddressParts = { readonly host: string; readonly rest: string }

const namePart = String.raw`\p{L}\p{N}\p{M}_\-`

const endsUnspaced = new RegExp(`[${unspacedLetters}]$`, 'u')
const beginsInName = new RegExp(`^[${namePart}]`, 'u')
const endsInName = new RegExp(`[${namePart}.]$`, 'u')
const names = new RegExp(`[${namePart}.]+`, 'gu')
const addressesOfSix = /[0-9a-f.]*(?::[0-9a-f.]*){2,}/giu
/** Between a letter of an unspaced writing and one of another. */
const switches = new RegExp(
  String.raw`(?<=[${unspacedLetters}])(?=[^${unspacedLetters}._-])|(?<=[^${unspacedLetters}._-])(?=[${unspacedLetters}])`,
  'u',
)
/** Signs of Chinese and Korean texts that stand in no address; full-width letters and dots can. */
const marks = /[、。，；！？：（）「」『』《》〈〉【】“”‘’…—～]/gu
const wordEnd = /[\s"'<>`]/u

/** More pieces than this are a sentence, and a name goes over few of them. */
const mostPieces = 6
const mostCuts = 40
/** No address is longer. Within a word that is, nothing is named. */
const longestWord = 2_048

/**
 * The hosts that a text names, each whole: neither what stands above a name nor what stands below it, for both can belong to somebody
 * else, and a part put before a name can tell its owner anything. A name within the path or before the `@` of an address is none.
 */
export function addressesIn(text: string): readonly WrittenAddress[] {
  const read = text.replace(unseenSigns, '').replace(marks, ' ').normalize('NFKC')
  return [...namesIn(read), ...addressesOfSixIn(read)]
}

/** Null = it is no address of a page, or one in which somebody signs in. */
export function partsOfAddress(address: string): AddressParts | null {
  const url = parseUrl(address)
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/\.$/u, '')
  if (host.split('.').includes('')) return null
  return { host, rest: `${url.port}${url.pathname}${url.search}`.replace(/\/$/u, '') }
}

/** The same for the name of a host alone, or for `\\server\folder`. */
export function partsOfHost(value: string): AddressParts | null {
  if (value.startsWith('\\\\')) return partsOfAddress(`http:${value}`)
  const parts = partsOfAddress(`http://${bracketed(value)}/`)
  const isName = parts?.rest === '' && !/[/\\?#@\s]/u.test(value) && !isOddNumber(value, parts)
  return isName ? parts : null
}

function bracketed(value: string): string {
  return /:.*:/u.test(value) && !value.startsWith('[') ? `[${value}]` : value
}

/** The parser reads `134744072` and `010.8.8.8` as addresses of the internet. Nobody who wrote such a number has named them. */
function isOddNumber(written: string, { host }: AddressParts): boolean {
  return /^[\d.]+$/u.test(host) && written.replace(/\.$/u, '') !== host
}

function namesIn(text: string): readonly WrittenAddress[] {
  return [...text.matchAll(names)].flatMap(({ 0: run, index }) => {
    if (run.length > longestWord) return []
    const before = wordBefore(text, index)
    const after = wordAfter(text, index + run.length)
    const pieces = run.split(switches)
    return pieces.flatMap((_piece, from) =>
      pieces.slice(from, from + mostPieces).flatMap((_last, count) => {
        const name = pieces.slice(from, from + count + 1).join('')
        const isLast = from + count + 1 === pieces.length
        const place = { before: before + (pieces[from - 1] ?? ''), after: isLast ? after : '' }
        return writtenAt(isLast ? name.replace(/\.+$/u, '') : name, place)
      }),
    )
  })
}

function addressesOfSixIn(text: string): readonly WrittenAddress[] {
  return [...text.matchAll(addressesOfSix)].flatMap(({ 0: found, index }) => {
    const before = wordBefore(text, index)
    const after = wordAfter(text, index + found.length)
    if (isInName(before) || (beginsInName.test(after) && !new RegExp(`^[${unspacedLetters}]`, 'u').test(after)))
      return []
    return [found, found.replace(/[.:]$/u, '')].flatMap((name) =>
      writtenAt(`[${name}]`, { before: before.replace(/\[$/u, ''), after: after.replace(/^\]/u, '') }),
    )
  })
}

function isInName(before: string): boolean {
  return endsInName.test(before) && !endsUnspaced.test(before)
}

type Place = { readonly before: string; readonly after: string }

function writtenAt(name: string, { before, after }: Place): readonly WrittenAddress[] {
  if (before.length + after.length > longestWord || !mayPrecede(before) || /^(?:[@%]|:[^/\\?#]*@)/u.test(after))
    return []
  const scheme = /https:\/\/$/iu.test(before) ? 'https' : 'http'
  const parts = partsOfAddress(`${scheme}://${name}/`)
  if (parts === null || name.startsWith('.') || name.endsWith('.') || isOddNumber(name, parts)) return []
  const rests = cutsOf(after).flatMap((rest) => {
    const whole = partsOfAddress(`${scheme}://${name}${rest}`)
    return whole?.host === parts.host ? [whole.rest] : []
  })
  return [{ host: parts.host, rests: new Set(['', ...rests]) }]
}

/** Whether a name can begin behind this part of its word: not behind the path of an address. */
function mayPrecede(before: string): boolean {
  const rest = before.replace(/[^/\\?#]*@$/u, '')
  const scheme = rest.replace(/(?:\/\/|\\\\)$/u, '')
  if (/[/\\?#]/u.test(scheme)) return false
  return scheme === rest ? !/[%+$&~.]$/u.test(scheme) : scheme === '' || scheme.endsWith(':')
}

/** What follows a host, whole and up to each place at which a reader would take it for a whole address. */
function cutsOf(after: string): readonly string[] {
  if (after === '') return []
  const whole = after.replace(/[.,;:!?)\]}*]+$/u, '')
  const ends = [...whole.matchAll(new RegExp(`[/?#]|${switches.source}`, 'gu'))].map(({ index }) => index)
  return [after, whole, ...ends.slice(0, mostCuts).map((end) => whole.slice(0, end))]
}

function wordBefore(text: string, at: number): string {
  let from = at
  while (from > 0 && at - from <= longestWord && !wordEnd.test(text.charAt(from - 1))) from -= 1
  return text.slice(from, at)
}

function wordAfter(text: string, at: number): string {
  let to = at
  while (to < text.length && to - at <= longestWord && !wordEnd.test(text.charAt(to))) to += 1
  return text.slice(at, to)
}
