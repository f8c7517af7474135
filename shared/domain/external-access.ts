import type { DomainList } from './url-guard.ts'
import type { Workspace } from './workspace.ts'

/** Services that search the web; SearXNG also runs inside a company. */
export const searchProviders = ['searxng', 'tavily', 'serper', 'bing'] as const
export type SearchProvider = (typeof searchProviders)[number]

/** Microsoft ended it in August 2025. It is offered to nobody; who has set it up sees what it is, and can remove it. */
export const endedSearchProviders: readonly SearchProvider[] = ['bing']

/** `auto` = the first of them that is set up. */
export const searchChoices = ['auto', ...searchProviders] as const
export type SearchChoice = (typeof searchChoices)[number]

/** Providers that want a key; its name in the environment. */
export const searchKeyVariables = {
  tavily: 'TAVILY_API_KEY',
  serper: 'SERPER_API_KEY',
  bing: 'BING_API_KEY',
} as const

export type SearchKeyName = keyof typeof searchKeyVariables

export const searchKeyNames = ['tavily', 'serper', 'bing'] as const satisfies readonly SearchKeyName[]

/** How far tools may use external services, as settings and machine policy say at this moment. */
export type ExternalAccess = {
  /** Null = this tool may use external services; else whether only the machine policy could change that. */
  readonly closedFor: (tool: string) => { readonly fixed: boolean } | null
  readonly timeoutMs: number
  readonly maxChars: number
  readonly maxBytes: number
  readonly maxDownloadBytes: number
  readonly callsPerMinute: number
  /**
   * Each of them has to let a name through: that for all tools, then that of this one. For servers of the own network what is denied
   * counts, and what only the machine policy allows.
   */
  readonly domains: (tool: string, kind?: 'own_servers') => readonly DomainList[]
  readonly internalHosts: readonly string[]
  readonly search: { readonly choice: SearchChoice; readonly searxngUrl: string }
  /** Folders that were opened; downloads are put into those that may be written in. */
  readonly workspaces: readonly Workspace[]
  readonly webhooks: Readonly<Record<string, string>>
}
