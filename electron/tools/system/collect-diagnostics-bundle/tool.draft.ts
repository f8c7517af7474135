import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** The query is a constant for the last 7 days; no query text is built. The Security log needs elevation and is left out. Dumps are listed, not copied. */
export const tool = defineTool({
  name: 'collect_diagnostics_bundle',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'caution',
    requiresUserNotice: true,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'windows',
    networkScope: 'intranet',
    securityLevel: 'pii',
    minBuild: 17763,
  },
  timeoutMs: 120_000,
  args: () => z.strictObject({ redact: z.boolean().default(true) }),
  result: () =>
    z.object({
      zipPath: z.string(),
      bytes: z.int().describe('B'),
      files: z.array(z.string()),
      redacted: z.boolean(),
      unavailable: z.array(z.string()),
    }),
  steps: [
    {
      id: 'system_log',
      via: 'native',
      gives: [],
      executable: '%SystemRoot%\\System32\\wevtutil.exe',
      argv: [
        'epl',
        'System',
        '{runtime.dir}\\System.evtx',
        '/ow:true',
        '/q:*[System[TimeCreated[timediff(@SystemTime)<=604800000]]]',
      ],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* none ->  */,
    },
    {
      id: 'application_log',
      via: 'native',
      gives: [],
      executable: '%SystemRoot%\\System32\\wevtutil.exe',
      argv: [
        'epl',
        'Application',
        '{runtime.dir}\\Application.evtx',
        '/ow:true',
        '/q:*[System[TimeCreated[timediff(@SystemTime)<=604800000]]]',
      ],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* none ->  */,
    },
    {
      id: 'zip',
      via: 'node',
      gives: ['zipPath', 'bytes', 'files', 'redacted', 'unavailable'],
      run: FILL /* Add the stored tool results of this case, redact names, addresses and keys when p.redact is true, write a manifest with a SHA-256 per file, make the zip, delete the work folder. -> zipPath, bytes, files, redacted, unavailable */,
    },
  ],
  undo: 'none',
  unknownWhen: 'zipPath == null',
  findings: [
    { id: 'log_missing', severity: 'info', when: 'count(unavailable) > 0' },
    { id: 'large_bundle', severity: 'info', when: 'bytes > 50000000' },
  ],
  plannerHints: {},
  texts,
})
