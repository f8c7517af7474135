import * as z from 'zod'

import { defineTool } from '../../../contract/define-tool.ts'
import { ownNetwork, readOnlyAsUser } from '../../../contract/presets.ts'
import { readReportStep } from './read-report.ts'
import { texts } from './texts.ts'

/**
 * XML only: the text report is translated. The computer half needs elevation and is left out. `readUtc` is the time of
 * the last refresh, not that of the report, which is always now.
 */
export const tool = defineTool({
  name: 'check_group_policy',
  version: 1,
  category: 'cert_time_domain_gpo',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...ownNetwork, securityLevel: 'pii' },
  typicalMs: 6_000,
  timeoutMs: 60_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      applied: z.array(z.string()).nullable(),
      denied: z.array(z.string()).nullable(),
      failed: z.array(z.object({ component: z.string(), error: z.string() })).nullable(),
      readUtc: z.iso.datetime().nullable(),
      slowLink: z.boolean().nullable(),
      noPolicies: z.boolean().nullable(),
    }),
  steps: [
    {
      id: 'report',
      via: 'native',
      executable: '%SystemRoot%\\System32\\gpresult.exe',
      argv: ['/scope:user', '/x', '{runtime.dir}\\gp.xml', '/f'],
      okExitCodes: [0, 1],
      decode: 'oem',
      // Without a report the next step says so.
      parse: () => ({}),
    },
    {
      id: 'read',
      via: 'node',
      outputs: ['applied', 'denied', 'failed', 'readUtc', 'slowLink', 'noPolicies'],
      run: readReportStep,
    },
  ],
  unknownWhen: 'applied == null && (noPolicies == null || noPolicies == false)',
  findings: [
    {
      id: 'failed',
      severity: 'problem',
      when: 'count(failed) > 0',
      suggests: ['refresh_group_policy'],
      bind: {
        // The files of the policies cannot be reached: reading them once more ends in the same way.
        refresh_group_policy: {
          each: 'failed',
          where: "!(lower(it.error) in ['0x80070033','0x80070035','0x800704cf'])",
        },
      },
      followUpChecks: ['check_domain_status', 'check_network_status'],
      culprits: { each: 'failed', name: 'it.component' },
    },
    { id: 'slow_link', severity: 'info', when: 'slowLink == true' },
    { id: 'none', severity: 'info', when: 'noPolicies == true' },
  ],
  picture: [
    {
      kind: 'tiles',
      each: 'failed',
      label: 'it.component',
      states: [{ when: "it.component != ''", word: 'failed' }],
      nothing: 'noneFailed',
    },
  ],
  plannerHints: { components: ['policy', 'antivirus', 'shared-folder', 'permission'] },
  texts,
})
