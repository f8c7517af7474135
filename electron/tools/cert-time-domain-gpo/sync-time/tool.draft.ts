import * as z from 'zod'

import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'sync_time',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    roleReason: 'Only sets the right time; the person confirms the notice and the elevation prompt.',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: true,
    runsAs: 'elevated',
  },
  placement: {
    networkType: 'internal',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 60_000,
  args: () => z.strictObject({}),
  result: () => z.object({ service: z.string(), exitCode: z.int() }),
  steps: [
    powershell(run, 'service'),
    {
      id: 'resync',
      via: 'native',
      gives: ['exitCode'],
      executable: '%SystemRoot%\\System32\\w32tm.exe',
      argv: ['/resync', '/rediscover'],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* exit code only -> exitCode */,
    },
  ],
  undo: 'none',
  proof: { tool: 'check_time_sync', after: 5_000, improvedWhen: 'abs(after.offsetSec) < 5' },
  findings: [{ id: 'failed', severity: 'problem', when: 'exitCode != 0', lookAt: ['check_network_status'] }],
  plannerHints: { things: ['clock'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["The difference is known and a time server can be reached.", "Not a virtual machine that takes its time from its host."] ; verify in words: The difference is below 2 seconds. ; undo in words: none; the old difference is kept in the history ; confirm_on_pc: [] */
