import * as z from 'zod'

import { runOutcomes } from '../../../../shared/domain/run-news.ts'
import { text } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { postStep } from './post-message.ts'
import { texts } from './texts.ts'

/** Tells a webhook of the settings that something has happened. Its address never passes through here. */
export const tool = defineTool({
  name: 'post_webhook',
  version: 1,
  category: 'web',
  capabilities: ['tells_of_runs'],
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
  args: () =>
    z.strictObject({
      webhook: text(/^[a-z][a-z0-9_-]{0,31}$/, 32),
      /** What happened, as people read it. */
      text: text(/^[^\u0000]+$/, 4_000), // eslint-disable-line no-control-regex -- line ends are welcome
      /** The tool whose run is told of, and how it ended. */
      about: text(/^[a-z][a-z0-9_]{2,60}$/, 61)
        .nullable()
        .default(null),
      outcome: z.enum(runOutcomes).nullable().default(null),
    }),
  result: () => z.object({ webhook: z.string(), status: z.int(), trust: z.literal('untrusted') }),
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
