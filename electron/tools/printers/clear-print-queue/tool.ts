import * as z from 'zod'

import { keptName } from '../../../contract/argument-schemas.ts'
import { printDriverCrashes } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Moves stuck jobs aside and restarts the print service. Spool files can hold personal data: the quarantine folder is readable by administrators only; the first clean-up after 7 days deletes it. */
export const tool = defineTool({
  name: 'clear_print_queue',
  version: 2,
  category: 'printers',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Jobs are kept for 7 days; the person confirms the notice and the elevation prompt.',
  },
  placement: thisPc,
  timeoutMs: 60000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      moved: z.int().describe('files'),
      notMoved: z.int().describe('files'),
      folder: z.string(),
      quarantine: keptName('Deskmedic-'),
      spooler: z.string(),
    }),
  steps: [powershell(withParts(run, 'namePattern', 'stopServices', 'oldSpoolBackups'))],
  undoSteps: [powershell(withParts(undo, 'namePattern', 'stopServices', 'restoreSpoolFiles'), 'restore')],
  undo: 'automatic',
  undoReads: ['quarantine'],
  undoWhen: 'result.moved > 0',
  milderFixes: ['cancel_print_job'],
  preconditions: [
    // A driver that ends the print service does so without any job: the printouts would be lost for nothing.
    {
      tool: 'check_app_crashes',
      must: `crashes == null || !${printDriverCrashes('crashes')}`,
    },
  ],
  proof: { tool: 'check_print_queue', after: 0, improvedWhen: "count(after.jobs) == 0 && after.spooler == 'Running'" },
  changes: [
    { field: 'jobs', value: 'count(jobs)', to: '0' },
    { field: 'spooler', value: 'spooler', to: "'Running'" },
  ],
  findings: [
    { id: 'spooler_down', severity: 'problem', when: "spooler != 'Running'", suggests: ['restart_system'] },
    { id: 'some_left', severity: 'warning', when: 'notMoved > 0', suggests: ['restart_system'] },
  ],
  plannerHints: { components: ['print-queue'] },
  texts,
})
