import * as z from 'zod'

import { defineTool, powershell } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import run from './run.ps1?raw'
import { texts } from './texts.ts'

/** Must run as the signed-in user, unelevated. There is no documented local source for the sync state of files. */
export const tool = defineTool({
  name: 'check_onedrive_status',
  version: 1,
  category: 'office_browser',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: personalData,
  typicalMs: 500,
  timeoutMs: 20_000,
  args: () => z.strictObject({}),
  result: () =>
    z.object({
      running: z.boolean(),
      version: z.string().nullable(),
      accounts: z.array(
        z.object({
          account: z.string(),
          email: z.string().nullable(),
          folder: z.string().nullable(),
          folderExists: z.boolean().nullable(),
        }),
      ),
      signedIn: z.boolean(),
      desktopInOneDrive: z.boolean(),
      blockedByPolicy: z.boolean(),
    }),
  steps: [powershell(run)],
  unknownWhen: 'running == null',
  findings: [
    {
      id: 'not_running',
      severity: 'problem',
      when: 'running == false && signedIn == true && blockedByPolicy == false',
      suggests: ['reset_onedrive'],
    },
    {
      id: 'folder_missing',
      severity: 'problem',
      when: 'any(accounts, it.folderExists == false)',
      suggests: ['reset_onedrive'],
    },
    // OneDrive comes with Windows and starts without an account.
    { id: 'not_signed_in', severity: 'info', asCause: 'sufficient', when: 'signedIn == false && version != null' },
    { id: 'blocked', severity: 'info', asCause: 'sufficient', when: 'blockedByPolicy == true' },
    { id: 'desktop_moved', severity: 'info', when: 'desktopInOneDrive == true' },
  ],
  picture: [
    {
      kind: 'tiles',
      things: [
        {
          word: 'program',
          states: [
            { when: 'running == true', word: 'running', role: 'ok' },
            { when: 'running == false', word: 'stopped' },
          ],
        },
        {
          word: 'account',
          states: [
            { when: 'signedIn == true', word: 'signedIn', role: 'ok' },
            { when: 'signedIn == false', word: 'signedOut' },
          ],
        },
      ],
    },
    {
      kind: 'tiles',
      when: 'count(accounts) > 0',
      each: 'accounts',
      label: 'it.account',
      states: [
        { when: 'it.folderExists == true', word: 'works', role: 'ok' },
        { when: 'it.folderExists == false', word: 'missing' },
      ],
    },
  ],
  plannerHints: { components: ['cloud-files', 'file'], symptoms: ['missing'] },
  texts,
})
