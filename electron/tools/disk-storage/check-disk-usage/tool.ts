import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

const binOfSystemDrive = { each: 'volumes', where: 'it.system == true', args: { drive: 'it.drive' } } as const

/** Size and free space of every fixed drive. DriveType 3 only: asking for network drives can hang for minutes. A drive of size 0 gives freePct null. */
export const tool = defineTool({
  name: 'check_disk_usage',
  version: 1,
  category: 'disk_storage',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  triage: true,
  typicalMs: 300,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      volumes: z.array(
        z.object({
          drive: z.string(),
          label: z.string().nullable(),
          fileSystem: z.string().nullable(),
          sizeBytes: z.int().describe('B').nullable(),
          freeBytes: z.int().describe('B').nullable(),
          freePct: z.number().describe('%').nullable(),
          system: z.boolean(),
        }),
      ),
      totalFreeBytes: z.int().describe('B'),
    }),
  steps: [powershell(run)],
  unknownWhen: 'volumes == null || count(volumes) == 0',
  findings: [
    {
      id: 'system_drive_full',
      severity: 'problem',
      when: 'any(volumes, it.system == true && (it.freePct < 5 || it.freeBytes < 5368709120))',
      suggests: ['clear_user_temp', 'clear_windows_temp', 'empty_recycle_bin', 'cleanup_component_store'],
      bind: { empty_recycle_bin: binOfSystemDrive },
      followUpChecks: ['check_large_files'],
      culprits: {
        each: 'volumes',
        where: 'it.system == true && (it.freePct < 5 || it.freeBytes < 5368709120)',
        name: 'it.drive',
      },
      figure: 'it.freeBytes',
    },
    {
      id: 'system_drive_low',
      severity: 'warning',
      when: 'any(volumes, it.system == true && it.freePct >= 5 && it.freePct < 12 && it.freeBytes >= 5368709120)',
      suggests: ['clear_user_temp', 'empty_recycle_bin'],
      bind: { empty_recycle_bin: binOfSystemDrive },
      followUpChecks: ['check_large_files'],
      culprits: {
        each: 'volumes',
        where: 'it.system == true && it.freePct >= 5 && it.freePct < 12 && it.freeBytes >= 5368709120',
        name: 'it.drive',
      },
      figure: 'it.freeBytes',
    },
    {
      id: 'data_drive_full',
      severity: 'warning',
      when: 'any(volumes, it.system == false && it.freePct < 5)',
      culprits: { each: 'volumes', where: 'it.system == false && it.freePct < 5', name: 'it.drive' },
      suggests: ['empty_recycle_bin'],
      bind: {
        empty_recycle_bin: {
          each: 'volumes',
          where: 'it.system == false && it.freePct < 5',
          limit: 3,
          args: { drive: 'it.drive' },
        },
      },
      followUpChecks: ['check_large_files'],
      figure: 'it.freeBytes',
    },
  ],
  checkUp: { standsForArea: true },
  compare: [
    { id: 'free', each: 'volumes', key: ['it.drive'], label: 'it.drive', value: 'it.freeBytes', least: 1_073_741_824 },
  ],
  track: [{ id: 'free', each: 'volumes', label: 'it.drive', value: 'it.freeBytes', end: 0 }],
  picture: [
    {
      kind: 'share',
      each: 'volumes',
      label: 'it.drive',
      whole: 'it.sizeBytes',
      parts: [{ value: 'it.freeBytes', percent: 'it.freePct', role: 'free', word: 'free' }],
      rest: 'used',
    },
  ],
  plannerHints: { components: ['drive-space', 'drive', 'update'], symptoms: ['full', 'eats-space', 'no-save', 'slow'] },
  texts,
})
