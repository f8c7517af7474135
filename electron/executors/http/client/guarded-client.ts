import type { IncomingMessage } from 'node:http'

import type { GuardBlock } from '../../../../shared/domain/url-guard.ts'
import { appError, ok } from '../../../kernel/result.ts'
import { judgeAddress } from '../guard/address-ranges.ts'
import { checkAnswers } from '../guard/check-answers.ts'
import { checkParsed, checkUrl, type GuardedTarget, type GuardOptions } from '../guard/check-url.ts'
import { decideRedirect, type RedirectStep } from '../guard/decide-redirect.ts'
import { createAgentPool, type AgentPool } from './agent-pool.ts'
import { callerHeaders } from './caller-headers.ts'
import { createTrustedRoots, type TrustedRoots } from './certificate-context.ts'
import type {
  GuardedAnswer,
  GuardedClient,
  GuardedClientDeps,
  GuardedRequest,
  Proxy,
  RequestLimits,
} from './client-types.ts'
import { defaultLimits } from './client-types.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { failure, meaningOf } from './failure.ts'
import type { Way } from './open-socket.ts'
import { createProxySignIn, type ProxySignIn } from './proxy-sign-in.ts'
import { readBody } from './read-body.ts'
import { sendRequest } from './send-request.ts'
import { createStartTurns, type StartTurns } from './start-turns.ts'

/** Requests to addresses that a person, a model or data has given: nothing is reached that the guard has not let through. */
export function createGuardedClient(deps: GuardedClientDeps): GuardedClient {
  const pool = createAgentPool(deps.sent)
  const turn = createStartTurns()
  const trusted = createTrustedRoots(turn)
  const signIns = createProxySignIn(deps)
  return {
    open: async (request, use) => {
      const headers = callerHeaders(request.headers ?? {})
      if (!headers.ok) return headers
      const limits = { ...defaultLimits, ...request.limits }
      const deadline = startDeadline(deps.timers, limits, request.signal)
      const run: Run = {
        deps,
        pool,
        turn,
        trusted,
        signIns,
        request,
        limits,
        deadline,
        headers: headers.value,
        host: '',
      }
      try {
        return ok(await useAnswer(run, await follow(run), use))
      } catch (thrown) {
        const reason = deadline.reason() ?? meaningOf(thrown, run.host)
        if (reason === null) throw thrown
        return { ok: false, error: reason }
      } finally {
        deadline.release()
      }
    },
    close: () => pool.close(),
  }
}

type Run = {
  readonly deps: GuardedClientDeps
  readonly pool: AgentPool
  readonly turn: StartTurns
  readonly trusted: (certificates: readonly string[]) => Promise<TrustedRoots>
  readonly signIns: ProxySignIn
  readonly request: GuardedRequest
  readonly limits: RequestLimits
  readonly deadline: Deadline
  readonly headers: Readonly<Record<string, string>>
  /** Whom the request is at, for the sentence of a failure. */
  host: string
}

type Arrived = { readonly response: IncomingMessage; readonly url: URL; readonly redirects: number; readonly way: Way }

type Sending = Pick<RedirectStep, 'method' | 'keepsBody' | 'keepsHeaders'>

async function follow(run: Run): Promise<Arrived> {
  const { request } = run
  const hasBody = request.body !== undefined
  let sending: Sending = { method: request.method ?? 'GET', keepsBody: hasBody, keepsHeaders: true }
  let next: Step = { raw: request.url, url: null }
  for (let followed = 0; ; followed += 1) {
    const { way, url } = await findWay(run, next)
    await run.deadline.within(run.turn())
    const response = await send(run, way, { url, ...sending })
    const decision = decideRedirect({
      status: response.statusCode ?? 0,
      location: response.headers.location,
      current: url,
      method: sending.method,
      hasBody: sending.keepsBody,
      followed,
    })
    if (request.followsRedirects === false || decision.verdict === 'final')
      return { response, url, redirects: followed, way }
    // What stands in the body of a redirect is of no interest; the connection is not kept for it.
    response.destroy()
    if (decision.verdict === 'block') throw refusal(run.host, decision)
    // Once left behind, headers do not come back with a way home.
    sending = { ...decision, keepsHeaders: sending.keepsHeaders && decision.keepsHeaders }
    next = decision
  }
}

type Step = { readonly raw: string; readonly url: URL | null }

