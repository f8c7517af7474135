import type { AuditNet } from '../../shared/domain/audit-event.ts'
import type { SearchProvider } from '../../shared/domain/external-access.ts'
import { fail, type Result } from '../kernel/result.ts'

export const webMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type WebMethod = (typeof webMethods)[number]

export type WebRequest = {
  readonly url: string
  readonly method?: WebMethod
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** A shorter limit than that of the settings, in milliseconds. */
  readonly timeoutMs?: number
  /** False = an answer that leads on is the answer. */
  readonly followsRedirects?: boolean
}

export type WebAnswer = {
  /** Where the answer came from, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** `host_rules_only`: a proxy looked the name up, so its address is not known here. */
  readonly guard: 'full' | 'host_rules_only'
}

export type SearchHit = { readonly title: string; readonly url: string; readonly snippet: string }
export type SearchAnswer = { readonly provider: SearchProvider; readonly hits: readonly SearchHit[] }

export type WebDownload = { readonly url: string; readonly workspace: string; readonly path: string }

export type DownloadedFile = {
  /** Whole path of the new file. */
  readonly file: string
  /** Where the bytes came from, after redirects. */
  readonly url: string
  readonly status: number
  readonly bytes: number
  readonly sha256: string
  /** False = Windows will not warn before it is opened: the drive could not carry the mark of a download. */
  readonly marked: boolean
  readonly guard: WebAnswer['guard']
  /** True when a part of it was there from an earlier try. */
  readonly resumed: boolean
}

/**
 * External pages and services, for one run of one tool. Every request passes the guard, keeps the limits of the settings and
 * is written down. Fails with the codes of the guarded client, `external_access_off`, `rate_limited`, and those that stand at a function.
 */
export type WebPort = {
  /** Characters that one call may give back. */
  readonly maxChars: () => number
  send(request: WebRequest): Promise<Result<WebAnswer>>
  /** Also fails with `search_not_set_up`, `service_refused`, `service_busy` and `service_failed`. */
  search(question: { readonly query: string; readonly count: number }): Promise<Result<SearchAnswer>>
  /** Also fails with `unknown_workspace`, `outside_workspace`, `file_exists`, `file_unwritable` and `service_failed`. */
  download(wanted: WebDownload): Promise<Result<DownloadedFile>>
  /** Posts JSON to a webhook of the settings. Also fails with `unknown_webhook`. The answer never says its address. */
  notify(message: { readonly webhook: string; readonly body: string }): Promise<Result<{ readonly status: number }>>
}

/** No webhook of the settings is called so: those that are there are named. */
export function unknownWebhook(webhook: string, known: readonly string[]): Result<never> {
  return fail('unknown_webhook', { webhook, known, count: known.length })
}

export type WebRun = {
  /** Name of the tool: its domain lists count, and what it sends is counted under it. */
  readonly tool: string
  readonly signal: AbortSignal
  /** Told of every call that went out, also of one that failed. */
  readonly onCall: (net: AuditNet) => void
  readonly onProgress: (progress: { readonly line: string; readonly share: number | null }) => void
}

/** Gives a tool its external access for one run. */
export type WebAccess = (run: WebRun) => WebPort
