import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Registers the package of one Store app again, from the files that are there. Data of the app stays. */
export const tool = defineTool({
  name: 'repair_store_app',
  version: 1,
  category: 'software_startup',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 120_000,
  args: () => z.strictObject({ name: text(/^[A-Za-z0-9.-]{3,100}$/, 100) }),
  result: () => z.object({ name: z.string(), version: z.string().nullable(), status: z.string().nullable() }),
  steps: [powershell(run)],
  object: { from: ['name'] },
  undo: 'none',
  proof: {
    tool: 'check_store_apps',
    args: { name: '$args.name' },
    after: 0,
    improvedWhen: "any(after.packages, it.name == args.name && it.status == 'Ok')",
  },
  findings: [{ id: 'still_damaged', severity: 'problem', when: "status != 'Ok'" }],
  plannerHints: { components: ['store'] },
  texts,
})