/** Steps 1 to 10 for where the request goes next. */
async function findWay(run: Run, { raw, url }: Step): Promise<{ readonly way: Way; readonly url: URL }> {
  const { deps, request, deadline } = run
  const judge = deps.judge ?? judgeAddress
  const check = (options: GuardOptions): GuardBlock | GuardedTarget =>
    url === null ? checkUrl(raw, request.rules, options) : checkParsed({ url, raw }, request.rules, options)
  const checked = check({ judge })
  run.host = checked.verdict === 'allow' ? checked.host : hostIn(raw, url)
  if (checked.verdict === 'block') throw refusal(run.host, checked)
  const proxy = await proxyOf(run, checked.url)
  const target = proxy === null ? checked : check({ judge, behindProxy: true })
  if (target.verdict === 'block') throw refusal(run.host, target)
  const { host, port, secure } = target
  deadline.enter('lookup', host)
  const addresses = proxy === null ? await vettedAddresses(run, target) : []
  const roots = secure ? await deadline.within(rootsOf(run)) : null
  const signIn = proxy === null ? null : run.signIns.known(proxy)
  const way = { host, port, secure, addresses, proxy, signIn, rules: request.rules, judge, roots }
  return { way, url: target.url }
}

async function proxyOf({ deps, request, deadline }: Run, url: URL): Promise<Proxy | null> {
  // Servers of the own network are reached directly.
  if (request.rules.profile === 'internal') return null
  const proxy = await deadline.within(Promise.resolve(deps.proxyFor(url)))
  if (!proxy.ok) throw failure(proxy.error)
  return proxy.value
}

async function vettedAddresses({ deps, request, deadline }: Run, target: GuardedTarget): Promise<readonly string[]> {
  if (target.literal) return [target.host]
  const addresses = await deadline.within(deps.lookUp(target.host))
  const refused = checkAnswers(addresses, request.rules, deps.judge)
  if (refused !== null) throw refusal(target.host, refused)
  return addresses
}

async function rootsOf({ deps, trusted }: Run): Promise<TrustedRoots> {
  const certificates = await deps.extraCertificates()
  if (!certificates.ok) throw failure(certificates.error)
  return trusted(certificates.value)
}

function send(
  run: Run,
  way: Way,
  { url, method, keepsBody, keepsHeaders }: Sending & { readonly url: URL },
): Promise<IncomingMessage> {
  const { request, headers, limits, pool, deadline } = run
  const body = keepsBody ? (request.body ?? null) : null
  return run.signIns.through(way, (signedIn) =>
    sendRequest(
      {
        way: signedIn,
        url,
        method,
        body,
        tool: request.tool,
        maxHeaderBytes: limits.maxHeaderBytes,
        headers: {
          'user-agent': 'Deskmedic',
          accept: '*/*',
          // A part of a file has to be a part of the file, not of its package.
          'accept-encoding': 'range' in headers ? 'identity' : 'gzip, deflate, br',
          ...(keepsHeaders ? headers : {}),
          ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      pool,
      deadline,
    ),
  )
}

async function useAnswer<T>(run: Run, arrived: Arrived, use: (answer: GuardedAnswer) => Promise<T>): Promise<T> {
  const { deadline, limits } = run
  const { response, url, redirects, way } = arrived
  let receivedBytes = 0
  const arrivedBytes = (bytes: number): void => {
    receivedBytes += bytes
    deadline.progress()
  }
  const stop = (): void => void response.destroy()
  deadline.signal.addEventListener('abort', stop)
  deadline.enter('body', way.host)
  deadline.progress()
  try {
    const value = await use({
      url: url.href,
      status: response.statusCode ?? 0,
      headers: plainHeaders(response),
      redirects,
      guard: way.proxy === null ? 'full' : 'host_rules_only',
      body: readBody(response, { host: way.host, limits, arrived: arrivedBytes, stopped: deadline.reason }),
      receivedBytes: () => receivedBytes,
    })
    const reason = deadline.reason()
    if (reason !== null) throw failure(reason)
    return value
  } finally {
    deadline.signal.removeEventListener('abort', stop)
    // An answer that was read to its end gives its connection back; any other ends it.
    if (!response.readableEnded) response.destroy()
  }
}

function plainHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'set-cookie' ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
}

function hostIn(raw: string, url: URL | null): string {
  return url?.host ?? /^[a-z]+:\/\/([^/?#]{1,100})/i.exec(raw)?.[1] ?? raw.slice(0, 100)
}

function refusal(host: string, { code, step }: GuardBlock): Error {
  if (code === 'no_address') return failure(appError('site_not_found', { host }))
  return failure(appError('url_refused', { host, reason: code, step }))
}
