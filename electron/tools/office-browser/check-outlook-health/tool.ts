import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Profile and file names contain mail addresses. */
export const tool = defineTool({
  name: 'check_outlook_health',
  version: 1,
  category: 'office_browser',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 700,
  timeoutMs: 25_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      profiles: z.array(z.string()),
      defaultProfile: z.string().nullable(),
      dataFiles: z.array(z.object({ name: z.string(), bytes: z.int().describe('B'), modifiedUtc: z.iso.datetime() })),
      addins: z.array(
        z.object({
          id: z.string(),
          loadBehavior: z.int().describe('3 = loads at start, 2 = was switched off').nullable(),
        }),
      ),
      disabledItems: z.int().describe('count'),
      newOutlook: z.boolean().nullable(),
      running: z.boolean(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'profiles == null',
  findings: [
    {
      id: 'mailbox_file_huge',
      severity: 'problem',
      when: 'any(dataFiles, it.bytes > 47244640256)',
      followUpChecks: ['check_disk_usage'],
      culprits: { each: 'dataFiles', where: 'it.bytes > 47244640256', best: 'it.bytes', name: 'it.name' },
      figure: 'it.bytes',
    },
    {
      id: 'mailbox_file_large',
      severity: 'warning',
      when: 'any(dataFiles, it.bytes > 21474836480 && it.bytes <= 47244640256)',
      culprits: {
        each: 'dataFiles',
        where: 'it.bytes > 21474836480 && it.bytes <= 47244640256',
        best: 'it.bytes',
        name: 'it.name',
      },
      figure: 'it.bytes',
    },
    { id: 'addin_switched_off', severity: 'warning', when: 'disabledItems > 0 || any(addins, it.loadBehavior == 2)' },
    { id: 'many_addins', severity: 'info', when: 'count(addins, it.loadBehavior == 3) > 8' },
    {
      id: 'no_profile',
      severity: 'warning',
      when: 'count(profiles) == 0 && newOutlook == false',
      // Outlook comes with Office and is not used by everybody.
      milderWhen: [{ when: 'running == false', severity: 'info' }],
    },
    { id: 'new_outlook', severity: 'info', when: 'newOutlook == true' },
  ],
  picture: [
    { kind: 'rank', each: 'dataFiles', label: 'it.name', value: 'it.bytes', nothing: 'noFiles' },
    {
      kind: 'tiles',
      when: 'count(addins) > 0',
      each: 'addins',
      label: 'it.id',
      states: [
        { when: 'it.loadBehavior == 2', word: 'switchedOff' },
        { when: 'it.loadBehavior == 3', word: 'on', role: 'ok' },
        { when: 'it.loadBehavior != 3', word: 'off' },
      ],
    },
  ],
  plannerHints: { components: ['mailbox', 'mail', 'search'] },
  texts,
})
