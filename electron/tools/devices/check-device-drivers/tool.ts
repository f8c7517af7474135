import * as z from 'zod'

import { networkDeviceWithProblem } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Devices that report an error, on request with driver version. Codes: 10 cannot start, 22 disabled, 28 no driver, 31 and 39 load failed, 43 stopped, 45 not connected (ignored). Win32_PnPSignedDriver is avoided: 5 to 20 seconds. */
export const tool = defineTool({
  name: 'check_device_drivers',
  version: 1,
  category: 'devices',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 45_000,
  args: () =>
    z.strictObject({
      drivers: z.boolean().default(false),
    }),
  result: () =>
    z.object({
      devices: z.array(
        z.object({
          name: z.string().nullable(),
          instanceId: z.string(),
          class: z.string().nullable(),
          code: z.int(),
          driverVersion: z.string().nullable(),
          driverDateUtc: z.iso.datetime().nullable(),
          driverProvider: z.string().nullable(),
        }),
      ),
      real: z.int().describe('count without unplugged devices'),
    }),
  steps: [powershell(run)],
  unknownWhen: 'devices == null',
  findings: [
    {
      id: 'not_working',
      severity: 'problem',
      explains: [
        { finding: 'check_wifi_status/no_adapter', when: `any(devices, ${networkDeviceWithProblem})` },
        { finding: 'check_network_status/no_adapter_up', when: `any(devices, ${networkDeviceWithProblem})` },
      ],
      when: 'any(devices, it.code in [10,31,39,43])',
      culprits: { each: 'devices', where: 'it.code in [10,31,39,43]', name: 'it.name' },
      suggests: ['restart_device'],
      bind: {
        restart_device: { each: 'devices', where: 'it.code in [10,31,39,43]', args: { instanceId: 'it.instanceId' } },
      },
      followUpChecks: ['check_display_info', 'check_audio_devices', 'check_bluetooth_status', 'check_camera_status'],
    },
    {
      id: 'no_driver',
      severity: 'problem',
      act: { opens: 'updates' },
      explains: [
        {
          finding: 'check_usb_devices/device_error',
          when: '!any(check_usb_devices.devices, !(it.code in [0,22,28,43,45]))',
        },
      ],
      when: 'any(devices, it.code == 28)',
      culprits: { each: 'devices', where: 'it.code == 28', name: 'it.name' },
      followUpChecks: ['check_windows_update_status', 'check_display_info'],
    },
    {
      id: 'restart_needed',
      severity: 'warning',
      when: 'any(devices, it.code in [14,21,38,47,54])',
      culprits: { each: 'devices', where: 'it.code in [14,21,38,47,54]', name: 'it.name' },
      suggests: ['restart_system'],
    },
    {
      id: 'disabled',
      severity: 'warning',
      act: { opens: 'device_manager' },
      when: 'any(devices, it.code == 22)',
      culprits: { each: 'devices', where: 'it.code == 22', name: 'it.name' },
    },
    {
      id: 'blocked',
      severity: 'warning',
      when: 'any(devices, it.code in [48,52])',
      culprits: { each: 'devices', where: 'it.code in [48,52]', name: 'it.name' },
    },
    {
      id: 'other',
      severity: 'warning',
      when: 'any(devices, !(it.code in [10,14,21,22,28,31,38,39,43,45,47,48,52,54]))',
      culprits: {
        each: 'devices',
        where: '!(it.code in [10,14,21,22,28,31,38,39,43,45,47,48,52,54])',
        name: 'it.name',
      },
      suggests: ['restart_device'],
      bind: {
        restart_device: {
          each: 'devices',
          where: '!(it.code in [10,14,21,22,28,31,38,39,43,45,47,48,52,54])',
          args: { instanceId: 'it.instanceId' },
        },
      },
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'devices',
      label: 'it.name',
      states: [
        { when: 'it.code == 0', word: 'works', role: 'ok' },
        { when: 'it.code == 28', word: 'noDriver' },
        { when: 'it.code == 22', word: 'off' },
        { when: 'it.code == 45', word: 'notConnected' },
        { when: 'it.code in [14,21,38,47,54]', word: 'restart' },
        { when: 'it.code != 0', word: 'broken' },
      ],
      nothing: 'allWork',
    },
  ],
  plannerHints: {
    components: [
      'driver',
      'device',
      'usb',
      'keys-and-mouse',
      'camera',
      'sound',
      'display',
      'bluetooth',
      'keyboard-input',
      'microphone',
      'external-drive',
      'adapter',
      'battery',
    ],
    symptoms: ['unrecognized', 'missing', 'frozen'],
  },
  texts,
})
