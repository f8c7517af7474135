import * as z from 'zod'

import { boundProcess, type BoundProcess } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

const isBiggestWithWindow =
  'it.startedUtc != null && it.session > 0 && it.hasWindow == true && any(check_memory_usage.top, it.pid == el.pid && it.privateBytes == max(check_memory_usage.top, it.privateBytes))'

const isBiggestToStop =
  'it.startedUtc != null && any(check_memory_usage.top, it.pid == el.pid && it.privateBytes == max(check_memory_usage.top, it.privateBytes))'

const processWhere = (where: string): BoundProcess => boundProcess('list_processes', where)

/** Physical memory, committed memory, page file and the largest programs. Win32_OperatingSystem counts in KB, the performance classes in bytes; the output is in bytes. */
export const tool = defineTool({
  name: 'check_memory_usage',
  version: 1,
  category: 'cpu_memory_processes',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 20_000,
  triage: true,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      totalBytes: z.int().describe('B').nullable(),
      freeBytes: z.int().describe('B').nullable(),
      freePct: z.number().describe('%').nullable(),
      commitPct: z.number().describe('%').nullable(),
      pagesPerSec: z.int().describe('1/s').nullable(),
      nonpagedBytes: z.int().describe('B').nullable(),
      pageFiles: z.array(
        z.object({
          path: z.string(),
          allocatedMB: z.int().describe('MB'),
          usedMB: z.int().describe('MB'),
          peakMB: z.int().describe('MB').nullable(),
        }),
      ),
      top: z.array(
        z.object({
          pid: z.int(),
          name: z.string(),
          privateBytes: z.int().describe('B').nullable(),
          workingSetBytes: z.int().describe('B'),
          handles: z.int().describe('count').nullable(),
        }),
      ),
    }),
  steps: [powershell(run)],
  unknownWhen: 'totalBytes == null || commitPct == null',
  findings: [
    {
      id: 'memory_exhausted',
      severity: 'problem',
      explains: ['check_memory_usage/one_program'],
      when: 'commitPct >= 90',
      culprits: {
        each: 'top',
        where: 'it.privateBytes > 0.25 * totalBytes && it.privateBytes == max(top, it.privateBytes)',
        name: 'it.name',
        names: 'programs',
      },
      suggests: ['restart_application', 'stop_process'],
      bind: {
        restart_application: processWhere(isBiggestWithWindow),
        stop_process: processWhere(isBiggestToStop),
      },
      figure: 'commitPct',
    },
    {
      id: 'memory_low',
      severity: 'warning',
      act: { runs: 'list_processes' },
      explains: ['check_memory_usage/one_program'],
      when: 'freePct < 8 && commitPct < 90',
      suggests: ['restart_application'],
      bind: {
        restart_application: processWhere(
          // Small programs that are many are not to blame, nor is any program for what a driver holds.
          '(check_memory_usage.nonpagedBytes == null || check_memory_usage.nonpagedBytes <= 2147483648) && max(check_memory_usage.top, it.privateBytes) > 0.25 * check_memory_usage.totalBytes && it.startedUtc != null && it.session > 0 && it.hasWindow == true && any(check_memory_usage.top, it.pid == el.pid && it.privateBytes == max(check_memory_usage.top, it.privateBytes))',
        ),
      },
      figure: 'freePct',
    },
    {
      id: 'one_program',
      severity: 'warning',
      when: 'any(top, it.privateBytes > 4294967296)',
      culprits: {
        each: 'top',
        where: 'it.privateBytes > 4294967296',
        best: 'it.privateBytes',
        name: 'it.name',
        names: 'programs',
      },
      suggests: ['restart_application', 'stop_process'],
      bind: {
        restart_application: processWhere(isBiggestWithWindow),
        stop_process: processWhere(isBiggestToStop),
      },
      followUpChecks: ['check_app_crashes'],
      figure: 'it.privateBytes',
    },
    {
      id: 'driver_leak',
      severity: 'warning',
      explains: ['check_memory_usage/memory_low', 'check_memory_usage/memory_exhausted'],
      when: 'nonpagedBytes > 2147483648',
      suggests: ['restart_system'],
      followUpChecks: ['check_device_drivers', 'check_system_uptime'],
      figure: 'nonpagedBytes',
    },
    { id: 'no_page_file', severity: 'info', when: 'count(pageFiles) == 0' },
  ],
  track: [{ id: 'committed', value: 'commitPct' }],
  picture: [
    { kind: 'gauge', value: 'commitPct' },
    { kind: 'rank', each: 'top', label: 'it.name', names: 'programs', value: 'it.privateBytes' },
  ],
  plannerHints: {
    components: ['memory', 'running-programs', 'program', 'browser', 'teams', 'office', 'mail'],
    symptoms: ['too-busy', 'frozen', 'slow'],
  },
  texts,
})
