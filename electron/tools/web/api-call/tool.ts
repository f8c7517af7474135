import * as z from 'zod'

import { lineText } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { maxChars, webAddress } from '../../web-arguments.ts'
import { webMethods } from '../../web-port.ts'
import { callStep } from './call-api.ts'
import { texts } from './texts.ts'

/** One request to an interface of the web. It can send data away and change things there, so it is always asked for. */
export const tool = defineTool({
  name: 'api_call',
  aliases: ['http_request'],
  version: 1,
  category: 'web',
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
    leadsTo: 'url',
    securityLevel: 'general',
    untrusted: true,
    minBuild: 17763,
  },
  timeoutMs: 130_000,
  args: () =>
    z.strictObject({
      url: webAddress(),
      method: z.enum(webMethods).default('GET'),
      headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,100}$/), lineText(4_000)).default({}),
      body: z
        .union([z.record(z.string(), z.unknown()), z.string().max(60_000)])
        .nullable()
        .default(null),
      max_chars: maxChars(),
      timeout_seconds: z.int().min(1).max(120).nullable().default(null),
    }),
  result: () =>
    z.object({
      url: z.string(),
      status: z.int(),
      contentType: z.string(),
      charset: z.string(),
      text: z.string(),
      truncated: z.boolean(),
      /** The answer itself, where it is JSON and nothing was cut. */
      data: z.unknown(),
      bytes: z.int().describe('bytes'),
      guard: z.enum(['full', 'host_rules_only']),
      trust: z.literal('untrusted'),
    }),
  steps: [
    {
      id: 'call',
      via: 'node',
      gives: ['url', 'status', 'contentType', 'charset', 'text', 'truncated', 'data', 'bytes', 'guard', 'trust'],
      run: callStep,
    },
  ],
  repairsNothing: true,
  object: { from: ['url'] },
  undo: 'none',
  findings: [
    { id: 'refused_by_service', severity: 'problem', when: 'status >= 400' },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
    { id: 'host_rules_only', severity: 'info', when: "guard == 'host_rules_only'" },
  ],
  texts,
})
