import * as z from 'zod'

import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Names of plans are translated: use the GUID. */
export const tool = defineTool({
  name: 'check_power_settings',
  version: 1,
  category: 'power_thermal',
  kind: 'diagnostic',
  access: {
    minRole: 'ai_agent',
    risk: 'safe',
    requiresUserNotice: false,
    requiresIdleCheck: false,
    requiresAdmin: false,
    runsAs: 'any',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'windows',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      schemeGuid: z.string(),
      sleepStates: z.array(z.string()),
      lastWake: z.array(z.string()),
      requests: z.array(z.object({ section: z.string(), entry: z.string() })),
      wakeTimers: z.array(z.string()),
    }),
  steps: [
    {
      id: 'scheme',
      via: 'native',
      gives: ['schemeGuid'],
      executable: '%SystemRoot%\\System32\\powercfg.exe',
      argv: ['/getactivescheme'],
      okExitCodes: [0],
      decode: 'oem',
      parse: FILL /* take the GUID; names are translated -> schemeGuid */,
    },
    {
      id: 'states',
      via: 'native',
      gives: ['sleepStates'],
      executable: '%SystemRoot%\\System32\\powercfg.exe',
      argv: ['/a'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: FILL /* S0, S1, S2, S3, S4 tokens in brackets in the first block only -> sleepStates */,
    },
    {
      id: 'wake',
      via: 'native',
      gives: ['lastWake'],
      executable: '%SystemRoot%\\System32\\powercfg.exe',
      argv: ['/lastwake'],
      okExitCodes: [0, 1],
      decode: 'oem',
      parse: FILL /* lines kept as text -> lastWake */,
    },
    {
      id: 'requests',
      via: 'native',
      gives: ['requests'],
      executable: '%SystemRoot%\\System32\\powercfg.exe',
      argv: ['/requests'],
      okExitCodes: [0, 1],
      decode: 'oem',
      onlyIf: FILL /* elevated */,
      parse:
        FILL /* upper-case section headers in fixed order DISPLAY, SYSTEM, AWAYMODE, EXECUTION, PERFBOOST, ACTIVELOCKSCREEN; entry lines start with "["; needs elevation, else null -> requests */,
    },
    {
      id: 'timers',
      via: 'native',
      gives: ['wakeTimers'],
      executable: '%SystemRoot%\\System32\\powercfg.exe',
      argv: ['/waketimers'],
      okExitCodes: [0, 1],
      decode: 'oem',
      onlyIf: FILL /* elevated */,
      parse: FILL /* entry lines start with "["; needs elevation, else null -> wakeTimers */,
    },
  ],
  unknownWhen: 'schemeGuid == null',
  findings: [
    {
      id: 'power_saver',
      severity: 'warning',
      when: "schemeGuid == 'a1841308-3541-4fab-bc81-f71556f20b4a'",
      lookAt: ['check_cpu_usage'],
    },
    {
      id: 'kept_awake',
      severity: 'info',
      when: 'count(requests) > 0',
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
    { id: 'wakes_up', severity: 'info', when: 'count(wakeTimers) > 0', lookAt: ['check_scheduled_tasks'] },
    { id: 'no_sleep', severity: 'warning', when: 'count(sleepStates) == 0' },
  ],
  plannerHints: { things: ['power', 'battery', 'heat', 'usb'], happenings: ['drains', 'slow'] },
  texts,
})
