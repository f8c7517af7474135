import type { ExternalAccess } from '../../../../shared/domain/external-access.ts'
import type { NetworkMode } from '../../../../shared/domain/network-mode.ts'
import type { GuardRules } from '../../../../shared/domain/url-guard.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import {
  unknownWebhook,
  type WebAccess,
  type WebAnswer,
  type WebPort,
  type WebRequest,
  type WebRun,
} from '../../../contract/web-port.ts'
import type { GuardedClient, GuardedRequest } from '../client/client-types.ts'
import { createCallRecord } from './call-record.ts'
import { download, type DownloadDeps } from './download.ts'
import type { RecentCalls } from '../../../kernel/recent-calls.ts'
import { createRateLimit } from './rate-limit.ts'
import { createSearch, type SearchDeps } from './search.ts'
import { addressForRecord, rulesInMode } from './web-address.ts'

export type WebAccessDeps = SearchDeps &
  DownloadDeps & {
    readonly client: GuardedClient
    /** Settings and policy at this moment. */
    readonly access: () => ExternalAccess
    readonly mode: () => NetworkMode
    readonly recentCalls: RecentCalls
  }

/** External pages and services, for tools: limits of the settings, the guard, and a line for every call. */
export function createWebAccess(deps: WebAccessDeps): WebAccess {
  const limit = createRateLimit(deps.clock, deps.recentCalls)
  const search = createSearch(deps)
  return (run): WebPort => {
    // The switch was asked before a tool was started that is for this alone; here nothing gets past it, whichever tool asks.
    const mayCall = (): Promise<Result<void>> => {
      const { callsPerMinute, closedFor } = deps.access()
      const closed = closedFor(run.tool)
      return closed
        ? Promise.resolve(fail('external_access_off', { tool: run.tool, fixed: closed.fixed }))
        : limit.take(callsPerMinute)
    }
    const guarded = async (request: WebRequest, rules: GuardRules, recordedAs?: string): Promise<Result<WebAnswer>> => {
      const allowed = await mayCall()
      return allowed.ok ? send(deps, run, { request, rules, recordedAs }) : allowed
    }
    const way = (): { readonly access: ExternalAccess; readonly mode: NetworkMode } => ({
      access: deps.access(),
      mode: deps.mode(),
    })
    const inMode = (request: WebRequest, recordedAs?: string): Promise<Result<WebAnswer>> => {
      const rules = rulesInMode(request.url, run.tool, way())
      return rules.ok ? guarded(request, rules.value, recordedAs) : Promise.resolve(rules)
    }
    return {
      maxChars: () => deps.access().maxChars,
      send: (request) => inMode(request),
      search: (question) =>
        search(question, { tool: run.tool, ...way(), send: (request, rules) => guarded(request, rules) }),
      download: async (wanted) => {
        const allowed = await mayCall()
        return allowed.ok ? download(deps, run, wanted) : allowed
      },
      notify: async ({ webhook, body }) => {
        const { webhooks } = deps.access()
        const url = webhooks[webhook]
        if (url === undefined) return unknownWebhook(webhook, Object.keys(webhooks))
        const request = { url, method: 'POST', headers: { 'content-type': 'application/json' }, body } as const
        // The path of such an address is often its secret.
        const recordedAs = addressForRecord(url, { hidePath: true })
        const answer = await inMode(request, recordedAs)
        return answer.ok ? ok({ status: answer.value.status }) : answer
      },
    }
  }
}

type Sending = { readonly request: WebRequest; readonly rules: GuardRules; readonly recordedAs: string | undefined }

async function send(
  { client, access }: WebAccessDeps,
  { tool, signal, onCall }: WebRun,
  { request, rules, recordedAs }: Sending,
): Promise<Result<WebAnswer>> {
  const { timeoutMs, maxBytes } = access()
  const totalMs = Math.min(timeoutMs, request.timeoutMs ?? timeoutMs)
  const limits = { totalMs, idleMs: totalMs, maxReceivedBytes: maxBytes, maxDecodedBytes: maxBytes }
  const record = createCallRecord(recordedAs ?? addressForRecord(request.url))
  onCall(record.net)
  return client.open({ ...withoutLimit(request), rules, tool, signal, limits }, async (answer) => {
    const { url, status, headers, guard } = answer
    record.answered(answer, recordedAs ?? addressForRecord(url))
    const parts: Uint8Array[] = []
    for await (const part of answer.body) parts.push(part)
    return { url, status, headers, guard, body: Buffer.concat(parts) }
  })
}

function withoutLimit({
  url,
  method,
  headers,
  body,
  followsRedirects = true,
}: WebRequest): Pick<GuardedRequest, 'url' | 'method' | 'headers' | 'body' | 'followsRedirects'> {
  return {
    url,
    followsRedirects,
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  }
}
