import * as z from 'zod'

import { boundProcess, busiestProgram, type BoundProcess } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

// A program in the temp folder comes back when it is ended: it is for the scan.
const isBusiestToStop = busiestProgram('check_cpu_usage')

const isBusiestWithWindow =
  'it.startedUtc != null && it.session > 0 && it.hasWindow == true && any(check_cpu_usage.top, it.pid == el.pid && it.pct == max(check_cpu_usage.top, it.pct))'

const processWhere = (where: string): BoundProcess => boundProcess('list_processes', where)

/** Total load, waiting queue and the programs that use the processor most. Names of performance classes are never translated, Get-Counter paths are. The per-process value is percent of one core: it is divided by the number of cores. Names look like "chrome#3": cut at "#" for display. */
export const tool = defineTool({
  name: 'check_cpu_usage',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 2_500,
  timeoutMs: 30_000,
  triage: true,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      totalPct: z.int().describe('%').nullable(),
      kernelPct: z.int().describe('%').nullable(),
      queueLength: z.int().describe('threads waiting').nullable(),
      cores: z.int().describe('logical processors').nullable(),
      top: z
        .array(
          z.object({
            pid: z.int(),
            name: z.string(),
            pct: z.number().describe('% of the whole processor'),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'totalPct == null',
  findings: [
    {
      id: 'cpu_full',
      severity: 'problem',
      explains: [
        'check_cpu_usage/one_program',
        'check_temperature/hot',
        'check_temperature/very_hot',
        'check_temperature/slowed_down',
      ],
      when: 'totalPct >= 90',
      culprits: {
        each: 'top',
        where: 'it.pct >= 20 && it.pct == max(top, it.pct)',
        name: 'it.name',
        names: 'programs',
      },
      suggests: ['restart_application', 'stop_process'],
      bind: {
        restart_application: processWhere(isBusiestWithWindow),
        stop_process: processWhere(isBusiestToStop),
      },
      figure: 'totalPct',
    },
    {
      id: 'cpu_busy',
      severity: 'warning',
      explains: ['check_cpu_usage/one_program'],
      when: 'totalPct >= 70 && totalPct < 90',
      culprits: {
        each: 'top',
        where: 'it.pct >= 20 && it.pct == max(top, it.pct)',
        name: 'it.name',
        names: 'programs',
      },
      suggests: ['restart_application'],
      bind: {
        restart_application: processWhere(isBusiestWithWindow),
      },
      figure: 'totalPct',
    },
    {
      id: 'one_program',
      severity: 'warning',
      explains: ['check_temperature/hot', 'check_temperature/very_hot', 'check_temperature/slowed_down'],
      when: 'any(top, it.pct >= 40)',
      culprits: { each: 'top', where: 'it.pct >= 40', best: 'it.pct', name: 'it.name', names: 'programs' },
      suggests: ['restart_application', 'stop_process'],
      bind: {
        restart_application: processWhere(isBusiestWithWindow),
        stop_process: processWhere(isBusiestToStop),
      },
      followUpChecks: ['list_processes', 'check_hung_applications'],
      figure: 'it.pct',
    },
    {
      id: 'driver_time',
      severity: 'warning',
      act: { opens: 'updates' },
      when: 'kernelPct >= 40',
      followUpChecks: ['check_device_drivers', 'check_temperature'],
      figure: 'kernelPct',
    },
    {
      id: 'scanner_busy',
      severity: 'info',
      when: "any(top, starts(it.name, 'MsMpEng') && it.pct >= 15)",
      followUpChecks: ['check_defender_status'],
    },
  ],
  checkUp: { standsForArea: true },
  picture: [
    { kind: 'gauge', value: 'totalPct' },
    { kind: 'rank', each: 'top', label: 'it.name', names: 'programs', value: 'it.pct', most: 4, total: 'totalPct' },
  ],
  plannerHints: {
    components: ['processor', 'heat', 'running-programs', 'battery', 'program'],
    symptoms: ['fan-noise', 'slow', 'too-busy', 'drains', 'frozen'],
  },
  texts,
})
