import * as z from 'zod'

import { deviceWithProblem, sameBrokenDevices, sameBrokenUsb } from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

const isDenied = "it.value == 'Deny' || it.desktopApps == 'Deny'"

/** Nothing denies it: what was not read denies nothing, and what the organisation denies nobody can allow. */
const mayUse = (capability: string, policy: string): string =>
  `!any(consent, it.capability == '${capability}' && (it.value == 'Deny' || (it.desktopApps != null && it.desktopApps == 'Deny'))) && (${policy} == null || ${policy} != 2)`

const mayUseCamera = mayUse('webcam', 'cameraPolicy')
const mayUseMicrophone = mayUse('microphone', 'microphonePolicy')

/** A denial for the machine or by policy beats the setting of the user. A privacy slider on the case cannot be seen by software. */
export const tool = defineTool({
  name: 'check_camera_status',
  version: 1,
  category: 'audio_video_display',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 500,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      cameras: z.array(z.object({ name: z.string(), instanceId: z.string(), code: z.int().nullable() })).nullable(),
      consent: z
        .array(
          z.object({
            capability: z.enum(['webcam', 'microphone']),
            scope: z.enum(['machine', 'user']),
            value: z.string().nullable(),
            desktopApps: z.string().nullable(),
            inUseBy: z.array(z.string()),
          }),
        )
        .nullable(),
      cameraPolicy: z.int().describe('2 = denied').nullable(),
      microphonePolicy: z.int().describe('2 = denied').nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'cameras == null || (count(cameras) > 0 && all(cameras, it.code == null))',
  findings: [
    { id: 'policy_denies', severity: 'problem', when: 'cameraPolicy == 2 || microphonePolicy == 2' },
    {
      id: 'switched_off',
      severity: 'problem',
      act: { opens: 'camera' },
      when: `any(consent, it.capability == 'webcam' && (${isDenied}))`,
    },
    {
      id: 'microphone_off',
      severity: 'problem',
      act: { opens: 'microphone' },
      when: `any(consent, it.capability == 'microphone' && (${isDenied}))`,
    },
    {
      id: 'camera_error',
      severity: 'problem',
      explains: [
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'cameras') },
        { finding: 'check_usb_devices/device_error', when: sameBrokenUsb('check_usb_devices', 'cameras') },
      ],
      when: 'any(cameras, !(it.code in [0,45]))',
      culprits: { each: 'cameras', where: deviceWithProblem, name: 'it.name' },
      suggests: ['restart_device'],
      bind: {
        restart_device: { each: 'cameras', where: deviceWithProblem, args: { instanceId: 'it.instanceId' } },
      },
      followUpChecks: ['check_device_drivers'],
    },
    { id: 'no_camera', severity: 'problem', when: 'count(cameras) == 0', followUpChecks: ['check_usb_devices'] },
    {
      id: 'in_use',
      severity: 'info',
      asCause: 'possible',
      when: 'any(consent, count(it.inUseBy) > 0)',
      suggests: ['restart_application'],
      bind: {
        restart_application: {
          via: 'list_processes',
          viaArgs: { top: '100' },
          each: 'processes',
          where:
            'it.startedUtc != null && it.session > 0 && any(check_camera_status.consent, any(it.inUseBy, ends(lower(it), lower(el.name))))',
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc' },
        },
      },
    },
  ],
  picture: [
    {
      // The microphone is on no way to a camera.
      kind: 'path',
      when: `!(${mayUseMicrophone}) && ${mayUseCamera}`,
      stations: [{ sign: 'lock', word: 'microphoneAccess', ok: mayUseMicrophone, broken: 'blocked' }],
    },
    {
      kind: 'path',
      stations: [
        { sign: 'lock', word: 'cameraAccess', ok: mayUseCamera, broken: 'blocked' },
        { sign: 'camera', word: 'camera', ok: 'count(cameras) > 0 && !any(cameras, !(it.code in [0,45]))' },
      ],
    },
  ],
  plannerHints: {
    components: ['camera', 'microphone', 'teams'],
    symptoms: ['no-open', 'grey', 'missing', 'unrecognized'],
  },
  texts,
})
