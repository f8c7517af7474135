import * as z from 'zod'

import { drivePathText, hidden, text, utcTimeText } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Finds files by name, type or age inside the allowed folders. */
export const tool = defineTool({
  name: 'search_files',
  version: 1,
  category: 'files',
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
  timeoutMs: 60000,
  args: () =>
    z.strictObject({
      root: drivePathText(),
      glob: text(/^[^\\/:"<>|\x00-\x1f]{1,120}$/, 120).default('*'),
      modifiedAfter: utcTimeText().nullable().default(null),
      maxResults: z.int().min(1).max(500).default(100),
      useIndex: hidden(z.boolean().default(true)),
    }),
  result: () =>
    z.object({
      root: z.string(),
      items: z.array(
        z.object({
          path: z.string(),
          bytes: z.int().describe('B'),
          modifiedUtc: z.iso.datetime(),
          placeholder: z.boolean(),
        }),
      ),
      complete: z.boolean(),
    }),
  steps: [
    {
      // FILL node: Worker: walk p.root (real path inside the sandbox) with the file name pattern p.glob, only files newer than p.modifiedAfter, at most p.maxResults, or the Windows Search index when the root is indexed and p.useIndex is true. Never follow links, skip cloud placeholders, long paths with the \\?\ prefix. ; gives ['root', 'items', 'complete'] ; only_if None
      id: 'node',
      via: 'node',
      run: FILL,
    },
  ],
  unknownWhen: 'items == null',
  findings: [
    { id: 'none', severity: 'info', when: 'count(items) == 0 && complete == true' },
    { id: 'cloud_only', severity: 'info', when: 'any(items, it.placeholder == true)' },
    { id: 'not_complete', severity: 'info', when: 'complete == false' },
  ],
  texts,
})
