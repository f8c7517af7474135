import * as z from 'zod'

import {
  deviceWithProblem,
  onlyCrashedService,
  sameBrokenDevices,
  someServiceStopped,
} from '../../../contract/condition-fragments.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'
import type { NodeStepRun } from '../../../contract/node-step.ts'

const endpointsSchema = z.array(z.object({ name: z.string(), kind: z.string(), status: z.string() }))

type Endpoint = z.output<typeof endpointsSchema>[number]

/** The only output that works is the default one, and so with inputs; among several it is not known. */
export const findDefaults: NodeStepRun = ({ state }) => {
  const listed = endpointsSchema.safeParse(state.s['run']?.['endpoints'])
  const endpoints = listed.success ? listed.data : []
  return Promise.resolve({ defaultOutput: only(endpoints, 'output'), defaultInput: only(endpoints, 'input') })
}

function only(endpoints: readonly Endpoint[], kind: 'output' | 'input'): string | null {
  const working = endpoints.filter((endpoint) => endpoint.kind === kind && endpoint.status === 'OK')
  return working.length === 1 ? (working[0]?.name ?? null) : null
}

/**
 * Speakers, microphones, their devices and services. Volume and mute have no dependable read without compiled code.
 * The default device is known where there is only one: Windows tells the choice among several to nobody without a module.
 */
export const tool = defineTool({
  name: 'check_audio_devices',
  version: 1,
  category: 'audio_video_display',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 600,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      endpoints: z
        .array(
          z.object({
            name: z.string(),
            kind: z.enum(['output', 'input', 'unknown']),
            status: z.string().nullable(),
          }),
        )
        .nullable(),
      devices: z.array(z.object({ name: z.string(), instanceId: z.string(), code: z.int().nullable() })).nullable(),
      services: z.array(
        z.object({ name: z.enum(['Audiosrv', 'AudioEndpointBuilder', 'sound server']), status: z.string().nullable() }),
      ),
      outputs: z.int().describe('count').nullable(),
      inputs: z.int().describe('count').nullable(),
      defaultOutput: z.string().nullable(),
      defaultInput: z.string().nullable(),
    }),
  steps: [
    powershell(run),
    { id: 'default', via: 'node', outputs: ['defaultOutput', 'defaultInput'], run: findDefaults },
  ],
  unknownWhen: 'endpoints == null || any(services, it.status == null)',
  findings: [
    {
      id: 'service_stopped',
      severity: 'problem',
      explains: [
        'check_audio_devices/no_output',
        'check_audio_devices/no_microphone',
        {
          finding: 'check_services/crashed',
          when: onlyCrashedService('check_services', ['Audiosrv', 'AudioEndpointBuilder']),
        },
      ],
      when: someServiceStopped,
      suggests: ['restart_audio_service', 'restart_system'],
    },
    {
      id: 'device_error',
      severity: 'problem',
      explains: [
        'check_audio_devices/no_output',
        'check_audio_devices/no_microphone',
        { finding: 'check_device_drivers/not_working', when: sameBrokenDevices('check_device_drivers', 'devices') },
      ],
      when: 'any(devices, !(it.code in [0,45]))',
      culprits: { each: 'devices', where: deviceWithProblem, name: 'it.name' },
      suggests: ['restart_device'],
      bind: {
        restart_device: { each: 'devices', where: deviceWithProblem, args: { instanceId: 'it.instanceId' } },
      },
      followUpChecks: ['check_device_drivers'],
    },
    {
      id: 'no_output',
      severity: 'problem',
      when: 'outputs == 0',
      suggests: ['restart_audio_service', 'restart_device'],
      bind: {
        restart_device: {
          each: 'devices',
          where: '!(it.code in [22,45])',
          best: 'it.code',
          args: { instanceId: 'it.instanceId' },
        },
      },
      followUpChecks: ['check_bluetooth_status'],
    },
    {
      id: 'no_microphone',
      severity: 'warning',
      when: 'inputs == 0',
      suggests: ['restart_audio_service'],
      followUpChecks: ['check_camera_status'],
    },
    {
      id: 'goes_to_screen',
      severity: 'info',
      act: { opens: 'sound' },
      asCause: 'possible',
      when: "contains(lower(defaultOutput), 'hdmi') || contains(lower(defaultOutput), 'display') || contains(lower(defaultOutput), 'monitor')",
      culprits: { each: 'defaultOutput', name: 'it' },
    },
    { id: 'several_outputs', severity: 'info', when: 'outputs > 1' },
  ],
  compare: [
    { id: 'output', value: 'defaultOutput' },
    { id: 'input', value: 'defaultInput' },
  ],
  picture: [
    {
      kind: 'path',
      stations: [
        { sign: 'service', word: 'soundService', ok: "all(services, it.status == 'Running')", broken: 'stopped' },
        { sign: 'sound', word: 'soundDevice', ok: 'count(devices) > 0 && !any(devices, !(it.code in [0,45]))' },
        { sign: 'program', word: 'output', ok: 'outputs > 0', value: 'defaultOutput', broken: 'noOutput' },
      ],
    },
  ],
  plannerHints: {
    components: ['sound', 'microphone', 'bluetooth', 'teams'],
    symptoms: ['unrecognized', 'no-output', 'missing', 'grey'],
  },
  texts,
})
