import * as z from 'zod'

import { drivePathText, hidden } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Largest files and folders below one folder. */
export const tool = defineTool({
  name: 'check_large_files',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'node18',
    networkScope: 'intranet',
    securityLevel: 'pii',
    minBuild: 17763,
  },
  timeoutMs: 120000,
  args: () =>
    z.strictObject({
      root: drivePathText(),
      minMB: z.int().min(1).max(100000).default(200),
      top: z.int().min(1).max(200).default(50),
      maxSeconds: hidden(z.int().min(5).max(110).default(60)),
    }),
  result: () =>
    z.object({
      root: z.string(),
      items: z.array(
        z.object({
          path: z.string(),
          bytes: z.int().describe('B'),
          modifiedUtc: z.iso.datetime(),
          kind: z.enum(['file', 'folder']),
        }),
      ),
      scannedFiles: z.int().describe('count'),
      skippedPlaceholders: z.int().describe('count'),
      complete: z.boolean(),
    }),
  steps: [
    {
      // FILL node: Worker with fs.opendir below p.root (real path inside the sandbox): keep the p.top largest entries of at least p.minMB, never follow reparse points, skip cloud placeholders (file attributes 0x400000 and 0x1000) so that OneDrive does not download them, stop at p.maxSeconds. ; gives ['root', 'items', 'scannedFiles', 'skippedPlaceholders', 'complete'] ; only_if None
      id: 'node',
      via: 'node',
      run: FILL,
    },
  ],
  unknownWhen: 'items == null',
  findings: [
    { id: 'huge_file', severity: 'info', when: "any(items, it.kind == 'file' && it.bytes > 10737418240)" },
    { id: 'not_complete', severity: 'info', when: 'complete == false' },
  ],
  texts,
})
