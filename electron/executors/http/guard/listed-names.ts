import type { DomainList } from '../../../../shared/domain/url-guard.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'

/** Entries as the parser of addresses writes them. A list is read once: it is asked for every address. */
const readLists = new WeakMap<readonly string[], ReadonlySet<string>>()

/** What a list says about a host: an exact name, or a name that stands above it. */
export function judgeDomain(host: string, { allow, deny }: DomainList): 'domain_denied' | 'domain_not_listed' | null {
  if (stands(host, read(deny, domainOf))) return 'domain_denied'
  return allow.length === 0 || stands(host, read(allow, domainOf)) ? null : 'domain_not_listed'
}

/** True when exactly this host and port are listed. */
export function isListedHost(
  target: { host: string; port: number; usualPort: number },
  hosts: readonly string[],
): boolean {
  const listed = read(hosts, hostOf)
  if (listed.has(`${target.host} ${target.port}`)) return true
  return target.port === target.usualPort && listed.has(`${target.host} usual`)
}

/** Lower case, ASCII, without the dot of the root and without brackets. */
export function plainHost(hostname: string): string {
  const host = hostname.toLowerCase()
  if (host.startsWith('[')) return host.slice(1, -1)
  return host.endsWith('.') ? host.slice(0, -1) : host
}

function stands(host: string, listed: ReadonlySet<string>): boolean {
  if (listed.has(host)) return true
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1))
    if (listed.has(host.slice(dot)) || listed.has(host.slice(dot + 1))) return true
  return false
}

function read(list: readonly string[], entryOf: (text: string) => string | null): ReadonlySet<string> {
  const known = readLists.get(list)
  if (known !== undefined) return known
  const entries = new Set(list.flatMap((text) => entryOf(text.trim()) ?? []))
  readLists.set(list, entries)
  return entries
}

function domainOf(text: string): string | null {
  const below = text.startsWith('.')
  const host = normalHost(below ? text.slice(1) : text)
  return host === null ? null : `${below ? '.' : ''}${host}`
}

function hostOf(text: string): string | null {
  const [, name = '', port] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  const host = normalHost(name)
  return host === null ? null : `${host} ${port === undefined ? 'usual' : Number(port)}`
}

/** Null = no name at all: such an entry stands for nothing. */
function normalHost(text: string): string | null {
  if (text === '' || /[/?#@\\\s]/.test(text)) return null
  const bare = text.includes(':') && !text.startsWith('[') ? `[${text}]` : text
  const url = parseUrl(`http://${bare}/`)
  return url?.port === '' ? plainHost(url.hostname) : null
}
