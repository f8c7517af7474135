import * as z from 'zod'

import { sameBrokenDevices } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

/** The screens that programs can use; null where this host cannot see them. */
const readScreens: NodeStepRun = async ({ ports }) => {
  const screens = await ports.screens()
  return screens === null ? { screens, unavailable: ['screens:needs_window'] } : { screens }
}

/** Monitor serial numbers are not read. A monitor behind a dock can be missing in the list while its picture is fine. */
export const tool = defineTool({
  name: 'check_display_info',
  version: 1,
  category: 'audio_video_display',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 700,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      adapters: z.array(
        z.object({
          name: z.string(),
          instanceId: z.string(),
          driverVersion: z.string().nullable(),
          driverDateUtc: z.iso.datetime().nullable(),
          width: z.int().describe('px').nullable(),
          height: z.int().describe('px').nullable(),
          refreshHz: z.int().describe('Hz').nullable(),
          code: z.int().nullable(),
        }),
      ),
      monitors: z
        .array(
          z.object({
            model: z.string(),
            maker: z.string(),
            active: z.boolean(),
            connector: z
              .int()
              .describe('0 VGA, 4 DVI, 5 HDMI, 10 DisplayPort, 11 internal DisplayPort, 2147483648 internal')
              .nullable(),
          }),
        )
        .nullable(),
      /** Null = this host has no windows and cannot see them. */
      screens: z
        .array(
          z.object({
            label: z.string().nullable(),
            width: z.int().describe('px'),
            height: z.int().describe('px'),
            scale: z.number().describe('factor'),
            rotation: z.int().describe('degree'),
            refreshHz: z.number().describe('Hz'),
            internal: z.boolean(),
          }),
        )
        .nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run), { id: 'screens', via: 'node', outputs: ['screens'], run: readScreens }],
  unknownWhen: 'count(adapters) == 0',
  findings: [
    {
      id: 'basic_driver',
      severity: 'problem',
      act: { opens: 'updates' },
      explains: [
        'check_display_info/low_resolution',
        'check_display_info/old_driver',
        'check_power_settings/no_sleep',
        { finding: 'check_device_drivers/no_driver', when: 'count(check_device_drivers.devices, it.code == 28) == 1' },
      ],
      when: "any(adapters, contains(lower(it.name), 'microsoft basic display'))",
      followUpChecks: ['check_device_drivers'],
    },
    {
      id: 'adapter_error',
      severity: 'problem',
      explains: [
        'check_event_logs_summary/display_driver',
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'adapters') },
      ],
      when: 'any(adapters, !(it.code in [0,22,45]))',
      culprits: { each: 'adapters', where: '!(it.code in [0,22,45])', name: 'it.name' },
      suggests: ['restart_device', 'restart_system'],
      bind: {
        // The only card shows the picture: it is not switched off while somebody looks at it.
        restart_device: {
          each: 'adapters',
          where: 'count(adapters) > 1 && !(it.code in [0,22,45])',
          args: { instanceId: 'it.instanceId' },
        },
      },
      followUpChecks: ['check_device_drivers'],
    },
    {
      id: 'monitor_not_used',
      severity: 'warning',
      act: { opens: 'display' },
      when: 'count(monitors, it.active == true) > count(screens)',
    },
    {
      id: 'low_resolution',
      severity: 'warning',
      act: { opens: 'display' },
      when: 'any(screens, it.width < 1280)',
      figure: 'min(screens, it.width)',
    },
    { id: 'old_driver', severity: 'info', when: 'any(adapters, it.code == 0 && days_since(it.driverDateUtc) > 1460)' },
    {
      id: 'mixed_scaling',
      severity: 'info',
      asCause: 'possible',
      when: 'max(screens, it.scale) > min(screens, it.scale)',
    },
    { id: 'rotated', severity: 'info', asCause: 'possible', when: 'any(screens, it.rotation != 0)' },
  ],
  compare: [
    { id: 'graphics', each: 'adapters', key: ['it.name'], label: 'it.name', value: 'it.driverVersion' },
    { id: 'monitors', each: 'monitors', key: ['it.maker', 'it.model'], label: 'it.model' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'adapters',
      label: 'it.name',
      states: [
        { when: 'it.code == 0', word: 'works', role: 'ok' },
        { when: 'it.code == 45', word: 'notConnected' },
        { when: 'it.code == 22', word: 'off' },
        { when: 'it.code != 0', word: 'broken' },
      ],
    },
    {
      kind: 'tiles',
      each: 'screens',
      label: 'it.label',
      states: [
        { when: 'it.width < 1280', word: 'small' },
        { when: 'it.width >= 1280', word: 'works', role: 'ok' },
      ],
      nothing: 'noScreen',
    },
  ],
  plannerHints: { components: ['display'], symptoms: ['grey'] },
  texts,
})
