import type { ExternalAccess } from '../../../shared/domain/external-access.ts'
import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import type { GuardRules } from '../../../shared/domain/url-guard.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { parseUrl, withoutSignIn } from '../../kernel/parse-url.ts'
import type { AddressJudge } from './guard/address-ranges.ts'
import { plainHost } from './guard/listed-names.ts'
import { isOwnServer, rulesFor } from './web/web-address.ts'
import { block } from '../../../shared/domain/url-guard.ts'

/** Whose PC a model runs on: this one, one of the own network, or anybody's. */
export type ModelPlace = 'here' | 'own_network' | 'internet'

export type ModelWay = {
  readonly place: ModelPlace
  /** The address that is connected to: a name for this PC itself is looked up nowhere. */
  readonly address: string
  readonly rules: GuardRules
  /** Absent = as the guard judges. */
  readonly judge?: AddressJudge
}

const thisPc = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Only this PC itself, whatever the rules say. */
export const judgeLoopback: AddressJudge = (address) =>
  /^127\.|^::1$/.test(address) ? null : block(address.includes(':') ? 'ipv6_refused' : 'ipv4_refused')

type Reaching = {
  readonly mode: NetworkMode
  readonly access: Pick<ExternalAccess, 'internalHosts' | 'domains'>
  /** Who asks, as lists of domains name it; absent = the conversation with a model. */
  readonly client?: string
}

/**
 * How a model may be reached in this mode. On this PC always; in the own network where its server is listed, and not in offline mode;
 * elsewhere in online mode and by HTTPS alone, as the key and the conversation go there.
 * Fails with `web_address_invalid`, `mode_blocks_host` or `url_refused`.
 */
export function wayToModel(address: string, { mode, access, client = modelClient }: Reaching): Result<ModelWay> {
  const url = parseUrl(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return fail('web_address_invalid', { entry: withoutSignIn(address).slice(0, 200) })
  const host = plainHost(url.hostname)
  if (thisPc.test(host)) return ok(wayHere(url, host))
  const isOwn = isOwnServer(address, access)
  if (mode === 'offline' || (mode === 'internal' && !isOwn)) return fail('mode_blocks_host', { host, mode })
  const rules = rulesFor(address, client, access)
  if (isOwn) return ok({ place: 'own_network', address, rules })
  // Without encryption only servers that somebody has listed as own ones.
  if (url.protocol !== 'https:') return fail('url_refused', { host, reason: 'host_not_listed', step: 9 })
  return ok({ place: 'internet', address, rules })
}

/** Name under which lists of domains and the counter of what is sent know the conversation with a model. */
export const modelClient = 'model'

function wayHere(url: URL, host: string): ModelWay {
  const here = new URL(url)
  if (host === 'localhost') here.hostname = '127.0.0.1'
  const port = here.port === '' ? (here.protocol === 'https:' ? '443' : '80') : here.port
  const listed = `${here.hostname}:${port}`
  return {
    place: 'here',
    address: here.href.replace(/\/$/, ''),
    rules: { profile: 'internal', domains: [], internalHosts: [listed], unwrapNat64: false },
    judge: judgeLoopback,
  }
}
