import * as z from 'zod'

import { defineTool, powershell } from '../../define-tool.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Code 0x0 in an unexpected shutdown means power loss or a held button, not a blue screen. The dump folder needs elevation. */
export const tool = defineTool({
  name: 'check_crash_dumps',
  version: 1,
  category: 'event_logs_crashes',
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
    runtime: 'powershell5.1',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 30_000,
  args: () => z.strictObject({ days: z.int().min(1).max(90).default(30) }),
  result: () =>
    z.object({
      bugchecks: z.array(
        z.object({
          utc: z.iso.datetime(),
          code: z.string().nullable(),
          bugcheck: z.string(),
          dump: z.string().nullable(),
        }),
      ),
      unexpected: z.array(z.object({ utc: z.iso.datetime(), code: z.string() })),
      dumpFiles: z.array(z.object({ name: z.string(), bytes: z.int().describe('B'), utc: z.iso.datetime() })),
      dumpsEnabled: z.boolean().nullable(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'bugchecks == null || unexpected == null',
  findings: [
    {
      id: 'blue_screens',
      severity: 'problem',
      when: 'count(bugchecks) > 0',
      suggests: ['run_system_file_check', 'run_disk_check'],
      lookAt: ['check_device_drivers', 'check_temperature', 'check_disk_health'],
    },
    {
      id: 'power_cuts',
      severity: 'warning',
      when: "any(unexpected, it.code == '0x0')",
      lookAt: ['check_temperature', 'check_battery_status'],
    },
    { id: 'no_dumps', severity: 'info', when: 'dumpsEnabled == false' },
  ],
  plannerHints: { things: ['crash-dump', 'event-log'], happenings: ['restarts', 'switches-off'] },
  texts,
})
