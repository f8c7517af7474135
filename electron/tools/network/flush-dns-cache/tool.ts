import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Clears remembered DNS answers. Sources disagree on elevation: try unelevated, on access denied ask for elevation once. The evidence tool needs the failing name. */
export const tool = defineTool({
  name: 'flush_dns_cache',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    risk: 'caution',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      before: z.int().describe('entries'),
      after: z.int().describe('entries'),
    }),
  steps: [powershell(run)],
  undo: 'none',
  proof: {
    tool: 'check_dns_resolution',
    args: { name: '$context.failing_name' },
    after: 0,
    improvedWhen: 'after.ok == true && (before.ok == false || after.ms <= before.ms)',
  },
  findings: [],
  plannerHints: { things: ['name-lookup'] },
  texts,
})
