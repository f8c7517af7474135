import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Running programs with path, start time and memory, sorted by memory. Command lines are left out: they can contain passwords. ExecutablePath is null for processes of other users. */
export const tool = defineTool({
  name: 'list_processes',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 900,
  timeoutMs: 20_000,
  args: () =>
    z.strictObject({
      top: z.int().min(1).max(100).default(20),
      name: text(/^[^\\/:*?"<>|\p{Cc}]{1,100}$/u, 100)
        .nullable()
        .default(null),
    }),
  result: () =>
    z.object({
      total: z.int().describe('count'),
      processes: z.array(
        z.object({
          pid: z.int(),
          parentPid: z.int(),
          name: z.string(),
          path: z.string().nullable(),
          startedUtc: z.iso.datetime().nullable(),
          workingSetBytes: z.int().describe('B'),
          session: z.int().nullable(),
          hasWindow: z.boolean().describe('null = runs in another session').nullable(),
        }),
      ),
    }),
  steps: [powershell(run)],
  unknownWhen: 'processes == null',
  findings: [
    {
      id: 'runs_from_temp',
      severity: 'warning',
      explains: ['check_cpu_usage/one_program', 'check_cpu_usage/cpu_busy', 'check_cpu_usage/cpu_full'],
      when: "any(processes, it.path != null && contains(lower(it.path), '\\\\appdata\\\\local\\\\temp\\\\'))",
      suggests: ['start_defender_scan'],
      followUpChecks: ['check_defender_status'],
      culprits: {
        each: 'processes',
        where: "it.path != null && contains(lower(it.path), '\\\\appdata\\\\local\\\\temp\\\\')",
        name: 'it.name',
        names: 'programs',
      },
    },
    { id: 'very_many', severity: 'info', when: 'total > 400' },
  ],
  picture: [{ kind: 'rank', each: 'processes', label: 'it.name', names: 'programs', value: 'it.workingSetBytes' }],
  plannerHints: {
    components: [
      'running-programs',
      'shell',
      'processor',
      'heat',
      'memory',
      'program',
      'antivirus',
      'startup',
      'clipboard',
    ],
    symptoms: ['fan-noise', 'too-busy', 'frozen', 'slow', 'pop-ups'],
  },
  texts,
})
