import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Clears remembered DNS answers. Sources disagree on elevation: try unelevated, on access denied ask for elevation once. The evidence tool needs the failing name. */
export const tool = defineTool({
  name: 'flush_dns_cache',
  version: 1,
  category: 'network',
  kind: 'remediation',
  access: { ...repair, requiresUserNotice: false, runsAs: 'any' },
  placement: thisPc,
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
  plannerHints: { components: ['name-lookup'] },
  texts,
})
