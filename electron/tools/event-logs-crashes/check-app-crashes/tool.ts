import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Values are taken by position, never from the translated message. */
export const tool = defineTool({
  name: 'check_app_crashes',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 1_200,
  timeoutMs: 30_000,
  args: () => z.strictObject({ days: z.int().min(1).max(30).default(14).describe('d') }),
  result: () =>
    z.object({
      total: z.int().describe('count').nullable(),
      crashes: z
        .array(
          z.object({
            app: z.string(),
            version: z.string().nullable(),
            module: z.string().nullable(),
            ownModule: z.boolean().nullable(),
            code: z.string().nullable(),
            count: z.int().describe('count'),
            lastUtc: z.iso.datetime(),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'total == null',
  findings: [
    {
      id: 'keeps_crashing',
      severity: 'problem',
      when: 'any(crashes, it.count >= 3)',
      // A few crashes of one program within a week are on many PCs. It is a fault where it goes on, or where several programs share it.
      milderWhen: [
        {
          when: '!any(crashes, it.count >= 3 && hours_since(it.lastUtc) < 24) && count(crashes, it.count >= 3) < 2',
          severity: 'info',
        },
      ],
      culprits: { each: 'crashes', where: 'it.count >= 3', best: 'it.count', name: 'it.app', names: 'programs' },
      logEvidence: { list: 'crashes', at: 'lastUtc' },
      suggests: ['repair_store_app', 'run_system_file_check'],
      bind: {
        repair_store_app: { via: 'check_store_apps', each: 'problems', args: { name: 'it.name' } },
        // Drivers, Office and what a program crashes in by itself are no files of Windows.
        run_system_file_check: {
          each: 'crashes',
          where:
            "it.count >= 3 && it.ownModule == false && !(lower(it.app) in ['outlook.exe','winword.exe','excel.exe','powerpnt.exe']) && !(starts(lower(it.module), 'nvoglv') || starts(lower(it.module), 'nvwgf') || starts(lower(it.module), 'ig') || starts(lower(it.module), 'atio') || starts(lower(it.module), 'amdx'))",
        },
      },
      followUpChecks: ['check_store_apps', 'check_memory_usage', 'check_component_store_health', 'check_printers'],
      figure: 'it.count',
    },
    {
      id: 'office_crashes',
      severity: 'problem',
      explains: [
        {
          finding: 'check_app_crashes/keeps_crashing',
          when: "!any(crashes, it.count >= 3 && !(lower(it.app) in ['outlook.exe','winword.exe','excel.exe','powerpnt.exe']))",
        },
      ],
      when: "any(crashes, lower(it.app) in ['outlook.exe','winword.exe','excel.exe','powerpnt.exe'] && it.count >= 2)",
      culprits: {
        each: 'crashes',
        where: "lower(it.app) in ['outlook.exe','winword.exe','excel.exe','powerpnt.exe'] && it.count >= 2",
        best: 'it.count',
        name: 'it.app',
        names: 'programs',
      },
      logEvidence: { list: 'crashes', at: 'lastUtc' },
      suggests: ['repair_office'],
      followUpChecks: ['check_office_status', 'check_outlook_health'],
      figure: 'it.count',
    },
    {
      id: 'graphics_module',
      severity: 'warning',
      explains: [{ finding: 'check_app_crashes/keeps_crashing', when: 'count(crashes, it.count >= 3) == 1' }],
      when: "any(crashes, starts(lower(it.module), 'nvoglv') || starts(lower(it.module), 'nvwgf') || starts(lower(it.module), 'ig') || starts(lower(it.module), 'atio') || starts(lower(it.module), 'amdx'))",
      logEvidence: { list: 'crashes', at: 'lastUtc' },
      followUpChecks: ['check_display_info', 'check_device_drivers'],
      culprits: {
        each: 'crashes',
        where:
          "starts(lower(it.module), 'nvoglv') || starts(lower(it.module), 'nvwgf') || starts(lower(it.module), 'ig') || starts(lower(it.module), 'atio') || starts(lower(it.module), 'amdx')",
        best: 'it.count',
        name: 'it.app',
        names: 'programs',
      },
    },
    { id: 'some', severity: 'info', when: 'total > 0 && total < 3' },
  ],
  picture: [
    {
      kind: 'rank',
      each: 'crashes',
      label: 'it.app',
      names: 'programs',
      value: 'it.count',
      counts: 'times',
      nothing: 'noCrash',
    },
  ],
  plannerHints: { components: ['program', 'office', 'mail', 'browser', 'store'], symptoms: ['crash'] },
  texts,
})
