import * as z from 'zod'

import { objectName } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Makes one printer the default one and keeps it so: otherwise Windows takes the printer used last. */
export const tool = defineTool({
  name: 'set_default_printer',
  version: 1,
  category: 'printers',
  kind: 'remediation',
  access: { ...repair, requiresUserNotice: false },
  placement: thisPc,
  timeoutMs: 25_000,
  args: () => z.strictObject({ name: objectName(220), keep: z.boolean().default(true) }),
  result: () =>
    z.object({
      oldName: z.string().nullable(),
      newName: z.string(),
      code: z.int().describe('0 done'),
      oldMode: z.int().nullable(),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(undo, 'restore')],
  object: { from: ['name'] },
  undo: 'automatic',
  undoReads: ['oldName', 'oldMode'],
  // Windows has no way to go back to having no default printer.
  undoWhen:
    'result.oldName != null && (result.oldName != result.newName || (args.keep == true && (result.oldMode == null || result.oldMode != 1)))',
  proof: {
    tool: 'check_printers',
    after: 0,
    improvedWhen: 'any(after.printers, it.name == args.name && it.isDefault == true)',
  },
  findings: [{ id: 'failed', severity: 'problem', when: 'code != 0' }],
  plannerHints: { components: ['printer'] },
  texts,
})
