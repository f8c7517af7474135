import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { spaceFreed } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/**
 * Deletes for good what the signed-in person has deleted on one drive. With `dryRun` it only says how much that is, and
 * when the newest item was deleted. Windows PowerShell 5.1 throws on an empty bin: `errorId` then is set.
 */
export const tool = defineTool({
  name: 'empty_recycle_bin',
  version: 1,
  category: 'disk_storage',
  kind: 'remediation',
  access: { ...repair, minRole: 'human_agent', risk: 'elevated' },
  placement: thisPc,
  timeoutMs: 120_000,
  args: () =>
    z.strictObject({
      drive: text(/^[A-Za-z]:?$/, 2)
        .overwrite((letter) => letter.slice(0, 1).toUpperCase())
        .default('C'),
      dryRun: z.boolean().default(true),
    }),
  result: () =>
    z.object({
      drive: z.string(),
      items: z.int().describe('count'),
      bytes: z.int().describe('B'),
      newestUtc: z.iso.datetime().nullable(),
      freedBytes: z.int().describe('B'),
      errorId: z.string().nullable(),
      dryRun: z.boolean(),
    }),
  steps: [powershell(withParts(run, 'folderSize'))],
  object: { from: ['drive'] },
  undo: 'none',
  destroys: ['deleted_files'],
  // What was deleted may still be needed: less than this would not be worth it.
  preview: { argument: 'dryRun', worthwhileWhen: 'bytes >= 500000000' },
  proof: { tool: 'check_disk_usage', after: 0, improvedWhen: spaceFreed },
  findings: [
    { id: 'preview', severity: 'info', when: 'dryRun == true' },
    { id: 'nothing_freed', severity: 'info', when: 'dryRun == false && freedBytes <= 0' },
  ],
  plannerHints: { components: ['drive-space'] },
  texts,
})
