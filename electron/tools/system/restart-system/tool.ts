import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { notInCall } from '../../../contract/condition-fragments.ts'
import { defineTool } from '../../../contract/define-tool.ts'
import { repair, thisPc } from '../../../contract/presets.ts'
import { restartTime } from './restart-time.ts'
import { texts } from './texts.ts'

/** Restarts Windows after a visible countdown that can be stopped. The right to restart is held by ordinary users on client Windows. Never add /f: it kills programs with unsaved work. /g instead of /r reopens registered programs afterwards. */
export const tool = defineTool({
  name: 'restart_system',
  version: 1,
  category: 'system',
  kind: 'remediation',
  access: {
    ...repair,
    requiresIdleCheck: true,
    risk: 'elevated',
    roleReason: 'The agent may propose it; it runs only after a person approved this exact call.',
  },
  placement: thisPc,
  timeoutMs: 15_000,
  args: () =>
    z.strictObject({
      delaySec: z.int().min(60).max(3600).default(120).describe('s'),
      message: text(/^[^"\p{Cc}]{1,200}$/u, 200).default('Your helpdesk is restarting this PC. Please save your work.'),
    }),
  result: () =>
    z.object({
      exitCode: z.int(),
      scheduledUtc: z.iso.datetime(),
      abortable: z.boolean(),
    }),
  steps: [
    {
      id: 'schedule',
      via: 'native',
      outputs: ['exitCode', 'abortable'],
      executable: '%SystemRoot%\\System32\\shutdown.exe',
      argv: ['/r', '/t', '{p.delaySec}', '/c', '{p.message}', '/d', 'p:4:1'],
      okExitCodes: [0],
      decode: 'oem',
      parse: ({ exitCode }) => ({ exitCode, abortable: exitCode === 0 }),
    },
    { id: 'time', via: 'node', outputs: ['scheduledUtc'], run: restartTime },
  ],
  undoSteps: [
    {
      id: 'abort',
      via: 'native',
      executable: '%SystemRoot%\\System32\\shutdown.exe',
      argv: ['/a'],
      // 1116 = nothing was scheduled.
      okExitCodes: [0, 1116],
      decode: 'oem',
      parse: () => ({}),
    },
  ],
  object: 'one',
  destroys: ['unsaved_work', 'files_of_this_session'],
  undo: 'automatic',
  undoReads: [],
  undoUntil: 'scheduledUtc',
  preconditions: [
    { tool: 'check_idle_state', must: 'count(otherSessions) == 0' },
    { tool: 'check_idle_state', must: notInCall },
  ],
  proof: { tool: 'check_system_uptime', after: 'restart', improvedWhen: 'after.lastBootUtc > before.lastBootUtc' },
  findings: [{ id: 'not_scheduled', severity: 'problem', when: 'exitCode != 0' }],
  plannerHints: { components: ['restart'] },
  texts,
})
