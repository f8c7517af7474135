import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Windows PowerShell 5.1 throws on an empty bin: errorId then is set and counts as success. */
export const tool = defineTool({
  name: 'empty_recycle_bin',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: {
    minRole: 'human_agent',
    risk: 'elevated',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 120_000,
  args: () => z.strictObject({ drive: text(/^[A-Za-z]$/, 260).default('C') }),
  result: () => z.object({ drive: z.string(), freedBytes: z.int().describe('B'), errorId: z.string().nullable() }),
  steps: [powershell(run)],
  undo: 'none',
  proof: { tool: 'check_disk_usage', after: 0, improvedWhen: 'after.totalFreeBytes > before.totalFreeBytes' },
  findings: [{ id: 'nothing_freed', severity: 'info', when: 'freedBytes <= 0' }],
  plannerHints: { things: ['drive-space'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["Number, size and newest item were listed to the person first.", "The person confirmed that nothing in it is needed."] ; verify in words: The bin of this account holds nothing any more and free space grew. ; undo in words: none ; confirm_on_pc: [] */
