import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** How long Windows has been running and whether the last start was a full one. With Fast Startup, "Shut down" does not reset the uptime; only "Restart" does. */
export const tool = defineTool({
  name: 'check_system_uptime',
  version: 1,
  category: 'system',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 300,
  timeoutMs: 20_000,
  triage: true,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      lastBootUtc: z.iso.datetime(),
      uptimeSec: z.int().describe('s'),
      fastStartup: z.boolean().nullable(),
      lastBootType: z.int().describe('0 cold, 1 fast startup, 2 hibernate').nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'lastBootUtc == null',
  findings: [
    {
      id: 'long_uptime',
      severity: 'warning',
      when: 'uptimeSec > 1209600',
      suggests: ['restart_system'],
      figure: 'uptimeSec',
    },
    {
      id: 'shutdown_is_not_restart',
      severity: 'info',
      when: 'fastStartup == true && uptimeSec > 604800',
      suggests: ['restart_system'],
    },
  ],
  picture: [{ kind: 'gauge', value: 'uptimeSec', word: 'uptime', to: '2592000' }],
  plannerHints: {
    components: ['restart', 'power', 'boot'],
    symptoms: ['slower-over-time', 'switches-off', 'asks-for-restart', 'restarts', 'slow'],
  },
  texts,
})
