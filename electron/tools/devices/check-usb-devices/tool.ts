import * as z from 'zod'

import { sameBrokenDevices } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Of a drive that Windows gives a letter but cannot read. */
const withoutFileSystem = "it.fileSystem == null || it.fileSystem == ''"

/** A denied stick is usually a security rule: do not offer ways around it. */
export const tool = defineTool({
  name: 'check_usb_devices',
  version: 1,
  category: 'devices',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 35_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      devices: z
        .array(
          z.object({
            name: z.string().nullable(),
            instanceId: z.string(),
            class: z.string().nullable(),
            code: z.int().nullable(),
            storage: z.boolean(),
          }),
        )
        .nullable(),
      removableDrives: z
        .array(z.object({ drive: z.string(), label: z.string().nullable(), fileSystem: z.string().nullable() }))
        .nullable(),
      storageDriverOff: z.boolean().nullable(),
      storageDenied: z.boolean().nullable(),
      installRestricted: z.boolean().nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'devices == null || removableDrives == null',
  findings: [
    {
      id: 'not_recognized',
      severity: 'problem',
      explains: [
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'devices') },
      ],
      when: 'any(devices, it.code == 43)',
      suggests: ['restart_device'],
      bind: { restart_device: { each: 'devices', where: 'it.code == 43', args: { instanceId: 'it.instanceId' } } },
    },
    {
      id: 'device_error',
      severity: 'problem',
      explains: [
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'devices') },
      ],
      when: 'any(devices, !(it.code in [0,22,43,45]))',
      culprits: { each: 'devices', where: '!(it.code in [0,22,43,45])', name: 'it.name' },
      suggests: ['restart_device', 'restart_system'],
      bind: {
        restart_device: {
          each: 'devices',
          where: '!(it.code in [0,14,21,22,28,38,43,45,47,48,52,54])',
          args: { instanceId: 'it.instanceId' },
        },
        // A driver that is missing or refused is just as missing after a restart.
        restart_system: { each: 'devices', where: '!(it.code in [0,22,28,43,45,48,52])' },
      },
      followUpChecks: ['check_device_drivers'],
    },
    { id: 'storage_blocked', severity: 'warning', when: 'storageDriverOff == true || storageDenied == true' },
    { id: 'install_restricted', severity: 'info', asCause: 'possible', when: 'installRestricted == true' },
    {
      id: 'no_file_system',
      severity: 'warning',
      when: `any(removableDrives, ${withoutFileSystem})`,
      culprits: { each: 'removableDrives', where: withoutFileSystem, name: 'it.drive' },
    },
  ],
  compare: [
    {
      id: 'devices',
      each: 'devices',
      where: "it.class != 'USB' && it.class != 'HIDClass'",
      key: ['it.name'],
      label: 'it.name',
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'devices',
      label: 'it.name',
      states: [
        { when: 'it.code == 0', word: 'works', role: 'ok' },
        { when: 'it.code == 45', word: 'notConnected' },
        { when: 'it.code == 22', word: 'off' },
        { when: 'it.code != 0', word: 'broken' },
      ],
      nothing: 'noDevice',
    },
    {
      kind: 'tiles',
      when: `any(removableDrives, ${withoutFileSystem})`,
      each: 'removableDrives',
      label: 'it.drive',
      states: [
        { when: withoutFileSystem, word: 'unreadable' },
        { when: `!(${withoutFileSystem})`, word: 'works', role: 'ok' },
      ],
    },
  ],
  plannerHints: {
    components: ['usb', 'external-drive', 'plugging', 'device', 'keys-and-mouse'],
    symptoms: ['unrecognized', 'missing', 'no-open'],
  },
  texts,
})
