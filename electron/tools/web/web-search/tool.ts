import { defineTool } from '../../../contract/define-tool.ts'
import { searchStep } from './search-web.ts'
import { args, result } from './schemas.ts'
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
  args,
  result,
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
