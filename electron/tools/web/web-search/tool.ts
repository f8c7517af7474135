import * as z from 'zod'

import { searchProviders } from '../../../../shared/domain/external-access.ts'
import { lineText } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { searchStep } from './search-web.ts'
import { texts } from './texts.ts'

/** Asks the search service of the settings. Its key never passes through here. */
export const tool = defineTool({
  name: 'web_search',
  version: 1,
  category: 'web',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'external_api',
    executionMode: 'agent',
    runtime: 'node18',
    networkScope: 'public',
    leadsTo: 'search_service',
    securityLevel: 'general',
    untrusted: true,
    minBuild: 17763,
  },
  timeoutMs: 130_000,
  args: () =>
    z.strictObject({
      query: lineText(400).meta({ slot: 'search_words' }),
      num_results: z.int().min(1).max(20).default(5),
    }),
  result: () =>
    z.object({
      provider: z.enum(searchProviders),
      results: z.array(z.object({ title: z.string(), url: z.string(), snippet: z.string() })),
      truncated: z.boolean(),
      trust: z.literal('untrusted'),
    }),
  steps: [
    {
      id: 'search',
      via: 'node',
      gives: ['provider', 'results', 'truncated', 'trust'],
      run: searchStep,
    },
  ],
  unknownWhen: 'results == null',
  findings: [
    { id: 'nothing_found', severity: 'info', when: 'count(results) == 0' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  texts,
})
