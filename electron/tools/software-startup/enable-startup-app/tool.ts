import * as z from 'zod'

import { objectName } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import undo from './undo.ps1?raw'
import { texts } from './texts.ts'

/** Switches on one start-up entry of the user again. */
export const tool = defineTool({
  name: 'enable_startup_app',
  version: 1,
  category: 'software_startup',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 20_000,
  args: () =>
    z.strictObject({
      name: objectName(200),
      source: z.enum(['user_run', 'user_folder']),
    }),
  result: () =>
    z.object({
      name: z.string(),
      key: z.string(),
      hadValue: z.boolean(),
      oldBytes: z.array(z.int()),
    }),
  steps: [powershell(run)],
  undoSteps: [powershell(withParts(undo, 'namePattern'), 'restore')],
  object: { from: ['name'] },
  undo: 'automatic',
  undoReads: ['key', 'name', 'hadValue', 'oldBytes'],
  undoWhen:
    'before.apps == null || !any(before.apps, it.name == args.name && it.source == args.source && it.enabled == true)',
  proof: {
    tool: 'check_startup_apps',
    after: 0,
    improvedWhen: 'any(after.apps, it.name == args.name && it.source == args.source && it.enabled == true)',
  },
  changes: [
    {
      field: 'enabled',
      each: { list: 'apps', where: 'it.name == args.name && it.source == args.source' },
      value: 'it.enabled',
      to: 'true',
    },
  ],
  findings: [],
  plannerHints: { components: ['startup'] },
  texts,
})
