import * as z from 'zod'

import { text } from '../../argument-schemas.ts'
import { defineTool } from '../../define-tool.ts'
import { texts } from './texts.ts'

/** Restarts Windows after a visible countdown that can be stopped. The right to restart is held by ordinary users on client Windows. Never add /f: it kills programs with unsaved work. /g instead of /r reopens registered programs afterwards. */
export const tool = defineTool({
  name: 'restart_system',
  version: 1,
  category: 'system',
  kind: 'remediation',
  access: {
    minRole: 'ai_agent',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
    risk: 'elevated',
    requiresUserNotice: true,
    requiresIdleCheck: true,
    requiresAdmin: false,
    runsAs: 'user',
  },
  placement: {
    networkType: 'local',
    executionMode: 'agent',
    runtime: 'windows',
    networkScope: 'intranet',
    securityLevel: 'general',
    minBuild: 17763,
  },
  timeoutMs: 15000,
  args: () =>
    z.strictObject({
      delaySec: z.int().min(60).max(3600).default(120),
      message: text(/^[^"\x00-\x1f]{1,200}$/, 200).default(
        'Your helpdesk is restarting this PC. Please save your work.',
      ),
    }),
  result: () =>
    z.object({
      exitCode: z.int(),
      scheduledUtc: z.iso.datetime(),
      abortable: z.boolean(),
    }),
  steps: [
    {
      // FILL parse: none; scheduledUtc = start time + delaySec ; gives ['exitCode', 'scheduledUtc', 'abortable'] ; only_if None
      id: 'run',
      via: 'native',
      executable: '%SystemRoot%\\System32\\shutdown.exe',
      argv: ['/r', '/t', '{p.delaySec}', '/c', '{p.message}', '/d', 'p:4:1'],
      okExitCodes: [0],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  undoSteps: [
    {
      // FILL parse: none; 1116 = nothing was scheduled ; gives [] ; only_if None
      id: 'abort',
      via: 'native',
      executable: '%SystemRoot%\\System32\\shutdown.exe',
      argv: ['/a'],
      okExitCodes: [0, 1116],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  undo: 'automatic',
  gates: [
    { tool: 'check_idle_state', must: 'count(otherSessions) == 0' },
    { tool: 'check_idle_state', must: 'inCall == false' },
  ],
  proof: { tool: 'check_system_uptime', after: 'restart', improvedWhen: 'after.lastBootUtc > before.lastBootUtc' },
  findings: [{ id: 'not_scheduled', severity: 'problem', when: 'exitCode != 0' }],
  texts,
})
