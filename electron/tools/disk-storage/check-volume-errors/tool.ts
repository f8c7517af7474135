import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyElevated, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The repair of a drive in use is planned first; then, and only then, the restart that it waits for helps. */
const repair = {
  suggests: ['run_disk_check', 'restart_system'],
  bind: {
    run_disk_check: { args: { drive: 'drive', mode: "'repair'" } },
    restart_system: { each: 'bootChecks', args: {} },
  },
} as const

/** The result is a fixed word (NoErrorsFound, ErrorsFound, ...), not the translated text of chkdsk. The scan can take many minutes. */
export const tool = defineTool({
  name: 'check_volume_errors',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: readOnlyElevated,
  placement: thisPc,
  typicalMs: 30_000,
  timeoutMs: 900_000,
  args: () =>
    z.strictObject({
      drive: text(/^[A-Za-z]$/, 1)
        .nullable()
        .default(null),
    }),
  result: () =>
    z.object({
      drive: z.string(),
      health: z.string(),
      states: z.array(z.string()),
      scan: z.string().nullable(),
      dirty: z.boolean().nullable(),
      checkScheduled: z.boolean(),
      bootChecks: z.array(z.string()),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'scan == null',
  findings: [
    {
      id: 'errors_found',
      severity: 'problem',
      explains: [
        'check_volume_errors/marked_dirty',
        'check_crash_dumps/stopped_by_file_system',
        'check_event_logs_summary/file_system_damage',
        'check_event_logs_summary/disk_errors',
        'check_boot_performance/slow',
        'check_boot_performance/very_slow',
      ],
      when: "scan != 'NoErrorsFound'",
      ...repair,
      followUpChecks: ['check_disk_health', 'check_crash_dumps'],
      culprits: { each: 'drive', name: 'it' },
    },
    {
      id: 'marked_dirty',
      severity: 'problem',
      explains: ['check_boot_performance/slow', 'check_boot_performance/very_slow'],
      when: 'dirty == true',
      ...repair,
      culprits: { each: 'drive', name: 'it' },
    },
    {
      id: 'volume_unhealthy',
      severity: 'warning',
      when: "health in ['Warning','Unhealthy']",
      ...repair,
      followUpChecks: ['check_disk_health'],
      culprits: { each: 'drive', name: 'it' },
    },
    { id: 'check_planned', severity: 'info', when: 'checkScheduled == true', suggests: ['restart_system'] },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'errors',
          states: [
            { when: "scan == 'NoErrorsFound'", word: 'none', role: 'ok' },
            { when: "scan != 'NoErrorsFound'", word: 'found' },
          ],
        },
        {
          word: 'dirtyMark',
          states: [
            { when: 'dirty == true', word: 'marked' },
            { when: 'dirty == false', word: 'none', role: 'ok' },
          ],
        },
        {
          word: 'volumeHealth',
          states: [
            { when: "health == 'Healthy'", word: 'works', role: 'ok' },
            { when: "health in ['Warning','Unhealthy']", word: 'damaged' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['disk-check', 'drive', 'external-drive', 'file'], symptoms: ['failing-disk'] },
  texts,
})
