import * as z from 'zod'

import { lineText } from '../../../contract/argument-schemas.ts'
import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { readOnlyAsUser, thisPc } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Never Win32_Product: it checks and repairs every package. Keys are read one by one because one broken number stops the whole list. */
export const tool = defineTool({
  name: 'check_installed_software',
  version: 1,
  category: 'software_startup',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: thisPc,
  typicalMs: 800,
  timeoutMs: 25_000,
  args: () =>
    z.strictObject({
      contains: lineText(60).nullable().default(null),
    }),
  result: () =>
    z.object({
      total: z.int().describe('count').nullable(),
      apps: z
        .array(
          z.object({
            name: z.string(),
            version: z.string().nullable(),
            publisher: z.string().nullable(),
            installDate: z.string().describe('yyyymmdd').nullable(),
            sizeKB: z.int().describe('KB').nullable(),
            scope: z.enum(['user', 'machine']),
          }),
        )
        .nullable(),
      unreadable: z.int().describe('count').nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'apps == null',
  findings: [
    {
      id: 'remote_tools',
      severity: 'info',
      when: "any(apps, contains(lower(it.name), 'teamviewer') || contains(lower(it.name), 'anydesk') || contains(lower(it.name), 'rustdesk') || contains(lower(it.name), 'vnc'))",
    },
    {
      id: 'two_antivirus',
      severity: 'warning',
      act: { opens: 'apps' },
      explains: ['check_defender_status/two_products', 'check_defender_status/other_product'],
      when: "count(apps, contains(lower(it.name), 'antivirus') || contains(lower(it.name), 'internet security') || contains(lower(it.name), 'total security') || contains(lower(it.name), 'endpoint security')) > 1",
      followUpChecks: ['check_defender_status'],
    },
    { id: 'broken_entries', severity: 'info', when: 'unreadable > 0' },
  ],
  compare: [
    {
      id: 'programs',
      each: 'apps',
      key: ['it.name', 'it.scope'],
      label: 'it.name',
      value: 'it.version',
      wholeWhen: 'unreadable == 0 && total == count(apps)',
      namesCarryVersions: true,
    },
  ],
  picture: [{ kind: 'rank', each: 'apps', where: 'it.sizeKB != null', label: 'it.name', value: 'it.sizeKB' }],
  plannerHints: {
    components: ['installed-software', 'program', 'antivirus'],
    symptoms: ['missing', 'stuck-update', 'slow'],
  },
  texts,
})
