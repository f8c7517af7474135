import { defineTool } from '../../../contract/define-tool.ts'
import { postStep } from './post-message.ts'
import { args, result } from './schemas.ts'
import { texts } from './texts.ts'

/** Tells a webhook of the settings that something has happened. Its address never passes through here. */
export const tool = defineTool({
  name: 'post_webhook',
  version: 1,
  category: 'web',
  capabilities: ['outcome_notification'],
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'external_api',
    executionMode: 'agent',
    runtime: 'node18',
    networkScope: 'public',
    leadsTo: 'webhook',
    securityLevel: 'general',
    untrusted: true,
    minBuild: 17763,
  },
  timeoutMs: 130_000,
  args,
  result,
  steps: [
    {
      id: 'post',
      via: 'node',
      gives: ['webhook', 'status', 'trust'],
      run: postStep,
    },
  ],
  repairsNothing: true,
  object: { from: ['webhook'] },
  undo: 'none',
  findings: [{ id: 'not_taken', severity: 'problem', when: 'status >= 300' }],
  texts,
})
