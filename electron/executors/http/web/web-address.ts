import type { ExternalAccess } from '../../../../shared/domain/external-access.ts'
import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import type { NetworkMode } from '../../../../shared/domain/network-mode.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { checkUrl } from '../guard/check-url.ts'

/** What an address has to pass: a listed server of the own network as such, every other as one of the internet. */
export function rulesFor(
  url: string,
  tool: string,
  access: Pick<ExternalAccess, 'internalHosts' | 'domains'>,
): GuardRules {
  const { internalHosts } = access
  if (isOwnServer(url, access)) return { ...ownServers(internalHosts), domains: access.domains(tool, 'own_servers') }
  return { profile: 'external', domains: access.domains(tool), internalHosts: [], unwrapNat64: false }
}

/** True for an address of a server that settings or policy list as one of the own network. */
export function isOwnServer(url: string, { internalHosts }: Pick<ExternalAccess, 'internalHosts'>): boolean {
  if (internalHosts.length === 0) return false
  return checkUrl(url, ownServers(internalHosts)).verdict === 'allow'
}

/** A list makes no address of the internet one of the own network. */
function ownServers(internalHosts: readonly string[]): GuardRules {
  return { profile: 'internal', domains: [], internalHosts, privateOnly: true, unwrapNat64: false }
}

/**
 * The same for a request that tells something. The mode was asked before the tool was started; it is asked here again, where nothing
 * gets past it. Fails with `mode_blocks_tool`.
 */
export function rulesInMode(
  url: string,
  tool: string,
  way: { readonly access: ExternalAccess; readonly mode: NetworkMode },
): Result<GuardRules> {
  const { access, mode } = way
  if (mode === 'offline' || (mode === 'internal' && !isOwnServer(url, access)))
    return fail('mode_blocks_tool', { tool, mode })
  return ok(rulesFor(url, tool, access))
}

/** An address as it may be written down: what stands behind `?` can be a key or a person's data. */
export function addressForRecord(url: string, { hidePath = false } = {}): string {
  const parsed = parseUrl(url)
  if (parsed === null) return url.split(/[?#]/)[0]?.slice(0, 200) ?? ''
  return hidePath ? parsed.origin : `${parsed.origin}${parsed.pathname}`.slice(0, 2_000)
}
