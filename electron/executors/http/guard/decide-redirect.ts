import { block, type GuardBlock } from '../../../../shared/domain/url-guard.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'

export const maxRedirects = 5

/** An answer and the request it answers. */
export type RedirectFacts = {
  readonly status: number
  readonly location: string | undefined
  readonly current: URL
  readonly method: string
  readonly hasBody: boolean
  /** Redirects that were followed before. */
  readonly followed: number
}

/** Where to go next; `url` has still to pass steps 3 to 11. */
export type RedirectStep = {
  readonly verdict: 'follow'
  readonly url: URL
  readonly raw: string
  readonly method: string
  readonly keepsBody: boolean
  /** False = another host, scheme or port: headers of the caller stay behind, Authorization and Cookie with them. */
  readonly keepsHeaders: boolean
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Step 12: whether and how an answer leads on. */
export function decideRedirect(facts: RedirectFacts): GuardBlock | RedirectStep | { readonly verdict: 'final' } {
  const { status, location, current, method } = facts
  if (!redirects.has(status) || location === undefined) return { verdict: 'final' }
  if (facts.followed >= maxRedirects) return block('too_many_redirects')
  const url = location.includes('\\') ? null : parseUrl(location, current)
  if (url === null) return block('redirect_unreadable')
  if (current.protocol === 'https:' && url.protocol === 'http:') return block('redirect_downgrade')
  const becomesGet = status === 303 || (status < 303 && method === 'POST')
  const keepsBody = facts.hasBody && !becomesGet
  if (keepsBody && url.host !== current.host) return block('redirect_with_body')
  return {
    verdict: 'follow',
    url,
    raw: location,
    method: becomesGet ? 'GET' : method,
    keepsBody,
    keepsHeaders: url.origin === current.origin,
  }
}
