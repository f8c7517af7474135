import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Charge, run time, wear and charge cycles. The design capacity fails through Get-CimInstance: the one allowed Get-WmiObject. Fallback without rights: powercfg /batteryreport /xml. No battery is an empty list, not an error. */
export const tool = defineTool({
  name: 'check_battery_status',
  version: 1,
  category: 'power_thermal',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 1_500,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      present: z.boolean().nullable(),
      batteries: z.array(
        z.object({
          chargePct: z.int().describe('%').nullable(),
          status: z.int().describe('1 discharging, 2 on mains, 3 full, 4 low, 5 critical, 6 to 9 charging').nullable(),
          runMin: z.int().describe('min').nullable(),
        }),
      ),
      fullmWh: z.array(z.int().describe('mWh')),
      designmWh: z.array(z.int().describe('mWh')),
      cycles: z.array(z.int().describe('count')),
      healthPct: z.number().describe('%').nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'present == null || (present == true && healthPct == null)',
  findings: [
    { id: 'worn_out', severity: 'problem', when: 'healthPct < 50', figure: 'healthPct' },
    { id: 'worn', severity: 'warning', when: 'healthPct >= 50 && healthPct < 75', figure: 'healthPct' },
    {
      id: 'nearly_empty',
      severity: 'warning',
      when: 'any(batteries, it.status in [1,4,5] && it.chargePct <= 10)',
      figure: 'min(batteries, it.chargePct)',
    },
    {
      id: 'not_charging',
      severity: 'info',
      asCause: 'possible',
      when: 'any(batteries, it.status == 2 && it.chargePct < 60)',
    },
    { id: 'no_battery', severity: 'info', when: 'present == false' },
  ],
  checkUp: { standsForArea: true },
  track: [{ id: 'capacity', value: 'healthPct', end: 50 }],
  picture: [
    { kind: 'gauge', when: 'present == true', value: 'healthPct', word: 'capacity' },
    { kind: 'gauge', when: 'present == true', value: 'max(batteries, it.chargePct)', word: 'charge', to: '100' },
  ],
  plannerHints: { components: ['battery', 'power'], symptoms: ['drains', 'switches-off'] },
  texts,
})
