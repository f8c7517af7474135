/** `external`: public addresses of the internet. `internal`: listed hosts of the own network. */
export const guardProfiles = ['external', 'internal'] as const

export type GuardProfile = (typeof guardProfiles)[number]

/**
 * Names by which a list lets through or refuses. `example.com` = this name and every name below it, `.example.com` = only names
 * below it. An empty `allow` lets every name through; `deny` wins.
 */
export type DomainList = { readonly allow: readonly string[]; readonly deny: readonly string[] }

/** What a person or a policy has decided about addresses. */
export type GuardRules = {
  readonly profile: GuardProfile
  /** Lists of which each has to let the name through: the global one, the one of the tool. */
  readonly domains: readonly DomainList[]
  /** Exact `host` (the usual port of the scheme) or `host:port`. Profile `internal` only; empty = nothing is reached. */
  readonly internalHosts: readonly string[]
  /** Profile `internal`: true = addresses of the internet are refused although the name is listed. Absent = the list alone decides. */
  readonly privateOnly?: boolean
  /** Networks with NAT64 answer 64:ff9b::/96 for public hosts: true = the IPv4 address inside is checked instead of refused. */
  readonly unwrapNat64: boolean
}

/** Why an address is refused, with the step of the guard that says so. */
export const guardSteps = {
  malformed_url: 1,
  unreadable_url: 2,
  scheme_refused: 3,
  userinfo_refused: 4,
  port_refused: 5,
  ipv4_refused: 6,
  /** Behind a proxy nobody here can tell where an address leads. */
  literal_behind_proxy: 6,
  ipv6_zone: 7,
  ipv6_refused: 7,
  name_refused: 8,
  domain_denied: 9,
  domain_not_listed: 9,
  host_not_listed: 9,
  no_address: 10,
  answer_refused: 10,
  connected_elsewhere: 11,
  too_many_redirects: 12,
  redirect_unreadable: 12,
  redirect_downgrade: 12,
  redirect_with_body: 12,
} as const

export type GuardCode = keyof typeof guardSteps

export type GuardBlock = { readonly verdict: 'block'; readonly code: GuardCode; readonly step: number }

/** The refusal of one step. */
export function block(code: GuardCode): GuardBlock {
  return { verdict: 'block', code, step: guardSteps[code] }
}
