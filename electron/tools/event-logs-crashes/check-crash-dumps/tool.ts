import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Code 0x0 in an unexpected shutdown means power loss or a held button, not a blue screen. The dump folder needs elevation. */
export const tool = defineTool({
  name: 'check_crash_dumps',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 1_000,
  timeoutMs: 30_000,
  args: () => z.strictObject({ days: z.int().min(1).max(90).default(30).describe('d') }),
  result: () =>
    z.object({
      bugchecks: z
        .array(
          z.object({
            utc: z.iso.datetime(),
            code: z.string().describe('eight or more hex digits').nullable(),
            bugcheck: z.string(),
            dump: z.string().nullable(),
          }),
        )
        .nullable(),
      unexpected: z
        .array(z.object({ utc: z.iso.datetime(), code: z.string().describe('0x0 = no blue screen') }))
        .nullable(),
      dumpFiles: z
        .array(z.object({ name: z.string(), bytes: z.int().describe('B'), utc: z.iso.datetime() }))
        .nullable(),
      dumpsEnabled: z.boolean().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'bugchecks == null || unexpected == null',
  findings: [
    {
      id: 'blue_screens',
      severity: 'problem',
      when: 'count(bugchecks) > 0',
      logEvidence: { list: 'bugchecks', at: 'utc' },
      followUpChecks: ['check_device_drivers', 'check_temperature', 'check_disk_health'],
    },
    {
      // Codes behind which a damaged file of Windows can stand: 0x1e, 0x3b, 0x50, 0x7e, 0xc000021a, 0xef, 0xf4.
      id: 'stopped_by_files',
      severity: 'problem',
      explains: ['check_crash_dumps/blue_screens'],
      when: "any(bugchecks, it.code in ['0x0000001e','0x0000003b','0x00000050','0x0000007e','0xc000021a','0x000000ef','0x000000f4'])",
      logEvidence: { list: 'bugchecks', at: 'utc' },
      suggests: ['run_system_file_check'],
      followUpChecks: ['check_component_store_health'],
    },
    {
      // NTFS_FILE_SYSTEM, KERNEL_STACK_INPAGE_ERROR, KERNEL_DATA_INPAGE_ERROR, UNMOUNTABLE_BOOT_VOLUME.
      id: 'stopped_by_file_system',
      severity: 'problem',
      explains: ['check_crash_dumps/blue_screens'],
      when: "any(bugchecks, it.code in ['0x00000024','0x00000077','0x0000007a','0x000000ed'])",
      logEvidence: { list: 'bugchecks', at: 'utc' },
      suggests: ['run_disk_check', 'restart_system'],
      bind: {
        run_disk_check: { args: { mode: "'repair'" } },
        restart_system: { via: 'check_volume_errors', each: 'bootChecks', args: {} },
      },
      followUpChecks: ['check_disk_health', 'check_volume_errors'],
    },
    {
      id: 'power_cuts',
      severity: 'warning',
      when: "any(unexpected, it.code == '0x0')",
      // A cut of the power, or a long press on the switch, happens to everybody once.
      milderWhen: [{ when: "count(unexpected, it.code == '0x0') == 1", severity: 'info' }],
      logEvidence: { list: 'unexpected', at: 'utc' },
      followUpChecks: ['check_temperature', 'check_battery_status'],
    },
    { id: 'no_dumps', severity: 'info', when: 'dumpsEnabled == false' },
  ],
  picture: [
    { kind: 'events', each: 'bugchecks', label: 'it.bugcheck', at: 'it.utc', days: 'args.days', nothing: 'noBlue' },
    {
      kind: 'events',
      when: "any(unexpected, it.code == '0x0')",
      each: 'unexpected',
      label: 'it.code',
      at: 'it.utc',
      days: 'args.days',
    },
  ],
  plannerHints: { components: ['crash-dump', 'event-log'], symptoms: ['restarts', 'switches-off'] },
  texts,
})
