import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Works in Windows PowerShell 5.1 only. Windows silently skips the call when another point is younger than 24 hours: compare sequence numbers, do not trust the absence of an error. */
export const tool = defineTool({
  name: 'create_restore_point',
  version: 1,
  category: 'system',
  kind: 'remediation',
  access: { ...elevatedRepair, minRole: 'human_agent', requiresUserNotice: false },
  placement: thisPc,
  timeoutMs: 240_000,
  args: () => z.strictObject({ description: text(/^[^\p{Cc}"]{1,64}$/u, 64).default('Before a repair by Deskmedic') }),
  result: () =>
    z.object({
      created: z.boolean(),
      sequence: z.int(),
      previousSequence: z.int(),
      description: z.string().nullable(),
    }),
  steps: [powershell(run)],
  object: 'one',
  undo: 'none',
  preconditions: [{ tool: 'check_restore_points', must: 'protectionOn == true' }],
  proof: {
    tool: 'check_restore_points',
    after: 0,
    improvedWhen:
      'after.newestSequence > before.newestSequence || (before.newestSequence == null && result.created == true)',
  },
  findings: [
    { id: 'skipped', severity: 'warning', when: 'created == false', followUpChecks: ['check_restore_points'] },
  ],
  plannerHints: { components: ['restore-point'] },
  texts,
})
