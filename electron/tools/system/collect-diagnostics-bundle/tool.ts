import * as z from 'zod'

import { folderPath } from '../../../contract/argument-schemas.ts'
import { defineTool, type NativeStep } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import { packEvidence } from './pack-evidence.ts'
import { texts } from './texts.ts'

const wevtutil = '%SystemRoot%\\System32\\wevtutil.exe'
const logs = ['System', 'Application'] as const
/** A constant: the last seven days. */
const lastDays = '/q:*[System[TimeCreated[timediff(@SystemTime)<=604800000]]]'

/** Entries as text, which can be masked. */
function readLog(log: (typeof logs)[number]): NativeStep {
  return {
    id: `read_${log.toLowerCase()}`,
    via: 'native',
    outputs: ['events'],
    executable: wevtutil,
    argv: ['qe', log, lastDays, '/c:2000', '/rd:true', '/f:xml'],
    okExitCodes: [0],
    decode: 'utf8',
    parse: ({ stdout }) => ({ events: stdout }),
    onlyIf: ({ p }) => p['redact'] !== false,
  }
}

/** The log as Windows keeps it. */
function saveLog(log: (typeof logs)[number]): NativeStep {
  return {
    id: `save_${log.toLowerCase()}`,
    via: 'native',
    executable: wevtutil,
    argv: ['epl', log, `{runtime.dir}\\${log}.evtx`, '/ow:true', lastDays],
    okExitCodes: [0],
    decode: 'oem',
    parse: () => ({}),
    onlyIf: ({ p }) => p['redact'] === false,
  }
}

/**
 * Packs results of checks and event logs into one file for support. It reads the PC and writes that one file, after the
 * person has read what it holds. The Security log needs elevation and is left out; dumps are named, not copied.
 */
export const tool = defineTool({
  name: 'collect_diagnostics_bundle',
  version: 1,
  category: 'system',
  kind: 'action',
  access: { ...readOnly, requiresUserNotice: true },
  placement: { ...personalData, folderArguments: ['folder'] },
  timeoutMs: 120_000,
  args: () =>
    z.strictObject({
      redact: z.boolean().default(true),
      folder: folderPath().nullable().default(null),
    }),
  result: () =>
    z.object({
      zipPath: z.string(),
      bytes: z.int().describe('B'),
      files: z.array(z.string()),
      redacted: z.boolean(),
      unavailable: z.array(z.string()),
    }),
  steps: [
    ...logs.map((log) => readLog(log)),
    ...logs.map((log) => saveLog(log)),
    { id: 'pack', via: 'node', outputs: ['zipPath', 'bytes', 'files', 'redacted', 'unavailable'], run: packEvidence },
  ],
  unknownWhen: 'zipPath == null',
  findings: [
    { id: 'log_missing', severity: 'info', when: 'count(unavailable) > 0' },
    { id: 'large_bundle', severity: 'info', when: 'bytes > 50000000' },
  ],
  plannerHints: {},
  texts,
})
