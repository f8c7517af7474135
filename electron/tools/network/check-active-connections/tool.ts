import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Only connections that are open or waited for. Names of programs are those of the moment: a process that ended has none. */
export const tool = defineTool({
  name: 'check_active_connections',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 700,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      connections: z
        .array(
          z.object({
            localAddress: z.string(),
            localPort: z.int(),
            remoteAddress: z.string(),
            remotePort: z.int().nullable(),
            state: z.enum(['Established', 'Listen']),
            pid: z.int().nullable(),
            process: z.string().nullable(),
          }),
        )
        .nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'connections == null',
  findings: [
    {
      id: 'remote_control_open',
      severity: 'warning',
      when: "any(connections, it.state == 'Listen' && it.localPort in [23,5900,5938,7070] && it.localAddress in ['0.0.0.0','::'])",
      followUpChecks: ['check_installed_software'],
      culprits: {
        each: 'connections',
        where: "it.state == 'Listen' && it.localPort in [23,5900,5938,7070] && it.localAddress in ['0.0.0.0','::']",
        name: 'it.process',
        names: 'programs',
      },
    },
    { id: 'many', severity: 'info', when: 'count(connections) >= 300' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'connections',
      where: "it.state == 'Listen'",
      label: 'it.process',
      names: 'programs',
      value: 'it.localPort',
      states: [{ when: "it.state == 'Listen'", word: 'open' }],
    },
  ],
  plannerHints: { components: ['server', 'network'] },
  texts,
})
