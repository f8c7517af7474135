import { isIPv4 } from 'node:net'

import { block, type GuardBlock, type GuardRules } from '../../../../shared/domain/url-guard.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { judgeAddress, type AddressJudge } from './address-ranges.ts'
import { isListedHost, judgeDomain, plainHost } from './listed-names.ts'
import { refusedPorts } from './refused-ports.ts'

/** Where a request goes, after steps 1 to 9. */
export type GuardedTarget = {
  readonly verdict: 'allow'
  readonly url: URL
  /** A name in lower case without a final dot, or an address without brackets. */
  readonly host: string
  readonly port: number
  readonly secure: boolean
  /** The host is an address: there is nothing to look up. */
  readonly literal: boolean
}

export type GuardOptions = {
  readonly judge?: AddressJudge
  /** A proxy looks the name up: no address may be given. */
  readonly behindProxy?: boolean
}

const readable = /^https?:\/\/[^/]/i
const wrongCharacter = /[\u0000-\u0020\u007f\\]/ // oxlint-disable-line no-control-regex -- these are what is refused
const ownName = /(^|\.)localhost$/
const neverPublic = /(^|\.)(localhost|local|internal|home\.arpa|onion|invalid|test|localdomain|svc)$/

/**
 * The steps that need no look-up, in their order; the first that fails refuses.
 * @param raw the address as it was given.
 */
export function checkUrl(raw: string, rules: GuardRules, options: GuardOptions = {}): GuardBlock | GuardedTarget {
  if (wrongCharacter.test(raw) || !readable.test(raw)) return block('malformed_url')
  const url = parseUrl(raw)
  return url === null ? block('unreadable_url') : checkParsed({ url, raw }, rules, options)
}

/** Steps 3 to 9, also for where a redirect leads. */
export function checkParsed(
  { url, raw }: { readonly url: URL; readonly raw: string },
  rules: GuardRules,
  { judge = judgeAddress, behindProxy = false }: GuardOptions = {},
): GuardBlock | GuardedTarget {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return block('scheme_refused')
  if (url.username !== '' || url.password !== '' || namesUser(raw)) return block('userinfo_refused')
  const secure = url.protocol === 'https:'
  const usualPort = secure ? 443 : 80
  const port = url.port === '' ? usualPort : Number(url.port)
  if (refusedPorts.has(port)) return block('port_refused')
  const host = plainHost(url.hostname)
  const literal = url.hostname.startsWith('[') || isIPv4(url.hostname)
  const refused = literal ? judgeLiteral(host, rules, { judge, behindProxy }) : judgeName(host, rules)
  const unlisted = refused ?? judgeLists({ host, port, usualPort }, rules)
  return unlisted ?? { verdict: 'allow', url, host, port, secure, literal }
}

/** An `@` in front of the host, also with nothing before it: the parser does not tell the empty form. */
function namesUser(raw: string): boolean {
  const [, authority = ''] = /^(?:[a-z][a-z0-9+.-]*:)?[/\\]{2,}([^/?#\\]*)/i.exec(raw) ?? []
  return authority.includes('@')
}

function judgeLiteral(host: string, rules: GuardRules, options: Required<GuardOptions>): GuardBlock | null {
  // A translated address is only taken from a name server, never from whoever wrote the address.
  const refused = options.judge(host, { ...rules, unwrapNat64: false })
  return refused ?? (options.behindProxy ? block('literal_behind_proxy') : null)
}

function judgeName(host: string, { profile }: GuardRules): GuardBlock | null {
  const labels = host.split('.')
  if (host.length > 253 || labels.some((label) => label === '' || label.length > 63)) return block('name_refused')
  // The own network has short names and names of its own; which of them count is listed.
  if (profile === 'internal') return ownName.test(host) ? block('name_refused') : null
  return labels.length < 2 || neverPublic.test(host) ? block('name_refused') : null
}

function judgeLists(
  target: { readonly host: string; readonly port: number; readonly usualPort: number },
  { profile, domains, internalHosts }: GuardRules,
): GuardBlock | null {
  if (profile === 'internal' && !isListedHost(target, internalHosts)) return block('host_not_listed')
  const answers = domains.map((list) => judgeDomain(target.host, list))
  if (answers.includes('domain_denied')) return block('domain_denied')
  return answers.includes('domain_not_listed') ? block('domain_not_listed') : null
}
