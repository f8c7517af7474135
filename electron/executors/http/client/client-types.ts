import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import type { Timers } from '../../../kernel/timers.ts'
import type { Result } from '../../../kernel/result.ts'
import type { AddressJudge } from '../guard/address-ranges.ts'
import type { TrafficCounter } from '../traffic-counter.ts'

export type RequestLimits = {
  /** From the look-up to the last byte. */
  readonly totalMs: number
  /** Longest silence while an answer arrives. */
  readonly idleMs: number
  readonly maxHeaderBytes: number
  /** Bytes of the body as they arrive, and after unpacking. */
  readonly maxReceivedBytes: number
  readonly maxDecodedBytes: number
}

export const defaultLimits: RequestLimits = {
  totalMs: 10_000,
  idleMs: 10_000,
  maxHeaderBytes: 32 * 1024,
  maxReceivedBytes: 5_000_000,
  maxDecodedBytes: 5_000_000,
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type GuardedRequest = {
  readonly url: string
  readonly rules: GuardRules
  /** Name under which the traffic counter counts what is sent. */
  readonly tool: string
  readonly signal: AbortSignal
  readonly method?: HttpMethod
  /** Headers of the caller: they stay behind when a redirect leaves host, scheme or port. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** False = an answer that leads on is the answer. */
  readonly followsRedirects?: boolean
  readonly limits?: Partial<RequestLimits>
}

export type GuardedAnswer = {
  /** Where the answer came from, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case; several of one name joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: number
  /** `host_rules_only`: a proxy looked the name up, so its address is not known here. */
  readonly guard: 'full' | 'host_rules_only'
  /** Unpacked and limited. May be read once, inside `use` only. */
  readonly body: AsyncIterable<Uint8Array>
  /** Bytes of the body that arrived until now. */
  readonly receivedBytes: () => number
}

/**
 * Fails with `url_refused` (data: host, reason, step), `site_not_found`, `site_unreachable`, `certificate_refused`, `site_too_slow`,
 * `answer_too_large`, `answer_broken`, `proxy_unsupported`, `proxy_failed`, `proxy_sign_in`, `certificates_unreadable`,
 * `invalid_arguments` or `cancelled`. A status such as 404 is an answer, not a failure.
 */
export type GuardedClient = {
  /** Sends a request and gives its answer to `use`; afterwards the connection is given back or ended. */
  open<T>(request: GuardedRequest, use: (answer: GuardedAnswer) => Promise<T>): Promise<Result<T>>
  /** Ends every connection. */
  close(): void
}

export type Proxy = { readonly kind: 'http' | 'socks5'; readonly host: string; readonly port: number }

export type GuardedClientDeps = {
  /** Addresses of a name, asked once for each host. Empty = it has none. */
  readonly lookUp: (name: string) => Promise<readonly string[]>
  /** The way out for an address, from the settings; null = direct. */
  readonly proxyFor: (url: URL) => Result<Proxy | null> | Promise<Result<Proxy | null>>
  /** Name and password for a proxy that asks for them, as Basic writes them; null or absent = nobody has entered any. */
  readonly proxySignIn?: (proxy: Proxy) => Promise<string | null>
  /** Root certificates beside those that are built in, in PEM format. */
  readonly extraCertificates: () => Promise<Result<readonly string[]>>
  readonly timers: Timers
  readonly sent: TrafficCounter
  /** Judges addresses; absent = as the guard does. Tests that talk to servers of this computer hand in another one. */
  readonly judge?: AddressJudge
}
