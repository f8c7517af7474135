import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnly, thisPc } from '../../../contract/presets.ts'
import { switched } from '../../../contract/picture-states.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Licence state is not read: there is no dependable local source for subscription licences. */
export const tool = defineTool({
  name: 'check_office_status',
  version: 1,
  category: 'office_browser',
  kind: 'diagnostic',
  access: readOnly,
  placement: thisPc,
  typicalMs: 600,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      installed: z.boolean().nullable(),
      clickToRun: z.boolean().nullable(),
      version: z.string().nullable(),
      platform: z.string().nullable(),
      culture: z.string().nullable(),
      products: z.string().nullable(),
      channelUrl: z.string().nullable(),
      updatesEnabled: z.boolean().nullable(),
      path: z.string().nullable(),
      pathExists: z.boolean().nullable(),
      running: z.array(z.string()),
    }),
  steps: [powershell(run)],
  unknownWhen: 'installed == null',
  findings: [
    {
      id: 'broken_install',
      severity: 'problem',
      act: { opens: 'apps' },
      when: 'clickToRun == true && pathExists == false',
      suggests: ['repair_office'],
    },
    { id: 'updates_off', severity: 'warning', when: 'updatesEnabled == false' },
    { id: 'other_install', severity: 'info', when: 'installed == true && clickToRun == false' },
    { id: 'not_installed', severity: 'info', when: 'installed == false', followUpChecks: ['check_installed_software'] },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'office',
          states: [
            { when: 'installed == true', word: 'there', role: 'ok' },
            { when: 'installed == false', word: 'missing' },
          ],
        },
        {
          word: 'files',
          states: [
            { when: 'pathExists == true', word: 'there', role: 'ok' },
            { when: 'pathExists == false', word: 'missing' },
          ],
        },
        {
          word: 'updates',
          states: switched('updatesEnabled'),
        },
      ],
    },
  ],
  plannerHints: {
    components: ['office', 'mail', 'account'],
    symptoms: ['no-open', 'frozen', 'offline', 'slow', 'missing'],
  },
  texts,
})
