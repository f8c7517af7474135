import type { ExternalAccess } from '../../../../shared/domain/external-access.ts'
import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { checkUrl } from '../guard/check-url.ts'

/** What an address has to pass: a listed server of the own network as such, every other as one of the internet. */
export function rulesFor(url: string, tool: string, access: ExternalAccess): GuardRules {
  const { internalHosts } = access
  const internal: GuardRules = { profile: 'internal', domains: [], internalHosts, unwrapNat64: false }
  if (checkUrl(url, internal).verdict === 'allow') return internal
  return { profile: 'external', domains: access.domains(tool), internalHosts: [], unwrapNat64: false }
}

/** An address as it may be written down: what stands behind `?` can be a key or a person's data. */
export function addressForRecord(url: string, { hidePath = false } = {}): string {
  const parsed = parseUrl(url)
  if (parsed === null) return url.split(/[?#]/)[0]?.slice(0, 200) ?? ''
  return hidePath ? parsed.origin : `${parsed.origin}${parsed.pathname}`.slice(0, 2_000)
}
