import * as z from 'zod'

import { defineTool, type NativeStep } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { parseLastWake, parseRequests, parseScheme, parseSleepStates, parseWakeTimers } from './parse-powercfg.ts'
import { texts } from './texts.ts'

function powercfg(id: string, option: string, reading: Pick<NativeStep, 'outputs' | 'parse'>): NativeStep {
  return {
    id,
    via: 'native',
    executable: '%SystemRoot%\\System32\\powercfg.exe',
    argv: [option],
    okExitCodes: [0, 1],
    decode: 'oem',
    ...reading,
  }
}

/** Power plan, sleep states, what woke the PC last; elevated also what keeps it awake or will wake it. */
export const tool = defineTool({
  name: 'check_power_settings',
  version: 1,
  category: 'power_thermal',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      schemeGuid: z.string().nullable(),
      sleepStates: z.array(z.string()).nullable(),
      lastWake: z.array(z.string()).nullable(),
      requests: z.array(z.object({ section: z.string(), entry: z.string(), name: z.string().optional() })).nullable(),
      wakeTimers: z.array(z.string()).nullable(),
    }),
  steps: [
    powercfg('scheme', '/getactivescheme', { outputs: ['schemeGuid'], parse: parseScheme }),
    powercfg('states', '/a', { outputs: ['sleepStates'], parse: parseSleepStates }),
    powercfg('wake', '/lastwake', { outputs: ['lastWake'], parse: parseLastWake }),
    // The last two end with an error where they are not elevated; then nothing is known of them.
    powercfg('requests', '/requests', { outputs: ['requests'], parse: parseRequests }),
    powercfg('timers', '/waketimers', { outputs: ['wakeTimers'], parse: parseWakeTimers }),
  ],
  unknownWhen: 'schemeGuid == null',
  findings: [
    {
      id: 'power_saver',
      severity: 'warning',
      act: { opens: 'power' },
      when: "schemeGuid == 'a1841308-3541-4fab-bc81-f71556f20b4a'",
      followUpChecks: ['check_cpu_usage'],
    },
    {
      id: 'kept_awake',
      severity: 'info',
      asCause: 'sufficient',
      when: 'count(requests) > 0',
      culprits: { each: 'requests', name: 'it.name', names: 'programs' },
      suggests: ['restart_application'],
      bind: {
        restart_application: {
          via: 'list_processes',
          viaArgs: { top: '100' },
          each: 'processes',
          where:
            'it.startedUtc != null && it.session > 0 && any(check_power_settings.requests, ends(lower(it.entry), lower(el.name)))',
          args: { pid: 'it.pid', startedUtc: 'it.startedUtc' },
        },
      },
    },
    {
      id: 'wakes_up',
      severity: 'info',
      act: { opens: 'task_scheduler' },
      asCause: 'sufficient',
      when: 'count(wakeTimers) > 0',
      followUpChecks: ['check_scheduled_tasks'],
    },
    { id: 'no_sleep', severity: 'warning', when: 'count(sleepStates) == 0' },
  ],
  compare: [
    {
      id: 'plan',
      value: 'schemeGuid',
      states: [
        { when: "lower(schemeGuid) == '381b4222-f694-41f0-9685-ff5bb260df2e'", word: 'balanced' },
        { when: "lower(schemeGuid) == 'a1841308-3541-4fab-bc81-f71556f20b4a'", word: 'saver' },
        { when: "lower(schemeGuid) == '8c5e7fda-e8bf-4a96-9a85-a6e23a8c635c'", word: 'performance' },
        { when: 'schemeGuid != null', word: 'ownPlan' },
      ],
    },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'requests',
      label: 'it.name',
      names: 'programs',
      states: [{ when: "it.section != ''", word: 'awake' }],
      nothing: 'noneAwake',
    },
  ],
  plannerHints: { components: ['power', 'battery', 'heat', 'usb'], symptoms: ['drains', 'slow'] },
  texts,
})
