import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { clearCache, restoreCache } from './clear-cache.ts'
import closed from './closed.ps1?raw'
import { texts } from './texts.ts'

/** Sets the cache folders of one closed browser profile aside for seven days. Sign-ins, history and settings lie elsewhere. With `dryRun` it only counts, and the browser may be open. */
export const tool = defineTool({
  name: 'clear_browser_cache',
  version: 1,
  category: 'office_browser',
  kind: 'remediation',
  access: repair,
  placement: thisPc,
  timeoutMs: 120_000,
  args: () =>
    z.strictObject({
      browser: z.enum(['edge', 'chrome', 'firefox']),
      profile: text(/^(?!\.+$)[A-Za-z0-9 ._-]{1,80}$/, 80).default('Default'),
      dryRun: z.boolean().default(true),
    }),
  result: () =>
    z.object({
      browser: z.enum(['edge', 'chrome', 'firefox']),
      profile: z.string(),
      files: z.int().describe('count'),
      bytes: z.int().describe('B'),
      dryRun: z.boolean(),
      moved: z
        .array(z.object({ from: z.string(), to: z.string() }))
        .describe('folders that were set aside, and where they are for seven days'),
    }),
  steps: [
    { ...powershell(closed, 'closed'), onlyIf: ({ p }) => p['dryRun'] === false },
    { id: 'node', via: 'node', outputs: ['browser', 'profile', 'files', 'bytes', 'dryRun', 'moved'], run: clearCache },
  ],
  undoSteps: [powershell(closed, 'closed'), { id: 'restore', via: 'node', run: restoreCache }],
  object: { from: ['browser'] },
  undo: 'automatic',
  undoReads: ['browser', 'moved'],
  undoWhen: 'count(result.moved) > 0 && result.files > 0',
  // Less would hardly be noticed, neither on the drive nor on a page.
  preview: { argument: 'dryRun', worthwhileWhen: 'bytes >= 50000000' },
  proof: { tool: 'check_browser_status', after: 0, improvedWhen: 'after.totalCacheBytes < before.totalCacheBytes' },
  findings: [{ id: 'preview', severity: 'info', when: 'dryRun == true' }],
  plannerHints: { components: ['browser'] },
  texts,
})
