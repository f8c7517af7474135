import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Health, wear, temperature and errors of each disk, and when drives were last optimized. Counters need elevation and are empty on many RAID and USB bridges: null means unknown, never healthy. Event 258 is written after every optimization. */
export const tool = defineTool({
  name: 'check_disk_health',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  triage: true,
  typicalMs: 1_500,
  timeoutMs: 45_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      disks: z.array(
        z.object({
          name: z.string(),
          media: z.enum(['SSD', 'HDD', 'SCM', 'Unspecified']),
          bus: z.string(),
          health: z.enum(['Healthy', 'Warning', 'Unhealthy', 'Unknown']),
          states: z.array(z.string()),
          sizeBytes: z.int().describe('B'),
          wearPct: z.int().describe('%').nullable(),
          tempC: z.int().describe('C').nullable(),
          readErrorsUncorrected: z.int().describe('count').nullable(),
          powerOnHours: z.int().describe('h').nullable(),
        }),
      ),
      optimizations: z
        .array(
          z.object({
            atUtc: z.iso.datetime(),
            drive: z.string().nullable(),
          }),
        )
        .nullable(),
      lastOptimizedUtc: z.iso.datetime().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: "count(disks) == 0 || any(disks, it.health == 'Unknown')",
  findings: [
    {
      id: 'disk_failing',
      severity: 'problem',
      explains: ['check_event_logs_summary/disk_errors', 'check_volume_errors/errors_found'],
      when: "any(disks, it.health == 'Unhealthy' || it.readErrorsUncorrected > 0)",
      culprits: { each: 'disks', where: "it.health == 'Unhealthy' || it.readErrorsUncorrected > 0", name: 'it.name' },
    },
    {
      id: 'disk_warning',
      severity: 'warning',
      when: "any(disks, it.health == 'Warning')",
      culprits: { each: 'disks', where: "it.health == 'Warning'", name: 'it.name' },
    },
    {
      id: 'ssd_worn',
      severity: 'warning',
      when: 'any(disks, it.wearPct >= 90)',
      culprits: { each: 'disks', where: 'it.wearPct >= 90', best: 'it.wearPct', name: 'it.name' },
      figure: 'it.wearPct',
    },
    {
      id: 'disk_hot',
      severity: 'warning',
      when: 'any(disks, it.tempC >= 70)',
      followUpChecks: ['check_temperature'],
      culprits: { each: 'disks', where: 'it.tempC >= 70', best: 'it.tempC', name: 'it.name' },
      figure: 'it.tempC',
    },
    {
      id: 'not_optimized',
      severity: 'warning',
      when: "any(disks, it.media == 'HDD') && optimizations != null && (lastOptimizedUtc == null || days_since(lastOptimizedUtc) > 30)",
      culprits: { each: 'disks', where: "it.media == 'HDD'", name: 'it.name' },
      suggests: ['optimize_drive'],
    },
    { id: 'counters_missing', severity: 'info', when: 'count(unavailable) > 0' },
  ],
  track: [{ id: 'wear', each: 'disks', label: 'it.name', value: 'it.wearPct', end: 100 }],
  picture: [
    {
      kind: 'tiles',
      each: 'disks',
      label: 'it.name',
      states: [
        { when: "it.health == 'Unhealthy' || it.readErrorsUncorrected > 0", word: 'failing' },
        { when: "it.health == 'Warning'", word: 'warns' },
        { when: "it.health == 'Healthy'", word: 'works', role: 'ok' },
      ],
    },
  ],
  plannerHints: { components: ['drive', 'external-drive', 'boot'], symptoms: ['failing-disk', 'slow', 'frozen'] },
  texts,
})
