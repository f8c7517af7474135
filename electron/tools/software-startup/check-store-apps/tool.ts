import * as z from 'zod'

import { text } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import { withParts } from '../../../contract/script-parts.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Packages of the signed-in user, the Store itself, and the services that both need. */
export const tool = defineTool({
  name: 'check_store_apps',
  version: 1,
  category: 'software_startup',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 2_500,
  timeoutMs: 40_000,
  args: () =>
    z.strictObject({
      name: text(/^[A-Za-z0-9.-]{3,100}$/, 100)
        .nullable()
        .default(null),
    }),
  result: () =>
    z.object({
      total: z.int().describe('count'),
      problems: z.array(z.object({ name: z.string(), version: z.string(), status: z.string() })),
      packages: z.array(z.object({ name: z.string(), version: z.string(), status: z.string() })),
      storeInstalled: z.boolean().nullable(),
      storeVersion: z.string().nullable(),
      storeStatus: z.string().nullable(),
      storeCacheBytes: z.int().describe('B'),
      services: z.array(z.object({ name: z.string(), status: z.string(), startType: z.string() })),
      blockedByPolicy: z.boolean(),
      unavailable: z.array(z.string()),
    }),
  steps: [powershell(withParts(run, 'folderSize'))],
  unknownWhen: 'packages == null || count(unavailable) > 0',
  findings: [
    {
      id: 'app_damaged',
      severity: 'problem',
      act: { opens: 'apps' },
      explains: [
        { finding: 'check_app_crashes/keeps_crashing', when: 'count(check_app_crashes.crashes, it.count >= 3) == 1' },
      ],
      when: 'count(problems) > 0',
      culprits: { each: 'problems', name: 'it.name' },
      suggests: ['repair_store_app'],
      bind: { repair_store_app: { each: 'problems', args: { name: 'it.name' } } },
    },
    {
      id: 'service_disabled',
      severity: 'problem',
      when: "any(services, it.name in ['AppXSvc','ClipSVC','InstallService'] && it.startType == 'Disabled')",
      followUpChecks: ['check_services'],
    },
    {
      id: 'store_broken',
      severity: 'problem',
      explains: [{ finding: 'check_store_apps/app_damaged', when: 'count(problems) == 1' }],
      when: "storeInstalled == true && storeStatus != 'Ok'",
      suggests: ['repair_store_app'],
      bind: { repair_store_app: { args: { name: "'Microsoft.WindowsStore'" } } },
    },
    {
      id: 'store_cache_large',
      severity: 'info',
      asCause: 'possible',
      when: 'storeCacheBytes > 524288000',
      suggests: ['reset_store_cache'],
      figure: 'storeCacheBytes',
    },
    { id: 'store_blocked', severity: 'info', asCause: 'sufficient', when: 'blockedByPolicy == true' },
    { id: 'store_missing', severity: 'info', when: 'storeInstalled == false' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'problems',
      label: 'it.name',
      states: [{ when: "it.status != 'Ok'", word: 'damaged' }],
      nothing: 'allWork',
    },
    {
      kind: 'tiles',
      things: [
        {
          word: 'store',
          states: [
            { when: "storeInstalled == true && storeStatus == 'Ok'", word: 'works', role: 'ok' },
            { when: 'storeInstalled == false', word: 'missing' },
            { when: "storeStatus != 'Ok'", word: 'damaged' },
          ],
        },
      ],
    },
  ],
  plannerHints: { components: ['store', 'program'], symptoms: ['no-open', 'crash'] },
  texts,
})
