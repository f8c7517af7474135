import * as z from 'zod'

import { filePath, lineText } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import { defaultPattern, searchLogStep } from './search-log.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Searches one text log or saved event log inside the allowed folders. Allowed folders: %SystemRoot%\Logs, %SystemRoot%\INF, %SystemRoot%\Panther, application log folders of the user, the bundle folder. */
export const tool = defineTool({
  name: 'analyze_logs',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 3_000,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      path: filePath().meta({ slot: 'log_file' }),
      pattern: lineText(200).default(defaultPattern),
      max: z.int().min(1).max(500).default(100),
    }),
  result: () =>
    z.object({
      matches: z
        .array(
          z.object({
            line: z.int().nullable(),
            utc: z.iso.datetime().nullable(),
            level: z.string().nullable(),
            summary: z.string(),
          }),
        )
        .nullable(),
      scannedBytes: z.int().describe('B').nullable(),
      truncated: z.boolean().nullable(),
    }),
  steps: [
    { id: 'text', via: 'node', outputs: ['matches', 'scannedBytes', 'truncated'], run: searchLogStep },
    // The step before has looked at the file and left it to this one.
    {
      ...powershell(withParts(run, 'namePattern'), 'evtx'),
      onlyIf: ({ s }) => s['text'] !== undefined && !('matches' in s['text']),
    },
  ],
  unknownWhen: 'matches == null',
  findings: [
    {
      id: 'cannot_repair',
      severity: 'problem',
      when: "any(matches, contains(it.summary, 'Cannot repair member file'))",
      logEvidence: { list: 'matches', at: 'utc' },
      suggests: ['repair_component_store', 'run_system_file_check'],
      followUpChecks: ['check_component_store_health'],
    },
    { id: 'cut', severity: 'info', when: 'truncated == true' },
  ],
  // Not every log writes a time that can be read.
  picture: [
    {
      ...{ kind: 'events', when: 'any(matches, it.utc != null)' },
      ...{ each: 'matches', label: 'it.line', at: 'it.utc', days: null },
    },
  ],
  plannerHints: { components: ['log-file', 'system-files', 'event-log', 'update'], symptoms: ['stuck-update'] },
  texts,
})
