import * as z from 'zod'

import { busiestProgram } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** These are board sensors, not the processor cores; some firmware reports a fixed value. Values outside 0 to 115 degrees are ignored. No sensor means unknown, never cool. */
export const tool = defineTool({
  name: 'check_temperature',
  version: 1,
  category: 'power_thermal',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 1_200,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      zones: z
        .array(
          z.object({
            zone: z.string(),
            celsius: z.number().describe('C').nullable(),
            passiveLimitPct: z.int().describe('%').nullable(),
            throttleReasons: z.int().nullable(),
          }),
        )
        .nullable(),
      performanceLimitPct: z.int().describe('%').nullable(),
      slowedEvents7d: z.int().describe('count').nullable(),
      heatShutdowns30d: z.int().describe('count').nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen:
    'slowedEvents7d == null || heatShutdowns30d == null || ((zones == null || count(zones) == 0 || all(zones, it.celsius == null)) && slowedEvents7d == 0 && heatShutdowns30d == 0)',
  findings: [
    {
      id: 'heat_shutdown',
      severity: 'problem',
      explains: ['check_temperature/slowed_down', 'check_crash_dumps/power_cuts'],
      when: 'heatShutdowns30d > 0',
      followUpChecks: ['check_crash_dumps'],
    },
    {
      id: 'very_hot',
      severity: 'problem',
      explains: ['check_temperature/slowed_down'],
      when: 'any(zones, it.celsius >= 95 && it.celsius < 115)',
      suggests: ['stop_process'],
      bind: {
        stop_process: {
          via: ['check_cpu_usage', 'list_processes'],
          viaArgs: { top: '100' },
          each: 'processes',
          // A program in the temp folder comes back when it is ended: it is for the scan.
          where: busiestProgram('check_cpu_usage'),
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc' },
        },
      },
      followUpChecks: ['check_cpu_usage'],
      figure: {
        each: 'zones',
        where: 'it.celsius >= 95 && it.celsius < 115',
        best: 'it.celsius',
        value: 'it.celsius',
      },
    },
    {
      id: 'hot',
      severity: 'warning',
      when: 'any(zones, it.celsius >= 85 && it.celsius < 95)',
      followUpChecks: ['check_cpu_usage'],
      figure: {
        each: 'zones',
        where: 'it.celsius >= 85 && it.celsius < 95',
        best: 'it.celsius',
        value: 'it.celsius',
      },
    },
    {
      id: 'slowed_down',
      severity: 'warning',
      when: 'slowedEvents7d >= 3 || any(zones, it.passiveLimitPct > 0 && it.passiveLimitPct < 100)',
      // A laptop slows down for moments under load, as it is built to.
      milderWhen: [
        {
          when: 'slowedEvents7d < 20 && !any(zones, it.passiveLimitPct > 0 && it.passiveLimitPct < 80)',
          severity: 'info',
        },
      ],
      followUpChecks: ['check_battery_status', 'check_power_settings'],
    },
  ],
  track: [{ id: 'hottest', value: 'max(zones, it.celsius)' }],
  picture: [
    { kind: 'gauge', value: 'max(zones, it.celsius)', word: 'temperature', to: '115' },
    {
      kind: 'tiles',
      when: 'heatShutdowns30d > 0',
      things: [
        {
          word: 'shutdowns',
          value: 'heatShutdowns30d',
          states: [
            { when: 'heatShutdowns30d > 0', word: 'some' },
            { when: 'heatShutdowns30d == 0', word: 'never', role: 'ok' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['heat', 'processor'], symptoms: ['fan-noise', 'switches-off'] },
  texts,
})
