import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The result is a fixed word (NoErrorsFound, ErrorsFound, ...), not the translated text of chkdsk. The scan can take many minutes. */
export const tool = defineTool({
  name: 'check_volume_errors',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    roleReason: 'Read-only. The person at the PC answers the elevation prompt.',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: true,
    runsAs: 'elevated',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 900_000,
  args: () => z.strictObject({ drive: text(/^[A-Za-z]$/, 260).default('C') }),
  result: () =>
    z.object({
      drive: z.string(),
      health: z.string(),
      states: z.array(z.string()),
      scan: z.string().nullable(),
      dirty: z.boolean().nullable(),
      checkScheduled: z.boolean(),
      bootChecks: z.array(z.string()),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'scan == null',
  findings: [
    {
      id: 'errors_found',
      severity: 'problem',
      when: "scan != 'NoErrorsFound'",
      suggests: ['run_disk_check'],
      lookAt: ['check_disk_health'],
    },
    { id: 'marked_dirty', severity: 'problem', when: 'dirty == true', suggests: ['run_disk_check'] },
    {
      id: 'volume_unhealthy',
      severity: 'warning',
      when: "health in ['Warning','Unhealthy']",
      suggests: ['run_disk_check'],
      lookAt: ['check_disk_health'],
    },
    { id: 'check_planned', severity: 'info', when: 'checkScheduled == true', suggests: ['restart_system'] },
  ],
  plannerHints: { things: ['drive', 'external-drive', 'file'], happenings: ['failing-disk'] },
  texts,
})
/* GENERATOR (delete): precondition in words: [] ; verify in words: None ; undo in words: None ; confirm_on_pc: ["Text form of the Repair-Volume result under Windows PowerShell 5.1 and the behaviour on exFAT and FAT32 sticks."] */
