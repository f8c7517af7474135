import * as z from 'zod'

import { guardProfiles, type GuardProfile, type GuardRules } from '../../../../shared/domain/url-guard.ts'
import { plainHost } from '../../../executors/http/guard/listed-names.ts'
import { walkUrl } from '../../../executors/http/guard/walk-url.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'

const addresses = z.array(z.string())

/** An address, with answers of name servers and of servers on the way that are to be believed. */
export const urlQuestion = z.object({
  url: z.string(),
  /** Absent = that of the address: a listed server of the own network, or one of the internet. */
  profile: z.enum(guardProfiles).optional(),
  /** Addresses by name. A name that is not in it has none. Absent, and no sequence either = names are really looked up. */
  dns: z.record(z.string(), addresses).optional(),
  /** Answers by name for one look-up after the other. */
  dns_sequence: z.record(z.string(), z.array(addresses)).optional(),
  redirects: z.array(z.object({ status: z.int(), location: z.string().optional() })).default([]),
})

export type UrlQuestion = z.output<typeof urlQuestion>

export type UrlAnswer = { readonly verdict: 'allow' | 'block'; readonly code: string; readonly step: number | null }

type UrlJudge = {
  /** What the address has to pass, as settings and policy say. */
  readonly rules: (url: string, profile: GuardProfile | undefined) => GuardRules
  /** A proxy looks names up: no address may be given. */
  readonly behindProxy: boolean
  /** Really looks a name up; empty = no answer. */
  readonly lookUp: (host: string) => Promise<readonly string[]>
}

/** What the guard says to an address and everything it leads to. */
export async function answerUrlQuestion(
  question: UrlQuestion,
  { rules, lookUp, behindProxy }: UrlJudge,
): Promise<UrlAnswer> {
  const { url, redirects, profile, dns, dns_sequence: sequence } = question
  const isGiven = dns !== undefined || sequence !== undefined
  const fixed = byName(dns ?? {})
  const changing = byName(sequence ?? {})
  const answer = await walkUrl({
    url,
    redirects,
    rules: rules(url, profile),
    proxy: !behindProxy ? 'none' : isGiven ? 'answers_given' : 'looks_up',
    lookUp: (host) => (isGiven ? Promise.resolve(changing.get(host)?.[0] ?? fixed.get(host) ?? []) : lookUp(host)),
    laterAnswers: (host) => changing.get(host)?.slice(1) ?? [],
  })
  return answer.verdict === 'allow' ? { verdict: 'allow', code: 'passed', step: null } : answer
}

/** Names as the parser writes them: a file may give them in capitals or with signs of another script. */
function byName<Answer>(record: Readonly<Record<string, Answer>>): ReadonlyMap<string, Answer> {
  return new Map(
    Object.entries(record).map(([name, answer]) => [plainHost(parseUrl(`http://${name}/`)?.hostname ?? name), answer]),
  )
}
