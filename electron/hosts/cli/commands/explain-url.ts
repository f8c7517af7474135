import * as z from 'zod'

import { failArgument } from '../../../kernel/invalid-argument.ts'
import { guardProfiles, type GuardProfile, type GuardRules } from '../../../../shared/domain/url-guard.ts'
import { lookUpName } from '../../../executors/http/name-lookup.ts'
import { createTrafficCounter } from '../../../executors/http/traffic-counter.ts'
import { rulesFor } from '../../../executors/http/web/web-address.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { appError, ok, type Result } from '../../../kernel/result.ts'
import { systemTimers } from '../../../kernel/timers.ts'
import { guardListsOf } from '../../external-access.ts'
import { runBatch } from '../batch.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { showReason } from '../show-error.ts'
import type { Settings } from '../../../settings/settings.ts'
import { plainHost } from '../../../executors/http/guard/listed-names.ts'
import { walkUrl } from '../../../executors/http/guard/walk-url.ts'

const lookUpLimitMs = 5_000

/** What the guard says to an address. Sends nothing to it; a name is looked up. */
export async function explainOneUrl(context: CliContext, url: string): Promise<Result<CommandOutcome>> {
  const answer = await explain(context, urlQuestion.parse({ url }))
  const allowed = answer.verdict === 'allow'
  const reason = appError('url_refused', { host: parseUrl(url)?.host ?? url.slice(0, 80), reason: answer.code })
  return ok({
    exitCode: allowed ? exitCodes.done : exitCodes.refused,
    data: answer,
    lines: [allowed ? context.translator.text('explain.url.allow') : showReason(reason, context.translator)],
  })
}

export function explainUrlBatch(context: CliContext, file: string): Promise<Result<CommandOutcome>> {
  return runBatch(context, file, async (input) => {
    const question = urlQuestion.safeParse(input)
    if (question.success) return ok(await explain(context, question.data))
    const field = question.error.issues[0]?.path.join('.') ?? ''
    return failArgument({ field, rule: 'type' })
  })
}

function explain(context: CliContext, question: UrlQuestion): Promise<UrlAnswer> {
  const { settings } = context.backend
  return answerUrlQuestion(question, {
    rules: (url, profile) => rulesOf(url, profile, settings),
    behindProxy: settings.get('proxy') !== '',
    lookUp: (name) => lookUp(context, name),
  })
}

/** The rules that a tool without lists of its own would meet. */
function rulesOf(url: string, profile: GuardProfile | undefined, settings: Settings): GuardRules {
  const lists = guardListsOf(settings)
  if (profile === undefined) return rulesFor(url, noTool, lists)
  const domains = profile === 'internal' ? lists.domains(noTool, 'own_servers') : lists.domains(noTool)
  return {
    profile,
    domains,
    privateOnly: profile === 'internal',
    internalHosts: lists.internalHosts,
    unwrapNat64: false,
  }
}

const noTool = ''

async function lookUp({ backend, signal }: CliContext, name: string): Promise<readonly string[]> {
  const { settings } = backend
  const mode = settings.get('mode')
  // As a call would be: outside online mode only servers that are listed are asked for.
  const isListed = settings.get('internalHosts').some((host) => host.replace(/:\d+$/, '') === name)
  const deps = {
    mayReach: () => mode === 'online' || (mode === 'internal' && isListed),
    timers: systemTimers,
    sent: backend.ports.sent ?? createTrafficCounter(),
  }
  const answer = await lookUpName(deps, name, { source: 'system', server: null, timeoutMs: lookUpLimitMs, signal })
  return answer.status === 'found' ? answer.addresses.map(({ address }) => address) : []
}

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

type UrlQuestion = z.output<typeof urlQuestion>

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
