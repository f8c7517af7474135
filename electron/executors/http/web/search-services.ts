import * as z from 'zod'

import type { SearchKeyName, SearchProvider } from '../../../../shared/domain/external-access.ts'
import type { SearchHit, WebRequest } from '../../../contract/web-port.ts'

export type SearchQuestion = { readonly query: string; readonly count: number }

/** How a service is asked and what it answers, as its documentation says. */
export type SearchService = {
  /** Name of its key; null = it wants none. */
  readonly key: SearchKeyName | null
  readonly request: (base: string, question: SearchQuestion, key: string) => WebRequest
  /** Null = this is no answer of this service. */
  readonly read: (answer: unknown) => readonly SearchHit[] | null
}

/** Addresses of the services that have one address for everybody. */
export const serviceAddresses: Readonly<Record<SearchKeyName, string>> = {
  tavily: 'https://api.tavily.com',
  serper: 'https://google.serper.dev',
  bing: 'https://api.bing.microsoft.com',
}

const json = { 'content-type': 'application/json', accept: 'application/json' }
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const contentHits = z
  .object({ results: z.array(z.object({ title: text, url: z.string(), content: text })) })
  .transform(({ results }) => results.map(({ title, url, content }) => ({ title, url, snippet: content })))

const organicHits = z
  .object({ organic: z.array(z.object({ title: text, link: z.string(), snippet: text })).default([]) })
  .transform(({ organic }) => organic.map(({ title, link, snippet }) => ({ title, url: link, snippet })))

const webPageHits = z
  .object({
    _type: z.literal('SearchResponse'),
    webPages: z.object({ value: z.array(z.object({ name: text, url: z.string(), snippet: text })) }).optional(),
  })
  .transform(({ webPages }) => (webPages?.value ?? []).map(({ name, url, snippet }) => ({ title: name, url, snippet })))

export const searchServices: Readonly<Record<SearchProvider, SearchService>> = {
  searxng: {
    key: null,
    request: (base, { query }) => ({
      url: `${base}/search?${new URLSearchParams({ q: query, format: 'json' }).toString()}`,
      headers: { accept: 'application/json' },
    }),
    read: reader(contentHits),
  },
  tavily: {
    key: 'tavily',
    request: (base, { query, count }, key) => ({
      url: `${base}/search`,
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, max_results: count }),
    }),
    read: reader(contentHits),
  },
  serper: {
    key: 'serper',
    request: (base, { query, count }, key) => ({
      url: `${base}/search`,
      method: 'POST',
      headers: { ...json, 'x-api-key': key },
      body: JSON.stringify({ q: query, num: count }),
    }),
    read: reader(organicHits),
  },
  bing: {
    key: 'bing',
    request: (base, { query, count }, key) => ({
      url: `${base}/v7.0/search?${new URLSearchParams({ q: query, count: String(count) }).toString()}`,
      headers: { accept: 'application/json', 'ocp-apim-subscription-key': key },
    }),
    read: reader(webPageHits),
  },
}

function reader(schema: z.ZodType<readonly SearchHit[]>): SearchService['read'] {
  return (answer) => schema.safeParse(answer).data ?? null
}
