import * as z from 'zod'

import {
  deviceWithProblem,
  onlyCrashedService,
  sameBrokenDevices,
  sameBrokenUsb,
} from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Whether the Bluetooth switch in Settings is off cannot be read without WinRT calls: airplane mode and the adapter are what is known. Connection and battery use undocumented but widely used property keys: null means unknown. */
export const tool = defineTool({
  name: 'check_bluetooth_status',
  version: 1,
  category: 'devices',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 900,
  timeoutMs: 40_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      adapters: z.array(z.object({ name: z.string(), instanceId: z.string(), code: z.int().nullable() })).nullable(),
      devices: z
        .array(
          z.object({
            name: z.string(),
            instanceId: z.string(),
            lowEnergy: z.boolean(),
            connected: z.boolean().nullable(),
            batteryPct: z.int().describe('%').nullable(),
          }),
        )
        .nullable(),
      service: z.string().nullable(),
      startType: z.string().nullable(),
      airplaneMode: z.boolean().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'adapters == null || (count(adapters) > 0 && all(adapters, it.code == null))',
  findings: [
    {
      id: 'no_adapter',
      severity: 'problem',
      when: 'count(adapters) == 0',
      suggests: ['restart_system'],
      followUpChecks: ['check_device_drivers', 'check_usb_devices'],
    },
    {
      id: 'adapter_error',
      severity: 'problem',
      explains: [
        'check_bluetooth_status/none_connected',
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'adapters') },
        { finding: 'check_usb_devices/device_error', when: sameBrokenUsb('check_usb_devices', 'adapters') },
      ],
      when: 'any(adapters, !(it.code in [0,45]))',
      culprits: { each: 'adapters', where: deviceWithProblem, name: 'it.name' },
      suggests: ['restart_device'],
      bind: {
        restart_device: { each: 'adapters', where: deviceWithProblem, args: { instanceId: 'it.instanceId' } },
      },
    },
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        { finding: 'check_services/crashed', when: onlyCrashedService('check_services', ['bthserv']) },
        'check_bluetooth_status/none_connected',
      ],
      when: "count(adapters) > 0 && service != 'Running'",
      suggests: ['restart_whitelisted_service'],
      bind: { restart_whitelisted_service: { args: { name: "'bthserv'" } } },
    },
    {
      id: 'airplane_mode',
      severity: 'warning',
      act: { opens: 'airplane_mode' },
      explains: ['check_bluetooth_status/none_connected', 'check_bluetooth_status/no_adapter'],
      when: 'airplaneMode == true',
      followUpChecks: ['check_network_status'],
    },
    { id: 'none_connected', severity: 'info', when: 'count(devices) > 0 && !any(devices, it.connected == true)' },
    {
      id: 'battery_low',
      severity: 'warning',
      when: 'any(devices, it.connected == true && it.batteryPct <= 15)',
      culprits: {
        each: 'devices',
        where: 'it.connected == true && it.batteryPct <= 15',
        best: '0 - it.batteryPct',
        name: 'it.name',
      },
      figure: 'it.batteryPct',
    },
    { id: 'none_paired', severity: 'info', asCause: 'possible', when: 'count(adapters) > 0 && count(devices) == 0' },
  ],
  compare: [{ id: 'devices', each: 'devices', key: ['it.name'], label: 'it.name' }],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'service', word: 'bluetoothService', ok: "service == 'Running'", broken: 'stopped' },
        { sign: 'device', word: 'adapter', ok: 'count(adapters) > 0 && !any(adapters, !(it.code in [0,45]))' },
      ],
    },
    {
      kind: 'tiles',
      when: 'count(devices) > 0',
      each: 'devices',
      label: 'it.name',
      value: 'it.batteryPct',
      states: [
        { when: 'it.connected == true', word: 'connected', role: 'ok' },
        { when: 'it.connected == false', word: 'notConnected' },
      ],
    },
  ],
  plannerHints: {
    components: ['bluetooth', 'sound'],
    symptoms: ['offline', 'missing', 'unrecognized', 'stuck-update'],
  },
  texts,
})
