import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** In passive mode Defender still reports real-time protection as on: look at mode first. An error means unknown, never off. */
export const tool = defineTool({
  name: 'check_defender_status',
  version: 1,
  category: 'security',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 1_200,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      mode: z.string().nullable(),
      realTime: z.boolean().nullable(),
      signatureAgeDays: z.int().describe('d').nullable(),
      lastQuickScanUtc: z.iso.datetime().nullable(),
      lastFullScanUtc: z.iso.datetime().nullable(),
      tamperProtection: z.boolean().nullable(),
      activeThreats: z.int().describe('count').nullable(),
      products: z.array(z.object({ name: z.string(), enabled: z.boolean(), upToDate: z.boolean() })),
      errorId: z.string().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'mode == null && count(products) == 0',
  findings: [
    {
      id: 'threat_active',
      severity: 'problem',
      explains: [
        'check_startup_apps/starts_from_temp',
        'list_processes/runs_from_temp',
        'check_scheduled_tasks/runs_from_temp',
      ],
      when: 'activeThreats > 0',
      suggests: ['start_defender_scan'],
    },
    {
      id: 'nothing_protects',
      severity: 'problem',
      act: { opens: 'apps' },
      when: 'count(products) > 0 && !any(products, it.enabled == true)',
    },
    {
      id: 'real_time_off',
      severity: 'problem',
      act: { opens: 'virus_protection' },
      when: "mode == 'Normal' && realTime == false",
    },
    {
      id: 'signatures_old',
      severity: 'warning',
      when: "mode == 'Normal' && signatureAgeDays > 7",
      suggests: ['start_defender_scan'],
      followUpChecks: ['check_windows_update_status'],
      figure: 'signatureAgeDays',
    },
    {
      id: 'no_recent_scan',
      severity: 'info',
      when: "mode == 'Normal' && (lastQuickScanUtc == null || days_since(lastQuickScanUtc) > 14)",
      suggests: ['start_defender_scan'],
    },
    {
      id: 'two_products',
      severity: 'warning',
      act: { opens: 'apps' },
      when: 'count(products, it.enabled == true) > 1',
      followUpChecks: ['check_cpu_usage'],
    },
    { id: 'other_product', severity: 'info', when: "mode in ['Passive Mode','SxS Passive Mode']" },
  ],
  checkUp: { standsForArea: true },
  compare: [
    { id: 'realTime', value: 'realTime', states: switched('realTime') },
    {
      id: 'products',
      each: 'products',
      key: ['it.name'],
      label: 'it.name',
      value: 'it.enabled',
      states: switched('it.enabled'),
    },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'realTime',
          states: switched('realTime'),
        },
        {
          word: 'threats',
          value: 'activeThreats',
          states: [
            { when: 'activeThreats > 0', word: 'found' },
            { when: 'activeThreats == 0', word: 'nothing', role: 'ok' },
          ],
        },
        {
          word: 'signatures',
          value: 'signatureAgeDays',
          states: [
            { when: 'signatureAgeDays > 7', word: 'old' },
            { when: 'signatureAgeDays <= 7', word: 'fresh', role: 'ok' },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      when: 'count(products) > 0',
      each: 'products',
      label: 'it.name',
      states: switched('it.enabled'),
    },
  ],
  plannerHints: { components: ['antivirus', 'browser'], symptoms: ['pop-ups', 'grey', 'slow', 'too-busy'] },
  texts,
})
