import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyElevated, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Reads the stored mark only (seconds). The deep scan takes 5 to 15 minutes and is part of the repair. */
export const tool = defineTool({
  name: 'check_component_store_health',
  version: 1,
  category: 'updates',
  kind: 'diagnostic',
  access: readOnlyElevated,
  placement: thisPc,
  typicalMs: 90_000,
  timeoutMs: 120_000,
  args: () => z.strictObject({}),
  result: () => z.object({ state: z.enum(['Healthy', 'Repairable', 'NonRepairable']), restartNeeded: z.boolean() }),
  steps: [powershell(run)],
  unknownWhen: 'state == null',
  findings: [
    {
      id: 'repairable',
      severity: 'problem',
      explains: ['check_windows_update_status/updates_fail'],
      when: "state == 'Repairable'",
      suggests: ['repair_component_store'],
    },
    {
      id: 'not_repairable',
      severity: 'problem',
      explains: ['check_windows_update_status/updates_fail'],
      when: "state == 'NonRepairable'",
    },
    { id: 'restart_first', severity: 'warning', when: 'restartNeeded == true', suggests: ['restart_system'] },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'files',
          states: [
            { when: "state == 'Healthy'", word: 'works', role: 'ok' },
            { when: "state == 'Repairable'", word: 'repairable' },
            { when: "state == 'NonRepairable'", word: 'damaged' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['system-files', 'update'] },
  texts,
})
