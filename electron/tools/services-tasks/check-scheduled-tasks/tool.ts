import * as z from 'zod'

import { hidden } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Without elevation tasks of other accounts are missing. Arguments are left out: they can contain passwords. 267009 = running, 267011 = never ran, 267014 = ended by the user. */
export const tool = defineTool({
  name: 'check_scheduled_tasks',
  version: 1,
  category: 'services_tasks',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 2_500,
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({ includeWindows: z.boolean().default(false), max: hidden(z.int().min(1).max(300).default(100)) }),
  result: () =>
    z.object({
      total: z.int().describe('count'),
      tasks: z.array(
        z.object({
          name: z.string(),
          path: z.string(),
          state: z.string(),
          author: z.string().nullable(),
          programs: z.array(z.string()),
          lastRunUtc: z.iso.datetime().nullable(),
          lastResult: z.int().nullable(),
          missedRuns: z.int().describe('count').nullable(),
          nextRunUtc: z.iso.datetime().nullable(),
        }),
      ),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'total == null || total == 0',
  findings: [
    {
      id: 'task_failed',
      severity: 'warning',
      act: { opens: 'task_scheduler' },
      when: "any(tasks, it.state != 'Disabled' && !(it.lastResult in [0,267008,267009,267010,267011,267012,267014,267045]))",
      // Tasks of Windows and of updaters fail on most PCs, and try again by themselves.
      milderWhen: [
        {
          when: "!any(tasks, it.state != 'Disabled' && !(it.lastResult in [0,267008,267009,267010,267011,267012,267014,267045]) && !starts(lower(it.path), '\\\\microsoft\\\\') && !contains(lower(it.name), 'update'))",
          severity: 'info',
        },
      ],
      followUpChecks: ['check_event_logs_summary'],
      culprits: {
        each: 'tasks',
        where: "it.state != 'Disabled' && !(it.lastResult in [0,267008,267009,267010,267011,267012,267014,267045])",
        name: 'it.name',
      },
    },
    {
      id: 'runs_from_temp',
      severity: 'warning',
      when: "any(tasks, any(it.programs, contains(lower(it), '\\\\temp\\\\') || contains(lower(it), '\\\\downloads\\\\')))",
      suggests: ['start_defender_scan'],
      followUpChecks: ['check_defender_status'],
      culprits: {
        each: 'tasks',
        where: "any(it.programs, contains(lower(it), '\\\\temp\\\\') || contains(lower(it), '\\\\downloads\\\\'))",
        name: 'it.name',
      },
    },
    { id: 'missed', severity: 'info', when: 'any(tasks, it.missedRuns > 3)' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'tasks',
      label: 'it.name',
      value: 'it.lastRunUtc',
      states: [
        { when: "it.state == 'Disabled'", word: 'off' },
        { when: '!(it.lastResult in [0,267008,267009,267010,267011,267012,267014,267045])', word: 'failed' },
        { when: 'it.lastResult in [0,267008,267009,267010,267011,267012,267014,267045]', word: 'works', role: 'ok' },
      ],
    },
  ],
  plannerHints: { components: ['scheduled-task', 'startup'], symptoms: ['pop-ups'] },
  texts,
})
