import {
  searchProviders,
  type ExternalAccess,
  type SearchKeyName,
  type SearchProvider,
} from '../../../../shared/domain/external-access.ts'
import type { NetworkMode } from '../../../../shared/domain/network-mode.ts'
import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import type { Clock } from '../../../kernel/ports.ts'
import { parseUrl } from '../../../kernel/parse-url.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { SearchAnswer, SearchHit, WebAnswer, WebRequest } from '../../../contract/web-port.ts'
import { isOwnServer } from './web-address.ts'
import { searchServices, serviceAddresses, type SearchQuestion } from './search-services.ts'

export type SearchDeps = {
  /** The key of a service; null = there is none. Never written anywhere. */
  readonly secret: (name: SearchKeyName) => Promise<string | null>
  readonly clock: Clock
  /** Other addresses of the services; absent = those of the services themselves. */
  readonly addresses?: Readonly<Partial<Record<SearchKeyName, string>>>
}

export type SearchRun = {
  readonly tool: string
  readonly access: ExternalAccess
  readonly mode: NetworkMode
  readonly send: (request: WebRequest, rules: GuardRules) => Promise<Result<WebAnswer>>
}

export type Search = (question: SearchQuestion, run: SearchRun) => Promise<Result<SearchAnswer>>

type Chosen = { readonly provider: SearchProvider; readonly base: string; readonly key: string }

/** Asks the search service that is set up. One that said when to come back is left alone until then. */
export function createSearch(deps: SearchDeps): Search {
  const busyUntil = new Map<string, number>()
  return async (question, run) => {
    const chosen = await choose(deps, run.access)
    if (chosen === null) return fail('search_not_set_up', { provider: run.access.search.choice })
    const { tool, mode } = run
    // Only one of the services can stand in the own network.
    if (mode === 'offline' || (mode === 'internal' && chosen.provider !== 'searxng'))
      return fail('mode_blocks_tool', { tool, mode })
    const host = parseUrl(chosen.base)?.host ?? ''
    const waitMs = (busyUntil.get(host) ?? 0) - deps.clock.now()
    if (waitMs > 0) return fail('service_busy', { host, seconds: Math.ceil(waitMs / 1000) })
    const request = searchServices[chosen.provider].request(chosen.base, question, chosen.key)
    const answer = await run.send(request, rulesOf(chosen, host, run))
    if (!answer.ok) return answer
    if (answer.value.status === 429) {
      const seconds = secondsToWait(answer.value.headers['retry-after'], deps.clock)
      busyUntil.set(host, deps.clock.now() + seconds * 1000)
      return fail('service_busy', { host, seconds })
    }
    const hits = read(chosen, host, answer.value)
    return hits.ok ? ok({ provider: chosen.provider, hits: hits.value.slice(0, question.count) }) : hits
  }
}

async function choose({ secret, addresses }: SearchDeps, { search }: ExternalAccess): Promise<Chosen | null> {
  const wanted = search.choice === 'auto' ? searchProviders : [search.choice]
  for (const provider of wanted) {
    const { key: name } = searchServices[provider]
    const base = name === null ? search.searxngUrl : (addresses?.[name] ?? serviceAddresses[name])
    const key = name === null ? '' : await secret(name)
    if (base !== '' && key !== null) return { provider, base: base.replace(/\/+$/, ''), key }
  }
  return null
}

/** Only this host may answer: a redirect to another is refused, and neither key nor question goes there. */
function rulesOf({ provider, base }: Chosen, host: string, { access, tool, mode }: SearchRun): GuardRules {
  const common = { unwrapNat64: false } as const
  if (provider === 'searxng') {
    // Without internet the server has to be one of the own network: because it is listed, or because its address is.
    const privateOnly = mode === 'internal' && !isOwnServer(base, access)
    return {
      ...common,
      profile: 'internal',
      domains: access.domains(tool, 'own_servers'),
      internalHosts: [host],
      privateOnly,
    }
  }
  const own = { allow: [parseUrl(base)?.hostname ?? ''], deny: [] }
  return { ...common, profile: 'external', domains: [...access.domains(tool), own], internalHosts: [] }
}

function read({ provider, key }: Chosen, host: string, { status, body }: WebAnswer): Result<readonly SearchHit[]> {
  if (status === 401 || status === 403) return fail('service_refused', { host, status })
  if (status < 200 || status > 299) return fail('service_failed', { host, status })
  const hits = searchServices[provider].read(parseJson(new TextDecoder().decode(body)))
  if (hits === null) return fail('answer_broken', { host, reason: 'not_json' })
  return ok(
    hits.map(({ title, url, snippet }) => ({
      title: without(title, key),
      url: without(url, key),
      snippet: without(snippet, key),
    })),
  )
}

/** A service that repeats the key in its answer must not bring it into a record. */
function without(text: string, key: string): string {
  return key === '' ? text : text.replaceAll(key, '***')
}

const usualWaitSec = 60
const longestWaitSec = 86_400

/** Seconds, or a date; a minute where nothing that can be read is said. */
function secondsToWait(retryAfter: string | undefined, clock: Clock): number {
  const text = retryAfter?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - clock.now()) / 1000)
  return Number.isNaN(seconds) ? usualWaitSec : Math.min(longestWaitSec, Math.max(1, seconds))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
