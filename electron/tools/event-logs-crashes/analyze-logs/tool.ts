import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Searches one text log or saved event log inside the allowed folders. Allowed folders: %SystemRoot%\Logs, %SystemRoot%\INF, %SystemRoot%\Panther, application log folders of the user, the bundle folder. */
export const tool = defineTool({
  name: 'analyze_logs',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'pii',
    minBuild: 17763,
  },
  timeoutMs: 60000,
  args: () =>
    z.strictObject({
      path: text(/^[A-Za-z]:\\[^<>:"|?*\x00-\x1f]+$/, 260),
      pattern: text(/^[^\x00-\x1f]{1,200}$/, 200).default('error'),
      max: z.int().min(1).max(500).default(100),
    }),
  result: () =>
    z.object({
      matches: z.array(
        z.object({
          line: z.int().nullable(),
          utc: z.iso.datetime().nullable(),
          level: z.string().nullable(),
          summary: z.string(),
        }),
      ),
      scannedBytes: z.int().describe('B'),
      truncated: z.boolean(),
    }),
  steps: [
    powershell(run, 'evtx'),
    {
      // FILL node: Stream the file with detection of the byte order mark, plain text search for p.pattern or its built-in patterns for CBS, DISM, setupapi and Panther logs, time limit per line, mask secrets. ; gives ['matches', 'scannedBytes', 'truncated'] ; only_if any other path
      id: 'text',
      via: 'node',
      run: FILL,
    },
  ],
  unknownWhen: 'matches == null',
  findings: [
    {
      id: 'cannot_repair',
      severity: 'problem',
      when: "any(matches, contains(it.summary, 'Cannot repair member file'))",
    },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  texts,
})
