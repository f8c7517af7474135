import * as z from 'zod'

import { folderPath } from '../../argument-schemas.ts'
import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**  */
export const tool = defineTool({
  name: 'repair_component_store',
  version: 1,
  category: 'updates',
  kind: 'remediation',
  access: {
    minRole: 'human_agent',
    risk: 'elevated',
    requiresUserNotice: true,
    requiresIdleCheck: true,
    requiresAdmin: true,
    runsAs: 'elevated',
  },
  placement: {
    networkType: 'external_download',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'public',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 5_400_000,
  args: () => z.strictObject({ source: folderPath(260).nullable().default(null) }),
  result: () => z.object({ state: z.enum(['Healthy', 'Repairable', 'NonRepairable']), restartNeeded: z.boolean() }),
  steps: [powershell(run)],
  undo: 'none',
  gates: [
    { tool: 'check_component_store_health', must: "state == 'Repairable'" },
    { tool: 'check_pending_reboot', must: 'strong == false' },
    { tool: 'check_idle_state', must: 'onBattery == false' },
  ],
  proof: { tool: 'check_component_store_health', after: 0, improvedWhen: "after.state == 'Healthy'" },
  findings: [
    { id: 'not_fixed', severity: 'problem', when: "state != 'Healthy'" },
    { id: 'needs_restart', severity: 'warning', when: 'restartNeeded == true', suggests: ['restart_system'] },
  ],
  plannerHints: { things: ['system-files'] },
  texts,
})
/* GENERATOR (delete): precondition in words: ["The check says Repairable.", "No restart is pending. Mains power.", "In offline or internal mode a source folder is given."] ; verify in words: The check says Healthy. ; undo in words: none; make a restore point first ; confirm_on_pc: [] */
