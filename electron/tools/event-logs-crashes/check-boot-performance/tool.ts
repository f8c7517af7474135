import * as z from 'zod'

import { defineTool } from '../../../contract/define-tool.ts'
import type { Culprits } from '../../../contract/finding-rule.ts'
import { readOnlyElevated, thisPc } from '../../../contract/presets.ts'
import { parseBootEvents } from './parse-boot-events.ts'
import { texts } from './texts.ts'

/** What was measured at a start says nothing about the next one. */
const newestStart = { list: 'boots', at: 'utc', renewedBy: 'restart' } as const

/** Programs of the person that Windows itself names as slow. */
const slowPrograms = {
  suggests: ['disable_startup_app'],
  bind: {
    disable_startup_app: {
      via: 'check_startup_apps',
      each: 'apps',
      where:
        "it.enabled == true && it.source in ['user_run','user_folder'] && any(check_boot_performance.slowItems, it.kind == 'app' && (contains(lower(el.command), lower(it.name)) || starts(lower(it.name), lower(el.name))))",
      limit: 3,
      args: { name: 'it.name', source: 'it.source' },
    },
  },
} as const

const slowest = (where: string): Culprits => ({
  ...{ each: 'slowItems', where, best: 'it.totalMs' },
  ...{ name: 'it.name', names: 'programs' },
})

/** The log needs elevation. A native call with XML output works in Constrained Language Mode too. With Fast Startup only full starts are measured well. */
export const tool = defineTool({
  name: 'check_boot_performance',
  version: 1,
  category: 'event_logs_crashes',
  kind: 'diagnostic',
  access: readOnlyElevated,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      boots: z
        .array(
          z.object({
            utc: z.iso.datetime(),
            bootMs: z.int().describe('ms'),
            mainPathMs: z.int().describe('ms'),
            postBootMs: z.int().describe('ms'),
          }),
        )
        .nullable(),
      slowItems: z
        .array(
          z.object({
            utc: z.iso.datetime(),
            kind: z.enum(['app', 'driver', 'service', 'device', 'prefetch', 'other']),
            name: z.string(),
            totalMs: z.int().describe('ms'),
          }),
        )
        .describe('of the newest start')
        .nullable(),
      lastBootMs: z.int().describe('ms').nullable(),
    }),
  steps: [
    {
      id: 'events',
      via: 'native',
      executable: '%SystemRoot%\\System32\\wevtutil.exe',
      argv: [
        'qe',
        'Microsoft-Windows-Diagnostics-Performance/Operational',
        '/q:*[System[(EventID>=100 and EventID<=110)]]',
        '/c:80',
        '/rd:true',
        '/f:xml',
      ],
      okExitCodes: [0],
      decode: 'utf8',
      parse: parseBootEvents,
    },
  ],
  unknownWhen: 'boots == null || count(boots) == 0',
  findings: [
    {
      id: 'very_slow',
      severity: 'problem',
      when: 'count(boots) > 0 && lastBootMs > 180000',
      logEvidence: newestStart,
      ...slowPrograms,
      followUpChecks: ['check_startup_apps', 'check_disk_health'],
      figure: 'lastBootMs',
    },
    {
      id: 'slow',
      severity: 'warning',
      act: { opens: 'startup_apps' },
      when: 'count(boots) > 0 && lastBootMs > 90000 && lastBootMs <= 180000',
      logEvidence: newestStart,
      ...slowPrograms,
      followUpChecks: ['check_startup_apps'],
      figure: 'lastBootMs',
    },
    {
      id: 'slow_app',
      severity: 'warning',
      explains: ['check_boot_performance/slow', 'check_boot_performance/very_slow'],
      when: "any(slowItems, it.kind == 'app' && it.totalMs > 10000)",
      culprits: slowest("it.kind == 'app' && it.totalMs > 10000"),
      logEvidence: { list: 'slowItems', at: 'utc', renewedBy: 'restart' },
      ...slowPrograms,
      followUpChecks: ['check_startup_apps'],
      figure: 'it.totalMs',
    },
    {
      id: 'slow_service',
      severity: 'warning',
      act: { opens: 'apps' },
      explains: ['check_boot_performance/slow', 'check_boot_performance/very_slow'],
      when: "any(slowItems, it.kind in ['service','driver'] && it.totalMs > 10000)",
      culprits: slowest("it.kind in ['service','driver'] && it.totalMs > 10000"),
      logEvidence: { list: 'slowItems', at: 'utc', renewedBy: 'restart' },
      followUpChecks: ['check_device_drivers', 'check_services'],
      figure: 'it.totalMs',
    },
  ],
  checkUp: { area: 'programs' },
  compare: [{ id: 'start', value: 'lastBootMs', least: 20_000 }],
  track: [{ id: 'start', value: 'lastBootMs' }],
  picture: [
    { kind: 'gauge', value: 'lastBootMs', word: 'start', to: '300000' },
    {
      kind: 'spans',
      each: 'slowItems',
      label: 'it.name',
      names: 'programs',
      value: 'it.totalMs',
      whole: 'lastBootMs',
      nothing: 'noneSlow',
    },
  ],
  plannerHints: { components: ['boot', 'startup'], symptoms: ['slow'] },
  texts,
})
