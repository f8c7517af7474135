import type { SearchProvider } from '../../../shared/domain/external-access.ts'

/** Names of companies are the same in every language. */
export const searchNames: Readonly<Record<SearchProvider, string>> = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  serper: 'Serper',
  bing: 'Bing',
}
