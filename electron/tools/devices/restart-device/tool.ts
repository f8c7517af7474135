import * as z from 'zod'

import { hidden, text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { elevatedRepair, thisPc } from '../../../contract/presets.ts'
import guard from './guard.ps1?raw'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Never a path: no drive, no server, no step upwards. */
const instanceId = /^(?!.*\.\.)[A-Za-z0-9_&.{}#-]+(?:\\[A-Za-z0-9_&.{}#:+~ -]+)+$/
const sameDevice = 'it.instanceId == args.instanceId'

/**
 * Switches one device off and on. The guard refuses devices that Windows or the person cannot do without.
 * Before Windows 10 2004: Disable-PnpDevice and Enable-PnpDevice with -Confirm:$false.
 */
export const tool = defineTool({
  name: 'restart_device',
  version: 1,
  category: 'devices',
  kind: 'remediation',
  access: {
    ...elevatedRepair,
    roleReason: 'Guarded by the class deny list; the person confirms the notice and the elevation prompt.',
  },
  placement: { ...thisPc, minBuild: 19041 },
  timeoutMs: 60_000,
  args: () =>
    z.strictObject({
      instanceId: hidden(text(instanceId, 250)),
    }),
  result: () =>
    z.object({
      exitCode: z.int(),
      instanceId: text(instanceId, 250),
      present: z.boolean(),
      code: z.int().nullable(),
    }),
  steps: [
    powershell(guard, 'guard'),
    {
      id: 'restart',
      via: 'native',
      outputs: ['exitCode'],
      executable: '%SystemRoot%\\System32\\pnputil.exe',
      argv: ['/restart-device', '{p.instanceId}'],
      // 3010 = done after the next restart of the PC.
      okExitCodes: [0, 3010],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode }),
    },
    powershell(run, 'verify'),
  ],
  undoSteps: [
    {
      id: 'enable',
      via: 'native',
      executable: '%SystemRoot%\\System32\\pnputil.exe',
      argv: ['/enable-device', '{r.instanceId}'],
      okExitCodes: [0, 3010],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  object: {
    from: ['instanceId'],
    seenIn: [
      { tool: 'check_device_drivers', each: 'devices', where: sameDevice, names: { device: 'it.name' } },
      { tool: 'check_audio_devices', each: 'devices', where: sameDevice, names: { device: 'it.name' } },
      { tool: 'check_camera_status', each: 'cameras', where: sameDevice, names: { device: 'it.name' } },
      { tool: 'check_display_info', each: 'adapters', where: sameDevice, names: { device: 'it.name' } },
      { tool: 'check_bluetooth_status', each: 'adapters', where: sameDevice, names: { device: 'it.name' } },
      { tool: 'check_usb_devices', each: 'devices', where: sameDevice, names: { device: 'it.name' } },
    ],
  },
  undo: 'automatic',
  undoReads: ['instanceId'],
  // 22 = switched off. A run that broke off before the last look can have left it so.
  undoWhen: 'result.code == 22 || (result.code == null && result.present == null)',
  proof: {
    tool: 'check_device_drivers',
    after: 5_000,
    improvedWhen: '!any(after.devices, it.instanceId == args.instanceId && it.code != 45)',
  },
  findings: [
    { id: 'still_broken', severity: 'problem', when: '!(code in [0,45])', suggests: ['restart_system'] },
    { id: 'needs_restart', severity: 'warning', when: 'exitCode == 3010', suggests: ['restart_system'] },
    { id: 'gone', severity: 'problem', when: 'present == false', suggests: ['restart_system'] },
  ],
  plannerHints: { components: ['device'] },
  texts,
})
