import * as z from 'zod'

import { notServicing, spaceFreed } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, personalData } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Deletes old files in the temporary folder of Windows. Top-level files only. With `dryRun` it only says what it would delete. Never touches Minidump, MEMORY.DMP, CBS, DISM and Panther logs. */
export const tool = defineTool({
  name: 'clear_windows_temp',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    requiresIdleCheck: true,
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
  },
  placement: personalData,
  timeoutMs: 180_000,
  args: () =>
    z.strictObject({
      minAgeHours: z.int().min(72).max(8760).default(168).describe('h'),
      dryRun: z.boolean().default(true),
    }),
  result: () =>
    z.object({
      root: z.string(),
      items: z.int().describe('count'),
      bytes: z.int().describe('B'),
      skipped: z.int().describe('count'),
      dryRun: z.boolean(),
      largest: z
        .array(z.object({ name: z.string(), bytes: z.int().describe('B') }))
        .describe('at most 50 of the items'),
    }),
  steps: [powershell(run)],
  object: 'one',
  undo: 'none',
  // Less than 100 MB would not help against a full drive.
  preview: {
    argument: 'dryRun',
    worthwhileWhen: 'bytes >= 100000000',
    list: { field: 'largest', name: 'name', bytes: 'bytes', total: 'items' },
  },
  milderFixes: ['clear_user_temp'],
  preconditions: [{ tool: 'check_pending_reboot', must: notServicing }],
  proof: {
    tool: 'check_disk_usage',
    after: 0,
    improvedWhen: `${spaceFreed} && result.bytes > 0`,
  },
  changes: [{ field: 'totalFreeBytes', value: 'totalFreeBytes' }],
  findings: [
    { id: 'preview', severity: 'info', when: 'dryRun == true' },
    { id: 'in_use', severity: 'info', when: 'dryRun == false && skipped > 0' },
  ],
  plannerHints: { components: ['drive-space'], symptoms: ['full'] },
  texts,
})
