import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { noRestartPending, onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { disruptiveRepair, internetDownload } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**
 * Compares the whole component store and fetches good copies of what is damaged. It scans by itself: damage that Windows
 * has not marked yet, as after a file check that could not repair, is found and mended as well.
 */
export const tool = defineTool({
  name: 'repair_component_store',
  version: 1,
  category: 'updates',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: { ...internetDownload, folderArguments: ['source'] },
  timeoutMs: 5_400_000,
  args: () => z.strictObject({ source: folderPath(260).nullable().default(null) }),
  result: () =>
    z.object({
      state: z.enum(['Healthy', 'Repairable', 'NonRepairable']),
      restartNeeded: z.boolean(),
      failure: z.string().describe('error code').nullable(),
    }),
  steps: [powershell(run)],
  object: 'one',
  undo: 'none',
  preconditions: [
    // The check reads the mark alone: "Healthy" does not say that nothing is damaged.
    { tool: 'check_component_store_health', must: "state != 'NonRepairable'" },
    { tool: 'check_pending_reboot', must: noRestartPending },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: {
    tool: 'check_component_store_health',
    after: 0,
    improvedWhen: "after.state == 'Healthy' && result.state == 'Healthy'",
  },
  findings: [
    { id: 'not_fixed', severity: 'problem', when: "state != 'Healthy' || failure != null" },
    { id: 'needs_restart', severity: 'warning', when: 'restartNeeded == true', suggests: ['restart_system'] },
  ],
  plannerHints: { components: ['system-files'] },
  texts,
})
