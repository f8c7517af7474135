import * as z from 'zod'

import { objectName } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Lets a paused printer and its paused jobs go on. Whether a person may do that is a right of the printer itself. */
export const tool = defineTool({
  name: 'resume_printer',
  version: 1,
  category: 'printers',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 30_000,
  args: () => z.strictObject({ name: objectName(220) }),
  result: () => z.object({ name: z.string(), code: z.int().describe('0 done, 5 access denied') }),
  steps: [powershell(run)],
  object: { from: ['name'] },
  undo: 'none',
  proof: {
    tool: 'check_printers',
    after: 0,
    improvedWhen: 'any(after.printers, it.name == args.name && it.paused == false)',
  },
  findings: [
    { id: 'denied', severity: 'problem', when: 'code == 5' },
    {
      id: 'failed',
      severity: 'problem',
      when: '!(code in [0,5])',
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'Spooler'" } } },
    },
  ],
  plannerHints: { components: ['printer'] },
  texts,
})
