import * as z from 'zod'

import { keptName, text } from '../../../contract/argument-schemas.ts'
import { notServicing } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

const serviceState = () => z.object({ name: text(/^[A-Za-z]{1,40}$/, 40), status: text(/^[A-Za-z]{1,40}$/, 40) })

/** Renames the update cache and restarts the update services. UsoSvc has to stop first or the update service starts again. Never delete policy keys. Delete the saved folder after 30 days. */
export const tool = defineTool({
  name: 'reset_windows_update',
  version: 2,
  category: 'updates',
  kind: 'remediation',
  access: disruptiveRepair,
  placement: thisPc,
  timeoutMs: 180_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      folder: z.string(),
      backup: keptName('SoftwareDistribution.bak-').nullable(),
      errorId: z.string().nullable(),
      servicesBefore: z.array(serviceState()),
      servicesAfter: z.array(serviceState()),
    }),
  steps: [powershell(withParts(run, 'namePattern', 'stopServices'))],
  undoSteps: [powershell(withParts(undo, 'namePattern', 'stopServices'), 'restore')],
  undo: 'automatic',
  undoReads: ['backup', 'servicesBefore'],
  undoWhen: 'result.backup != null',
  milderFixes: ['restart_system', 'restart_whitelisted_service'],
  preconditions: [{ tool: 'check_pending_reboot', must: notServicing }],
  proof: {
    tool: 'check_windows_update_status',
    after: 0,
    improvedWhen:
      "count(after.unavailable) == 0 && any(after.services, it.name == 'wuauserv' && it.startType != 'Disabled') && result.errorId == null",
  },
  changes: [{ field: 'startType', each: { list: 'services', where: "it.name == 'wuauserv'" }, value: 'it.startType' }],
  findings: [{ id: 'folder_in_use', severity: 'problem', when: 'errorId != null', suggests: ['restart_system'] }],
  plannerHints: { components: ['update'] },
  texts,
})
