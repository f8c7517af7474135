import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { noFailingDrive, onMains } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { disruptiveRepair, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** No switch on purpose: Windows then picks the operation by drive type and never defragments a solid-state disk. */
export const tool = defineTool({
  name: 'optimize_drive',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: { ...disruptiveRepair, risk: 'caution' },
  placement: thisPc,
  timeoutMs: 14_400_000,
  args: () => z.strictObject({ drive: text(/^[A-Za-z]$/, 1).default('C') }),
  result: () =>
    z.object({
      drive: z.string(),
      media: z.string().nullable(),
      fileSystem: z.string().nullable(),
      durationSec: z.int().describe('s'),
    }),
  steps: [powershell(run)],
  object: { from: ['drive'] },
  undo: 'none',
  preconditions: [
    { tool: 'check_disk_health', must: noFailingDrive },
    { tool: 'check_idle_state', must: onMains },
  ],
  proof: {
    tool: 'check_disk_health',
    after: 0,
    improvedWhen:
      'after.lastOptimizedUtc != null && (before.lastOptimizedUtc == null || after.lastOptimizedUtc > before.lastOptimizedUtc)',
  },
  findings: [],
  plannerHints: { components: ['drive'] },
  texts,
})
