import { maskSecrets } from '../../mask-secrets.ts'

type Environment = Readonly<Record<string, string | undefined>>

const shapes: readonly { readonly pattern: RegExp; readonly replacement: string }[] = [
  { pattern: /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,253}\.[A-Za-z]{2,24}/g, replacement: '<mail>' },
  { pattern: /\bS-1-5-21(?:-\d{1,10}){3,5}/g, replacement: '<account>' },
  { pattern: /\b[0-9A-Fa-f]{2}(?:[:-][0-9A-Fa-f]{2}){5}\b/g, replacement: '<adapter>' },
  { pattern: /\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b/g, replacement: '<address>' },
  { pattern: /\b(?:[0-9A-Fa-f]{1,4}:){3,7}[0-9A-Fa-f]{1,4}\b/g, replacement: '<address>' },
]
/** Fields of results that name a thing of this person or PC, whatever they hold. */
const personalFields = new Set([
  ...['serial', 'computerName', 'domain', 'tenant', 'logonServer', 'dcName', 'server', 'profileName', 'ssid', 'bssid'],
  ...['userName', 'userDomain', 'account', 'owner', 'author', 'members', 'subject', 'document', 'title'],
])
/** Lists whose elements a person or a company has named: networks, connections, mailboxes. */
const namedLists = new Set(['profiles', 'defaultProfile'])
/** What Windows itself calls the profiles of its firewall. */
const windowsOwnName = /^(?:Domain|Private|Public)$/i
/** A shorter name is also a part of ordinary words; in Chinese, Japanese and Korean two letters are a whole name. */
const shortestName = 3
const wholeNameOfTwo = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2}$/u

export type Masker = {
  text(text: string): string
  /** The same for every text inside a result; fields that name somebody are left out as a whole. */
  value(value: unknown, field?: string): unknown
}

/** Takes names of people, computers and networks, addresses and keys out of what leaves this PC. */
export function createMasker(environment: Environment): Masker {
  const names = ['USERNAME', 'COMPUTERNAME', 'USERDOMAIN']
    .map((variable) => environment[variable] ?? '')
    .filter((name) => name.length >= shortestName || wholeNameOfTwo.test(name))
    // The longest first: one can begin with another.
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const known = names.length > 0 ? new RegExp(names.join('|'), 'gi') : null
  const text = (raw: string): string => {
    const masked = shapes.reduce(
      (rest, { pattern, replacement }) => rest.replace(pattern, replacement),
      maskSecrets(raw),
    )
    const profile = masked.replace(/([A-Za-z]:\\Users\\)[^\\/:*?"<>|]+/g, '$1<user>')
    return known === null ? profile : profile.replace(known, '<name>')
  }
  const value = (raw: unknown, field = ''): unknown => {
    if (typeof raw === 'string') return namesSomebody(field, raw) ? '<name>' : text(raw)
    if (Array.isArray(raw)) return raw.map((element) => value(element, field))
    if (typeof raw !== 'object' || raw === null) return raw
    // The name of an element says what the list is a list of.
    const fieldOf = (key: string): string => (key === 'name' && namedLists.has(field) ? field : key)
    return Object.fromEntries(Object.entries(raw).map(([key, inner]) => [key, value(inner, fieldOf(key))]))
  }
  return { text, value }
}

function namesSomebody(field: string, raw: string): boolean {
  if (raw === '') return false
  return personalFields.has(field) || (namedLists.has(field) && !windowsOwnName.test(raw))
}
