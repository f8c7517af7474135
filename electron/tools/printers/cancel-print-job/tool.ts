import * as z from 'zod'

import { hidden, keptName, objectName } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Removes one job from a print queue. Own jobs need no elevation; jobs of others do. */
export const tool = defineTool({
  name: 'cancel_print_job',
  version: 2,
  category: 'printers',
  kind: 'remediation',
  access: { ...repair, runsAs: 'any' },
  placement: thisPc,
  timeoutMs: 30000,
  args: () =>
    z.strictObject({
      printer: objectName(220),
      jobId: hidden(z.int().min(1).max(2147483647)),
    }),
  result: () =>
    z.object({
      printer: z.string(),
      jobId: z.int(),
      /** Folder inside the spool folder where the files of the job are kept; null = they could not be read, and the job cannot come back. */
      quarantine: keptName('Deskmedic-').nullable(),
      folder: z.string(),
      gone: z.boolean().nullable(),
      errorId: z.string().nullable(),
    }),
  steps: [powershell(withParts(run, 'oldSpoolBackups'))],
  undoSteps: [powershell(withParts(undo, 'namePattern', 'stopServices', 'restoreSpoolFiles'))],
  object: {
    from: ['printer', 'jobId'],
    seenIn: [
      {
        tool: 'check_print_queue',
        each: 'jobs',
        where: 'it.printer == args.printer && it.jobId == args.jobId',
        names: { document: 'it.document', owner: 'it.owner' },
      },
    ],
  },
  undo: 'automatic',
  undoReads: ['quarantine'],
  // While the job is still there its copy would only meet it.
  undoWhen: 'result.quarantine != null && (result.gone == null || result.gone == true)',
  proof: {
    tool: 'check_print_queue',
    after: 0,
    improvedWhen: '!any(after.jobs, it.jobId == args.jobId && it.printer == args.printer)',
  },
  unknownWhen: 'gone == null',
  changes: [{ field: 'jobs', value: 'count(jobs)' }],
  findings: [{ id: 'still_there', severity: 'problem', when: 'gone == false', suggests: ['clear_print_queue'] }],
  plannerHints: { components: ['print-queue'] },
  texts,
})
