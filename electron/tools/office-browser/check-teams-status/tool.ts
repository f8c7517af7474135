import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** The new Teams: its package, its processes and the size of its cache. */
export const tool = defineTool({
  name: 'check_teams_status',
  version: 1,
  category: 'office_browser',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 900,
  timeoutMs: 30_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      installed: z.boolean().nullable(),
      version: z.string().nullable(),
      packageStatus: z.string().nullable(),
      processes: z.int().describe('count'),
      cacheBytes: z.int().describe('B'),
      classicFolder: z.boolean(),
    }),
  steps: [powershell(withParts(run, 'folderSize'))],
  unknownWhen: 'installed == null',
  findings: [
    {
      id: 'package_broken',
      severity: 'problem',
      explains: [
        {
          finding: 'check_store_apps/app_damaged',
          when: "!any(check_store_apps.problems, !contains(lower(it.name), 'teams'))",
        },
      ],
      when: "installed == true && packageStatus != 'Ok'",
      suggests: ['repair_store_app'],
      bind: { repair_store_app: { args: { name: "'MSTeams'" } } },
      followUpChecks: ['check_store_apps'],
    },
    {
      id: 'cache_large',
      severity: 'warning',
      when: 'cacheBytes > 2147483648',
      suggests: ['clear_teams_cache'],
      figure: 'cacheBytes',
    },
    { id: 'not_installed', severity: 'info', when: 'installed == false' },
    { id: 'classic_left', severity: 'info', when: 'classicFolder == true && installed == true' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'program',
          states: [
            { when: "installed == true && packageStatus == 'Ok'", word: 'works', role: 'ok' },
            { when: "installed == true && packageStatus != 'Ok'", word: 'broken' },
            { when: 'installed == false', word: 'missing' },
          ],
        },
        { word: 'stored', value: 'cacheBytes', states: [] },
      ],
    },
  ],
  plannerHints: {
    components: ['teams', 'microphone', 'camera'],
    symptoms: ['no-open', 'missing', 'frozen', 'slow', 'offline'],
  },
  texts,
})
