import { endedSearchProviders, type SearchProvider } from '../../../shared/domain/external-access.ts'
import type { WindowText } from '../../i18n/text-context.ts'

/** Names of companies are the same in every language. */
export const searchNames: Readonly<Record<SearchProvider, string>> = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  serper: 'Serper',
  bing: 'Bing',
}

/** Its name, and that it answers no more where that is so. */
export function searchServiceText(provider: SearchProvider, { text }: Pick<WindowText, 'text'>): string {
  const service = searchNames[provider]
  return endedSearchProviders.includes(provider) ? text('ui.external.search.ended', { service }) : service
}
