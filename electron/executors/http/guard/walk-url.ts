import type { GuardBlock, GuardRules } from '../../../../shared/domain/url-guard.ts'
import { checkAnswers, checkConnected } from './check-answers.ts'
import { checkParsed, checkUrl, type GuardedTarget } from './check-url.ts'
import { decideRedirect } from './decide-redirect.ts'

export type WalkFacts = {
  readonly url: string
  readonly rules: GuardRules
  /** `looks_up`: names are looked up by a proxy, so their addresses are not known here; servers of the own network need none. */
  readonly proxy: 'none' | 'looks_up' | 'answers_given'
  /** Addresses of a name at this moment; none = it has none. */
  readonly lookUp: (host: string) => Promise<readonly string[]>
  /** Answers that later look-ups of the name would give, for an address that changes under way. */
  readonly laterAnswers?: (host: string) => readonly (readonly string[])[]
  /** What the servers on the way answer, in order; after the last one a page. */
  readonly redirects: readonly { readonly status: number; readonly location?: string | undefined }[]
}

/** What the guard says to an address and everything it leads to, without a request. */
export async function walkUrl(facts: WalkFacts): Promise<GuardBlock | { readonly verdict: 'allow' }> {
  const options = { behindProxy: facts.proxy !== 'none' && facts.rules.profile === 'external' }
  let target = checkUrl(facts.url, facts.rules, options)
  for (let followed = 0; ; followed += 1) {
    if (target.verdict === 'block') return target
    const refused = await judgeAnswers(target, facts)
    if (refused !== null) return refused
    const answer = facts.redirects[followed]
    if (answer === undefined) return { verdict: 'allow' }
    const { status, location } = answer
    const next = decideRedirect({ status, location, current: target.url, method: 'GET', hasBody: false, followed })
    if (next.verdict === 'block') return next
    if (next.verdict === 'final') return { verdict: 'allow' }
    target = checkParsed(next, facts.rules, options)
  }
}

async function judgeAnswers({ literal, host }: GuardedTarget, facts: WalkFacts): Promise<GuardBlock | null> {
  if (literal || (facts.proxy === 'looks_up' && facts.rules.profile === 'external')) return null
  const refused = checkAnswers(await facts.lookUp(host), facts.rules)
  if (refused !== null) return refused
  for (const address of facts.laterAnswers?.(host).flat() ?? []) {
    const elsewhere = checkConnected(address, facts.rules)
    if (elsewhere !== null) return elsewhere
  }
  return null
}
