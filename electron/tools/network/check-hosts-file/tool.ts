import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnly } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Entries of the hosts file that redirect names, and whether the file is where it belongs. Company software may add entries on purpose; ask before removing. */
export const tool = defineTool({
  name: 'check_hosts_file',
  version: 1,
  category: 'network',
  kind: 'diagnostic',
  access: readOnly,
  placement: personalData,
  typicalMs: 150,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      path: z.string(),
      exists: z.boolean(),
      defaultPlace: z.boolean().nullable(),
      bytes: z.int().describe('B').nullable(),
      modifiedUtc: z.iso.datetime().nullable(),
      readOnly: z.boolean().nullable(),
      entries: z
        .array(
          z.object({
            ip: z.string(),
            names: z.array(z.string()),
          }),
        )
        .nullable(),
      realEntries: z.int().describe('count').nullable(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'entries == null',
  findings: [
    {
      id: 'redirects_known_sites',
      severity: 'problem',
      when: "any(entries, any(it.names, ends(lower(it), 'microsoft.com') || ends(lower(it), 'windowsupdate.com') || ends(lower(it), 'microsoftonline.com') || ends(lower(it), 'office.com') || ends(lower(it), 'google.com')))",
      suggests: ['restore_hosts_file', 'start_defender_scan'],
      followUpChecks: ['check_defender_status'],
    },
    {
      id: 'moved',
      severity: 'problem',
      when: 'defaultPlace == false',
      followUpChecks: ['check_defender_status'],
    },
    {
      id: 'many_entries',
      severity: 'warning',
      when: 'realEntries > 50',
      suggests: ['restore_hosts_file'],
      figure: 'realEntries',
    },
    {
      id: 'has_entries',
      severity: 'info',
      when: 'realEntries > 0 && realEntries <= 50',
      suggests: ['restore_hosts_file'],
    },
  ],
  compare: [{ id: 'entries', each: 'entries', key: ['it.ip'], label: 'it.ip', value: 'it.names' }],
  picture: [{ kind: 'tiles', each: 'entries', label: 'it.ip', value: 'it.names', states: [], nothing: 'noEntries' }],
  plannerHints: {
    components: [
      'hosts-file',
      'wrong-page',
      'blocking-tool',
      'tweak-tool',
      'one-site',
      'name-lookup',
      'web-page',
      'update',
      'account',
      'office',
      'cloud-files',
    ],
    symptoms: ['no-open'],
  },
  texts,
})
